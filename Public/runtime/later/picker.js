// Asks for a file of this device.

// One for all times: a picker that nobody holds may be gone before its file is chosen.
export function createPicker(accept) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept });
  let choose = () => {};
  let refuse = () => {};
  input.addEventListener('change', () => { if (input.files.length === 1) choose(input.files[0]); });

  return {
    chosen: () => input.files[0],
    // In the turn of a tap. A promise of the file; one that was asked for before is given up, for browsers do not all
    // say that a picker was closed without a file.
    pick() {
      refuse(new Error('another file is asked for'));
      // The same file may be chosen once more.
      input.value = '';
      input.click();
      return new Promise((done, failed) => { [choose, refuse] = [done, failed]; });
    },
  };
}
