import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

it('is left out where it cannot be loaded, and tried again when it is shown again', async () => {
  const load = vi.fn<() => Promise<(props: { name: string }) => string>>();
  load.mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(({ name }) => `Menu de ${name}`);
  const Menu = lazyPart(load);
  const page = (isOpen: boolean) => (
    <Suspense fallback="un instant">{isOpen && <Menu name="Eve" />}</Suspense>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(screen.queryByText('un instant')).toBeNull());
  await new Promise((later) => setTimeout(later, 700));
  // It stays left out where it is, whatever time goes by.
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('Menu de Eve')).toBeDefined();
  rerender(page(false));
  rerender(page(true));
  expect(screen.getByText('Menu de Eve')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is tried again where it is when there is a network again', async () => {
  const load = vi.fn<() => Promise<() => string>>();
  load.mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue(() => 'Notifications');
  const Bell = lazyPart(load, () => 'rien');
  render(
    <Suspense>
      <Bell />
    </Suspense>,
  );
  expect(await screen.findByText('rien')).toBeDefined();
  await new Promise((later) => setTimeout(later, 700));
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('Notifications')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
