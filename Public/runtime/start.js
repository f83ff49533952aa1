// Loaded first, and plain enough for any browser: sends those away kindly that cannot run the rest.

if (typeof WebAssembly === 'object' && 'locks' in navigator && 'indexedDB' in globalThis) {
  import('./main.js').catch(() => {
    document.getElementById('app').hidden = true;
    document.getElementById('trouble').hidden = false;
  });
} else {
  document.getElementById('app').hidden = true;
  document.getElementById('old-browser').hidden = false;
}
