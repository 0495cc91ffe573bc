/**
 * RW-05: the rewards account that the traveler has chosen, stored in local storage; a choice in another tab takes effect
 * immediately.
 */
import { useSyncExternalStore } from 'react';
import { PERSONAL_KEYS } from '#client/app/session/personal-storage.ts';
import { browserStorage } from '#client/components/browser-storage/browser-storage.ts';

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

/** Its reference; null when none has been chosen. The account may no longer exist: the domain's `selectedAccount` decides. */
export const useStoredRewardsAccount = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => browserStorage.getItem(KEY),
    () => null,
  );

export function storeRewardsAccount(accountReferenceId: string): void {
  browserStorage.setItem(KEY, accountReferenceId);
  for (const listener of listeners) listener();
}
