import type { ToastOptions } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { whenOnline } from '../on-demand/on-demand';

let isWanted = false;
const listeners = new Set<() => void>();

/** Short notes: `toaster.create({ title: 'Saved', type: 'success' })`. Their code loads with the first note. */
export const toaster = {
  create(note: ToastOptions): void {
    isWanted = true;
    for (const listener of listeners) listener();
    void whenOnline(() => import('./toaster')).then(({ showNote }) => showNote(note));
  },
  /** Removes all notes, when the user changes. */
  async clear(): Promise<void> {
    if (isWanted) (await whenOnline(() => import('./toaster'))).clearNotes();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any note has been shown, so that their region has to be rendered. */
export const useIsToasterWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
