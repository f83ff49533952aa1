// Copies of the log as files: hands one to her, asks her for one, and stores it. Swift writes and reads
// what is in them.

const TYPE = 'application/json';
// What Swift takes at most; a larger file is not worth reading.
const LARGEST_FILE = 64 * 1024 * 1024;
// What `handedOver` is told.
const NOT_MADE = 0;
const MADE = 1;
const WITHDRAWN = 2;

// `program` is what Swift does: `ofLog(records)`, `handedOver(outcome)`, `chosen(file)`, `encoded()`,
// `stored(isStored)`.
export function createCopies(storage, program) {
  // One for all times: a picker that nobody holds may be gone before its file is chosen.
  const picker = document.createElement('input');
  picker.type = 'file';
  // Some mail programs send a copy on as plain text.
  picker.accept = `.json,${TYPE},text/plain`;
  picker.addEventListener('change', async () => {
    if (picker.files.length === 1) program.chosen(await bytesOf(picker.files[0]));
  });

  async function save(name) {
    let outcome = NOT_MADE;
    try {
      const { bytes } = await storage.readAfter(0);
      outcome = await handOver(new File([program.ofLog(bytes)], name, { type: TYPE }));
    } catch (error) {
      console.warn('no copy was made', error);
    }
    program.handedOver(outcome);
  }

  function pick() {
    // The same file may be chosen once more.
    picker.value = '';
    picker.click();
  }

  async function store(counter) {
    try {
      await storage.putAll(program.encoded(), counter);
      program.stored(true);
    } catch (error) {
      console.warn('a copy could not be stored', error);
      program.stored(false);
    }
  }

  return { save, pick, store };
}

// Where there are fingers, files are passed on and seldom looked for in a folder.
async function handOver(file) {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return MADE;
    } catch (error) {
      if (error.name === 'AbortError') return WITHDRAWN;
      console.info('a copy could not be shared', error);
    }
  }
  download(file);
  return MADE;
}

let address;
function download(file) {
  // The one before has been downloaded long ago.
  if (address !== undefined) URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}

// None when the file cannot be read or is no copy for sure.
async function bytesOf(file) {
  if (file.size > LARGEST_FILE) return new Uint8Array();
  return new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()));
}
