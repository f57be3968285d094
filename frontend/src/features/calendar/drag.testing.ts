import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** A finger goes over some days. The test's browser has no layout to find them by. */
export function drag(cells: [HTMLElement, ...HTMLElement[]] | HTMLElement[]): void {
  const [first] = cells;
  if (!first) throw new Error('no day to begin with');
  const under = vi.spyOn(document, 'elementFromPoint');
  const touch = { isPrimary: true, button: 0, pointerId: 1 };
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
  fireEvent.pointerDown(first, touch);
  for (const cell of cells) {
    under.mockReturnValue(cell);
    fireEvent.pointerMove(first, touch);
  }
  fireEvent.pointerUp(first, touch);
  under.mockRestore();
}
