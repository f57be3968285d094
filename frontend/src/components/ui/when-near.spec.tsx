import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubIntersections } from '@/testing/intersection';
import { WhenNear } from './when-near';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const part = (isWanted = false) => (
  <WhenNear toCome={<p>À venir</p>} isWanted={isWanted}>
    <p>Là</p>
  </WhenNear>
);
const isThere = () => screen.queryByText('Là') !== null && screen.queryByText('À venir') === null;

describe('a part that is loaded when it is about to be seen', () => {
  it('is there once it is near the screen', () => {
    const { seeAll } = stubIntersections();
    render(part());
    expect(isThere()).toBe(false);
    act(seeAll);
    expect(isThere()).toBe(true);
  });

  it('is there for whoever goes through the page by keyboard', () => {
    stubIntersections();
    render(part());
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isThere()).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(isThere()).toBe(true);
  });

  it('is there when it is wanted, and stays', () => {
    stubIntersections();
    const { rerender } = render(part());
    rerender(part(true));
    expect(isThere()).toBe(true);
    rerender(part(false));
    expect(isThere()).toBe(true);
  });
});
