// What an address is; null if a text is none. (`URL.canParse` and `URL.parse` are younger than many phones.)
export function addressIn(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
