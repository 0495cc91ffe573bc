/**
 * Light or dark. The choice is stored in local storage; without one the page follows the device. index.html applies it before the
 * first paint with the same key and class, so that no page flashes in the wrong colors. It is a class of the page; a portal that
 * is mounted into another page colors only its own element.
 */
import { useSyncExternalStore } from 'react';
import { useRenderedVisit } from '../../components/visit/visit-context';
import { browserStorage } from '../../components/browser-storage/browser-storage';

export type ColorMode = 'light' | 'dark';
/** A mode, or the device's. */
export type ColorChoice = ColorMode | 'device';

const STORAGE_KEY = 'travel-portal.color-mode';
const IS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The page, unless the portal is mounted in an element of another one. */
let element: HTMLElement | undefined;
const colored = (): HTMLElement => element ?? document.documentElement;
/** Whether a host has set the color mode, which overrides the device's. */
let isSaidByHost = false;

const currentMode = (): ColorMode => (colored().classList.contains('dark') ? 'dark' : 'light');

/** From now on, colors an element instead of the page: in the host's mode, or else in the mode of the traveler or the device. */
export function colorElement(place: HTMLElement, said?: ColorMode): void {
  element = place;
  isSaidByHost = said !== undefined;
  applyColorMode(said ?? chosenMode() ?? deviceMode());
}

function chosenMode(): ColorMode | undefined {
  const chosen = browserStorage.getItem(STORAGE_KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

const deviceMode = (): ColorMode => (window.matchMedia(IS_DARK).matches ? 'dark' : 'light');

/** Applies the traveler's choice now and stores it. */
export function chooseColorMode(choice: ColorChoice): void {
  if (choice === 'device') browserStorage.removeItem(STORAGE_KEY);
  else browserStorage.setItem(STORAGE_KEY, choice);
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

/** Applies the device's mode, unless the traveler or a host has chosen one. */
function followDevice(): void {
  if (!isSaidByHost && chosenMode() === undefined) applyColorMode(deviceMode());
}

/** The mode of the screen, while the page is printed. */
let screenMode: ColorMode | undefined;

/** Paper is light: browsers print text in its color, and no backgrounds. */
function colorPaper(): void {
  screenMode ??= currentMode();
  applyColorMode('light');
}

function colorScreen(): void {
  if (screenMode) applyColorMode(screenMode);
  screenMode = undefined;
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia(IS_DARK);
  listeners.add(listener);
  device.addEventListener('change', followDevice);
  window.addEventListener('beforeprint', colorPaper);
  window.addEventListener('afterprint', colorScreen);
  // The mode may have changed since the page was rendered: it is applied only after hydration.
  if (currentMode() !== deviceMode()) followDevice();
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', followDevice);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', colorPaper);
    window.removeEventListener('afterprint', colorScreen);
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
