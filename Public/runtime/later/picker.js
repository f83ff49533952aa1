// Asks for a file of this device.

// One for all times: a picker that nobody holds may be gone before its file is chosen.
export function createPicker(accept) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept });
  let choose = () => {};
  input.addEventListener('change', () => { if (input.files.length === 1) choose(input.files[0]); });

  return {
    chosen: () => input.files[0],
    // In the turn of a tap. A promise of the file; of null when another one is asked for before it is chosen, for
    // browsers do not all say that a picker was closed without a file.
    pick() {
      choose(null);
      // The same file may be chosen once more.
      input.value = '';
      input.click();
      return new Promise((done) => { choose = done; });
    },
  };
}
