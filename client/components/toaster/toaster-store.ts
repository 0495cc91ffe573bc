import type { ToastOptions } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { whenOnline } from '../on-demand/on-demand';

let isWanted = false;
const listeners = new Set<() => void>();

/** Short notes: `toaster.create({ title: 'Saved', type: 'success' })`. Their code loads with the first of them. */
export const toaster = {
  create(note: ToastOptions): void {
    isWanted = true;
    for (const listener of listeners) listener();
    void whenOnline(() => import('./toaster')).then(({ showNote }) => showNote(note));
  },
  /** Removes all notes, for users whom they do not concern. */
  async clear(): Promise<void> {
    if (isWanted) (await whenOnline(() => import('./toaster'))).clearNotes();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any note was shown, so that the region of notes has to be rendered. */
export const useIsToasterWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
