import { createApi } from '@loka/client';
import { aRental, aUser, server } from '@loka/client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, sessionStore } from '@/api/client';
import { readOrLastSeen } from './last-seen';
import { outbox } from './outbox';

const step = '/api/rentals/{id}/declare-return';
const declared = { kind: 'declare-return', subject: 'r1', body: {}, photos: [] };

const nowhere = createApi({
  store: sessionStore,
  wording: () => 'Pas de réseau',
  baseUrl: 'http://127.0.0.1:1',
});

outbox.start(async () => ({
  'declare-return': ({ subject }) =>
    api.POST(step, { params: { path: { id: subject } }, body: {} }),
  unreachable: () => nowhere.api.POST(step, { params: { path: { id: 'r1' } }, body: {} }),
}));

beforeEach(() => sessionStore.save({ token: 'access-token', user: aUser() }));

describe('a browser that keeps nothing', () => {
  it('sends at once', async () => {
    server.on('post', step, aRental());
    expect(await outbox.submit(declared)).toBe('sent');
    expect(server.calls('post', step)).toHaveLength(1);
  });

  it('says that it cannot keep what it cannot send', async () => {
    await expect(outbox.submit({ ...declared, kind: 'unreachable' })).rejects.toThrow(
      'ce navigateur ne peut rien garder',
    );
  });

  it('shows what it reads', async () => {
    expect(await readOrLastSeen('something', async () => 1, { onLate: () => undefined })).toBe(1);
  });
});
