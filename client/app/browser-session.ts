import { tabStorage } from '../components/browser-storage/browser-storage';

const KEY = 'travel-portal.browser-session';
const BYTES = 16;

/** LC-05: an id that identifies the pages of this tab in the log; created once and stored for the tab. */
export function browserSessionId(): string {
  const stored = tabStorage.getItem(KEY);
  if (stored !== null) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  tabStorage.setItem(KEY, id);
  return id;
}
