import 'fake-indexeddb/auto';
import { anItem, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { outbox } from '@/lib/offline';
import { show, signIn } from '@/testing/render';
import { favouriteSenders } from '../api/favourite-senders';
import { FavouriteButton } from './favourite-button';

const OTHER_OWNER = '0a000000-0000-4000-8000-000000000077';
const TENT = '0a000000-0000-4000-8000-000000000078';

outbox.start(async () => favouriteSenders);

it('stays as it was pressed when what was kept before is answered late', async () => {
  signIn();
  const item = anItem({ ownerId: OTHER_OWNER });
  let answerIds: (ids: string[]) => void = () => undefined;
  let answerSave: () => void = () => undefined;
  server.on('get', '/api/favourites/ids', () => {
    return new Promise<string[]>((resolve) => {
      answerIds = resolve;
    });
  });
  server.on('put', '/api/favourites/{itemId}', () => {
    return new Promise<null>((resolve) => {
      answerSave = () => resolve(null);
    });
  });
  const user = show(<FavouriteButton item={item} />);
  const heart = screen.getByRole('button', { name: new RegExp(item.title) });
  await waitFor(() => expect(server.calls('get', '/api/favourites/ids')).toHaveLength(1));

  await user.click(heart);
  await waitFor(() => expect(server.calls('put', '/api/favourites/{itemId}')).toHaveLength(1));
  answerIds([]);
  // Longer than the answer takes.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heart.getAttribute('aria-pressed')).toBe('true');

  server.on('get', '/api/favourites/ids', [item.id]);
  answerSave();
  await waitFor(() => expect(server.calls('get', '/api/favourites/ids')).toHaveLength(2));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

it('shows the others that are kept, also while one pressed early waits for the network', async () => {
  signIn();
  const items = [
    anItem({ title: 'Perceuse', ownerId: OTHER_OWNER }),
    anItem({ id: TENT, title: 'Tente', ownerId: OTHER_OWNER }),
  ];
  let answerIds: (ids: string[]) => void = () => undefined;
  server.on('get', '/api/favourites/ids', () => {
    return new Promise<string[]>((resolve) => {
      answerIds = resolve;
    });
  });
  server.on('put', '/api/favourites/{itemId}', refusal(503, 'service-unavailable'));
  const user = show(
    <div>
      {items.map((item) => (
        <FavouriteButton key={item.id} item={item} />
      ))}
    </div>,
  );
  const [pressed, other] = items.map((item) =>
    screen.getByRole('button', { name: new RegExp(item.title) }),
  );
  await waitFor(() => expect(server.calls('get', '/api/favourites/ids')).toHaveLength(1));

  await user.click(pressed as HTMLElement);
  await waitFor(() => expect(pressed?.getAttribute('aria-pressed')).toBe('true'));
  answerIds([TENT]);
  await waitFor(() => expect(other?.getAttribute('aria-pressed')).toBe('true'));
  expect(pressed?.getAttribute('aria-pressed')).toBe('true');

  // Sent later, it can be taken back.
  server.on('put', '/api/favourites/{itemId}', null);
  await outbox.sendNow();
  server.on('delete', '/api/favourites/{itemId}', null);
  server.on('get', '/api/favourites/ids', [TENT]);
  const asked = server.calls('get', '/api/favourites/ids').length;
  await user.click(pressed as HTMLElement);
  await waitFor(() =>
    expect(server.calls('get', '/api/favourites/ids').length).toBeGreaterThan(asked),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pressed?.getAttribute('aria-pressed')).toBe('false');
});
