import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture';

afterEach(() => vi.restoreAllMocks());

const show = () => render(<Picture src="/files/items/a/640.webp" alt="Tente" sizes="5rem" />);
const isShown = () => screen.queryByRole('img', { name: 'Tente' }) !== null;

/** As the browser has an image that is done, whose width is 0 by its sizes or since it is broken. */
function without(width: 'and whole' | 'and broken') {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  if (width === 'and broken') decode.mockRejectedValue(new DOMException('', 'EncodingError'));
  else decode.mockResolvedValue();
  return decode;
}

describe('a picture', () => {
  it('that failed before the page was taken over is a drawing, with its words', async () => {
    without('and broken');
    show();
    await waitFor(() => expect(isShown()).toBe(false));
    expect(screen.getByText('Tente')).toBeDefined();
  });

  it('that can be decoded stays, also where the window has no width yet', async () => {
    const decode = without('and whole');
    show();
    await waitFor(() => expect(decode).toHaveBeenCalled());
    await Promise.resolve();
    expect(isShown()).toBe(true);
  });

  it('that fails later is a drawing', () => {
    show();
    fireEvent.error(screen.getByRole('img'));
    expect(isShown()).toBe(false);
  });
});
