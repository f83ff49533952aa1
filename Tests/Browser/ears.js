// What goes wrong in the page unseen, for a browser that does not tell: `testHeard`.
globalThis.testHeard = [];
addEventListener('error', ({ message }) => testHeard.push(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => testHeard.push(`uncaught: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  testHeard.push(`forbidden by ${violatedDirective}: ${blockedURI}`);
});
for (const level of ['error', 'warn']) {
  const really = console[level];
  console[level] = (...words) => {
    testHeard.push(`console ${level}: ${words.join(' ')}`);
    really.apply(console, words);
  };
}
