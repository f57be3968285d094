import { useEffect, useLayoutEffect, useRef } from 'react';

/** What keys do, by `KeyboardEvent.key` in lower case; undefined while they do nothing. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"], [aria-modal="true"]';
/** What moves within itself by arrow keys. */
const ownArrows = '[data-own-arrows], [role="menu"], [role="listbox"], [role="tablist"]';

/**
 * Keys that do what a button does, anywhere on the page: not while somebody types or a dialog is open, not together
 * with Ctrl, Alt or Cmd, and once for a key that is held.
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const current = useRef(shortcuts);
  // With the page: a key does what the button that is seen does, at once.
  useLayoutEffect(() => {
    current.current = shortcuts;
  });

  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const act = Object.hasOwn(current.current, key) ? current.current[key] : undefined;
      if (!act || isMeantElsewhere(event)) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  if (document.querySelector(dialogs)) return true;
  if (!(event.target instanceof Element)) return false;
  const isArrow = event.key.startsWith('Arrow');
  return event.target.closest(isArrow ? `${typing}, ${ownArrows}` : typing) !== null;
}
