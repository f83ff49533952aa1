// Resolves as the answer does. Fails with the error where none has come in so many milliseconds; where none are given, it
// is waited for without end.
export const inTime = (answer, patience, error) => new Promise((resolve, reject) => {
  const timer = patience && setTimeout(reject, patience, error);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
});
