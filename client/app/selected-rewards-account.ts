/** RW-05: the rewards account that the traveler has chosen, stored in local storage; other tabs' choices count at once. */
import { useSyncExternalStore } from 'react';
import { PERSONAL_KEYS } from './personal-storage';

const KEY = PERSONAL_KEYS.rewardsAccount;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Its reference; null when none has been chosen. It may be gone: `selectedAccount` of the domain decides. */
export const useStoredRewardsAccount = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => null,
  );

export function storeRewardsAccount(accountReferenceId: string): void {
  localStorage.setItem(KEY, accountReferenceId);
  for (const listener of listeners) listener();
}
