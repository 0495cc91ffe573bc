/**
 * Light or dark. The choice is kept in local storage; without one the device decides. index.html applies it before the
 * first paint with the same key and class, so that no page flashes in the wrong colours. It is a class of the page; a
 * portal that is mounted into another page colours its own element only.
 */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const STORAGE_KEY = 'travel-portal.color-mode';
const listeners = new Set<() => void>();

let colored: HTMLElement = document.documentElement;

const currentMode = (): ColorMode => (colored.classList.contains('dark') ? 'dark' : 'light');

/** Colours an element instead of the page, from now on: in a given mode, else as the traveler or the device has it. */
export function colorElement(element: HTMLElement, mode: ColorMode = preferredMode()): void {
  colored = element;
  applyColorMode(mode);
}

function preferredMode(): ColorMode {
  const chosen = localStorage.getItem(STORAGE_KEY);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a mode now and keeps it as the traveler's choice. */
export function chooseColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
}

export function applyColorMode(mode: ColorMode): void {
  const { classList, style } = colored;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, currentMode);
