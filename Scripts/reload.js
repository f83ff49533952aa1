// In a site that Scripts/watch has built: loads the page again when there is another version of it.

const PAUSE = 500;

const read = async () => (await fetch('index.html', { cache: 'no-store' })).text();

const first = await read();
for (;;) {
  await new Promise((done) => { setTimeout(done, PAUSE); });
  const page = await read().catch(() => first);
  if (page !== first && page.includes('reload.js')) location.reload();
}
