"""A phone on which files can be passed on."""

# The share sheet of a phone: keeps what it is given, or does what `outcome` says. And counts downloads.
SHARE = """(() => {
  globalThis.testShared = [];
  globalThis.testDownloads = 0;
  const createReally = URL.createObjectURL;
  URL.createObjectURL = (file) => { testDownloads += 1; return createReally(file); };
  Navigator.prototype.canShare = () => true;
  Navigator.prototype.share = async ({ files }) => {
    const outcome = OUTCOME;
    if (outcome) throw new DOMException('not today', outcome);
    for (const file of files) testShared.push([file.name, file.type, await file.text()]);
  };
})();"""
