import { ShownError } from '@loka/client';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/render';
import { useLive } from './use-live';

function Count({ read }: { read: () => Promise<number> }) {
  const { data, failure, readAgain } = useLive(read, 0.05);
  return (
    <>
      <output>{data}</output>
      <p>{failure}</p>
      <button type="button" onClick={readAgain}>
        Relire
      </button>
    </>
  );
}

describe('what is read again by itself', () => {
  it('shows each new answer, and keeps the last one while a call fails', async () => {
    const read = vi
      .fn<() => Promise<number>>()
      .mockResolvedValueOnce(1)
      .mockRejectedValueOnce(new ShownError('Hors ligne'))
      .mockRejectedValueOnce(new ShownError('Hors ligne'))
      .mockResolvedValue(2);
    show(<Count read={read} />);
    expect(await screen.findByText('1')).toBeDefined();
    expect(await screen.findByText('Hors ligne')).toBeDefined();
    expect(screen.getByText('1')).toBeDefined();
    expect(await screen.findByText('2')).toBeDefined();
    expect(screen.queryByText('Hors ligne')).toBeNull();
  });

  it('is read no more once the page is left', async () => {
    const read = vi.fn(async () => 1);
    show(<Count read={read} />);
    await screen.findByText('1');
    cleanup();
    const { length } = read.mock.calls;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(read.mock.calls).toHaveLength(length);
  });
});
