import { UNREACHABLE } from '@loka/client';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { part } from './part';

const Named = ({ name }: { name: string }) => <p>Carte de {name}</p>;
const Nothing = () => <p>rien</p>;

/** Fails the first time. */
function loading() {
  const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>().mockResolvedValue(Named);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return load;
}

describe('a part that cannot be loaded', () => {
  it('says so in its place, and is loaded when it is asked for again', async () => {
    const load = loading();
    const Part = part(load);
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

  it('is tried again when it is shown again, and then stays loaded', async () => {
    const load = loading();
    const Part = part(load, Nothing);
    const page = (isOpen: boolean) => (
      <Suspense fallback="un instant">{isOpen && <Part name="Eve" />}</Suspense>
    );
    const { rerender } = render(page(true));
    expect(await screen.findByText('rien')).toBeDefined();
    rerender(page(true));
    expect(load).toHaveBeenCalledTimes(1);
    rerender(page(false));
    rerender(page(true));
    expect(await screen.findByText('Carte de Eve')).toBeDefined();
    rerender(page(false));
    rerender(page(true));
    expect(screen.getByText('Carte de Eve')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is tried again where it is when there is a network again, however often it fails', async () => {
    const load = loading();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const Part = part(load, Nothing);
    render(
      <Suspense>
        <Part name="Eve" />
      </Suspense>,
    );
    expect(await screen.findByText('rien')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => dispatchEvent(new Event('online')));
    expect(await screen.findByText('rien')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => dispatchEvent(new Event('online')));
    expect(await screen.findByText('Carte de Eve')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
