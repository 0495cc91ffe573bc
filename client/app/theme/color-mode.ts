/**
 * Light or dark. The choice is stored in local storage; without one it follows the device.
 * index.html applies it before the first paint with the same key and class, so that no page flashes in the wrong colors.
 * It is a class of the page; a portal that is mounted into another page colors its own element only.
 */
import { useSyncExternalStore } from 'react';
import { useRenderedVisit } from '../../components/visit/visit-context';

export type ColorMode = 'light' | 'dark';
/** A mode, or whichever the device has. */
export type ColorChoice = ColorMode | 'device';

const STORAGE_KEY = 'travel-portal.color-mode';
const IS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The page, unless the portal is mounted in an element of another one. */
let element: HTMLElement | undefined;
const colored = (): HTMLElement => element ?? document.documentElement;
/** Whether a host has set the color mode, so that the device's is ignored. */
let isSaidByHost = false;

const currentMode = (): ColorMode => (colored().classList.contains('dark') ? 'dark' : 'light');

/** Colors an element instead of the page, from now on: in the mode that a host says, else as the traveler or the device has it. */
export function colorElement(place: HTMLElement, said?: ColorMode): void {
  element = place;
  isSaidByHost = said !== undefined;
  applyColorMode(said ?? chosenMode() ?? deviceMode());
}

/** The choice where storage is full or forbidden: it lasts as long as the page. */
let unstored: ColorMode | undefined;

function chosenMode(): ColorMode | undefined {
  const chosen = localStorage.getItem(STORAGE_KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : unstored;
}

const deviceMode = (): ColorMode => (window.matchMedia(IS_DARK).matches ? 'dark' : 'light');

/** Applies the traveler's choice now and stores it. */
export function chooseColorMode(choice: ColorChoice): void {
  unstored = undefined;
  try {
    if (choice === 'device') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    unstored = choice === 'device' ? undefined : choice;
  }
  applyColorMode(choice === 'device' ? deviceMode() : choice);
}

function applyColorMode(mode: ColorMode): void {
  const { classList, style } = colored();
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
  // Clear the background that index.html sets until the styles are loaded.
  style.backgroundColor = '';
  for (const listener of listeners) listener();
}

/** Takes the device's mode over, unless the traveler or a host has chosen one. */
function followDevice(): void {
  if (!isSaidByHost && chosenMode() === undefined) applyColorMode(deviceMode());
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia(IS_DARK);
  listeners.add(listener);
  device.addEventListener('change', followDevice);
  // It may have changed since the page was drawn: one that comes rendered is followed only once it has been hydrated.
  if (currentMode() !== deviceMode()) followDevice();
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', followDevice);
  };
}

export function useColorMode(): ColorMode {
  const visit = useRenderedVisit();
  return useSyncExternalStore(subscribe, currentMode, () => visit?.colorMode ?? 'light');
}

const currentChoice = (): ColorChoice => chosenMode() ?? 'device';

/** The color mode that the traveler chose on this device. */
export const useColorChoice = (): ColorChoice =>
  useSyncExternalStore(subscribe, currentChoice, () => 'device');
