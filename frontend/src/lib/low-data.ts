import { createListeners } from '@loka/client';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Of the device, and nothing personal: `1` and `0` are what was chosen here, over what the browser asks for. */
const COOKIE = 'loka_eco';
const YEAR_SECONDS = 31_536_000;

/** What the server knew when it rendered the page: the cookie, or the browser's own `Save-Data`. */
export const ServedLowData = createContext(false);

let isLowData: boolean | undefined;
/** Pictures that were asked for here; each has been paid for once. */
const shown = new Set<string>();
const listeners = createListeners();

function read(): boolean {
  const [, chosen] = new RegExp(`(?:^|; )${COOKIE}=([01])`).exec(document.cookie) ?? [];
  if (chosen) return chosen === '1';
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function isLow(): boolean {
  isLowData ??= read();
  return isLowData;
}

/** Whether large pictures wait until they are asked for. */
export function useLowData(): boolean {
  const served = useContext(ServedLowData);
  return useSyncExternalStore(listeners.subscribe, isLow, () => served);
}

/** For this device, from now on. */
export function setLowData(isOn: boolean): void {
  isLowData = isOn;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way to write one is not in every browser.
  document.cookie = `${COOKIE}=${isOn ? 1 : 0}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  listeners.tell();
}

/** Whether a picture waits until somebody asks for it. */
export function useHeldBack(src: string | undefined): boolean {
  const isLowNow = useLowData();
  const isShown = useSyncExternalStore(
    listeners.subscribe,
    // One that was picked on this device costs nothing.
    () => src !== undefined && (shown.has(src) || src.startsWith('blob:')),
    () => false,
  );
  return isLowNow && !isShown;
}

/** Somebody asks for a picture; from then on it is there wherever it is shown. */
export function showPicture(src: string): void {
  shown.add(src);
  listeners.tell();
}
