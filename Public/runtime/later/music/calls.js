// Calls of the API: one at a time, the same one never twice at once, and each with a token that was good when it left.

// Among all tabs: the service counts what comes from the family's app together.
const LOCK = 'timequest-music calls';

// Resolves to { status, body }, or to { failure } when it was not answered.
export function createCalls({ api, tokens, inTurn, ask }) {
  // By player and path; those that are on their way.
  const underWay = new Map();

  function get(player, path) {
    const name = `${player} ${path}`;
    if (!underWay.has(name)) {
      underWay.set(name, attempt(player, path).finally(() => underWay.delete(name)));
    }
    return underWay.get(name);
  }

  async function attempt(player, path, refused) {
    const held = await tokens.usable(player, refused);
    if (held.failure) return { failure: held.failure };
    const headers = { Authorization: `Bearer ${held.accessToken}` };
    const answer = await inTurn(LOCK, () => ask(api + path, { headers }));
    const isRefused = answer.status === 401 && refused === undefined;
    return isRefused ? attempt(player, path, held.accessToken) : answer;
  }

  return get;
}
