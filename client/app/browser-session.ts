const KEY = 'travel-portal.browser-session';
const BYTES = 16;

/** LC-05: distinguishes the pages of one tab from those of others in the log; created once and kept for the tab. */
export function browserSessionId(): string {
  const stored = sessionStorage.getItem(KEY);
  if (stored !== null) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(KEY, id);
  return id;
}
