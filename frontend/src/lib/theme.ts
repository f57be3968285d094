import { browserStorage, createListeners } from '@loka/client';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Read by the script of `index.html` too, before the page is drawn; nothing is kept for the system's. */
const KEY = 'loka.theme';

const listeners = createListeners();

/** On the element that styles look at, so that it is right when storage is closed. */
function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((one) => one === theme) ?? 'system';
}

/** What was chosen on this device; the server renders pages without knowing it. */
export const useTheme = (): Theme =>
  useSyncExternalStore(listeners.subscribe, read, () => 'system' as const);

/** For this device, from now on. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (theme === 'system') browserStorage.remove(KEY);
  else browserStorage.set(KEY, theme);
  listeners.tell();
}
