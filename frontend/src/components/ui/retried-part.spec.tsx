import { UNREACHABLE } from '@loka/client';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { retriedPart } from './retried-part';

const Named = ({ name }: { name: string }) => <p>Carte de {name}</p>;

describe('a part that cannot be loaded', () => {
  it('says so in its place, and is loaded when it is asked for again', async () => {
    const load = vi.fn(async () => ({ default: Named }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const Part = retriedPart(load);
    const user = show(
      <>
        <h1>La page</h1>
        <Suspense fallback="attente">
          <Part name="Louis" />
        </Suspense>
      </>,
    );
    expect(await screen.findByText(UNREACHABLE.detail)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'La page' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Carte de Louis')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
