// The rows of the port's tables (port.js) that come after the first paint: what Swift asks of later scripts, and what
// they tell.

export const KINDS = {
  readGate: 6,
  swapGate: 7,
  makeGate: 8,
  derivePIN: 9,
  deriveFamilyCode: 10,
  pickFile: 11,
  readFile: 12,
  handOver: 13,
  randomBytes: 14,
  seal: 15,
  unseal: 16,
  readKeeping: 17,
  rememberCopy: 18,
  copyText: 28,
  shareText: 29,
  printPage: 30,
  readCalendars: 32,
  keepCalendars: 33,
  pickCalendar: 34,
  readCalendar: 35,
  fetchCalendar: 36,
  readMusic: 37,
  signInToMusic: 38,
  takeMusicCallback: 39,
  takePastedMusic: 40,
  disconnectMusic: 41,
  readPlaylists: 42,
  readPlaylistItems: 43,
  readPlaying: 44,
  keepPolls: 45,
  noteMusic: 46,
};

export const NEWS = {
  gateChanged: 14,
  eveningArrived: 15,
  calendarsChanged: 16,
  musicChanged: 17,
};
