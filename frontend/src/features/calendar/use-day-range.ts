import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Where it began and where it is now, which may be before. */
export interface DayRange {
  first: string;
  last: string;
}

/**
 * Several days of a calendar at once, by dragging over them or by Shift and the arrows. A finger that
 * begins downwards scrolls the page.
 *
 * @param onDrop what to do with the days once they are let go of
 * @returns the days in hand, and what the element around the calendar listens to
 */
export function useDayRange(onDrop: (range: DayRange) => void) {
  const [range, setRange] = useState<DayRange | null>(null);
  const dragged = useRef<string>(null);
  const extended = useRef<string>(null);

  function drop() {
    dragged.current = null;
    extended.current = null;
    setRange(null);
  }

  return {
    range,
    clear: drop,
    listeners: {
      onPointerDown(event: PointerEvent) {
        drop();
        if (event.isPrimary && event.button === 0) dragged.current = dayOf(event.target);
      },
      onPointerMove(event: PointerEvent) {
        const first = dragged.current;
        const last = first && dayOf(document.elementFromPoint(event.clientX, event.clientY));
        if (!first || !last || (!range && first === last)) return;
        // So that it ends here wherever it is let go, and is not a click on a day too.
        if (!range) event.currentTarget.setPointerCapture(event.pointerId);
        if (range?.last !== last) setRange({ first, last });
      },
      onPointerUp() {
        drop();
        if (range) onDrop(range);
      },
      onPointerCancel: drop,
      onKeyDownCapture({ key, shiftKey, target }: KeyboardEvent) {
        if (shiftKey && key.startsWith('Arrow')) extended.current ??= dayOf(target);
        else if (!['Shift', 'Enter', ' '].includes(key)) drop();
      },
      onFocus({ target }: FocusEvent) {
        const [first, last] = [extended.current, dayOf(target)];
        if (first && last) setRange({ first, last });
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) drop();
      },
    },
  };
}

/** The day whose cell this is, or is in. */
function dayOf(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell?.dataset.day ?? null;
}
