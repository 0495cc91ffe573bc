/** Test files share one window and the modules of the portal, so each test resets both. */
import { vi } from 'vitest';
import { forgetCredentials } from '../app/session/credentials';
import { reportLiveLink } from '../app/graph/live-link';
import { colorElement } from '../app/theme/color-mode';
import { browserStorage, tabStorage } from '../components/browser-storage/browser-storage';
import { learnPortalTime } from '../components/visit/portal-clock';
import { toaster } from '../components/toaster/toaster-store';

const found = Object.getOwnPropertyDescriptors(window);
/** Properties that can be assigned, where jsdom's window stores them: `scrollY`, for example. */
const assigned = Object.entries(found).flatMap(([name, { get, set }]) =>
  get && set ? [{ name, get, set, value: get.call(window) as unknown }] : [],
);

export async function freshBrowser(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [name, descriptor] of Object.entries(found)) {
    const now = Object.getOwnPropertyDescriptor(window, name);
    if (descriptor.configurable && (now?.value !== descriptor.value || now?.get !== descriptor.get)) {
      Object.defineProperty(window, name, descriptor);
    }
  }
  for (const { get, set, value } of assigned) if (get.call(window) !== value) set.call(window, value);
  learnPortalTime(Date.now());
  await toaster.clear();
  reportLiveLink('up');
  colorElement(document.documentElement);
  forgetCredentials();
  // With what a refusing storage left in memory.
  for (const storage of [browserStorage, tabStorage])
    for (const key of storage.keys()) storage.removeItem(key);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  // Emotion writes each of its styles once.
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
