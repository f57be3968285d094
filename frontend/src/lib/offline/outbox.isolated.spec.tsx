import 'fake-indexeddb/auto';
import { ApiError } from '@loka/client';
import { aRental, aUser, refusal, server } from '@loka/client/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, sessionStore } from '@/api/client';
import { listEntries, putEntry, removeEntry } from './entries';
import type { Entry, KeptPhoto } from './entry';
import { outbox } from './outbox';

const me = aUser();
const step = '/api/rentals/{id}/contest-return';
const uploads = '/api/uploads';
const upload = { id: '', url: '', width: 1, height: 1 };
const handOver = '/api/rentals/{id}/hand-over';
const photograph = '/api/rentals/{id}/photograph-handover';
const trouble = refusal(503, 'service-unavailable');

const photo = (id: string): KeptPhoto => ({
  id,
  type: 'image/jpeg',
  bytes: new Uint8Array([1, 2, 3]).buffer,
  sent: false,
});
const claim = {
  kind: 'contest-return',
  subject: 'r1',
  body: { amount: 1_000 },
  photos: [photo('p1'), photo('p2')],
};
const waiting: Entry = {
  ...claim,
  id: 'e1',
  userId: me.id,
  madeAt: '2026-12-03T13:05:00.000Z',
  refusal: null,
};

outbox.start(async () => ({
  'contest-return': ({ id, subject, body, photos }) =>
    api.POST(step, {
      params: { path: { id: subject }, header: { 'Idempotency-Key': id } },
      body: { amount: Number(body.amount), reason: '', photos: photos.map((one) => one.id) },
    }),
  'hand-over': ({ subject, body }) =>
    api.POST(handOver, { params: { path: { id: subject } }, body: { code: String(body.code) } }),
  'photograph-handover': ({ subject, photos }) =>
    api.POST(photograph, {
      params: { path: { id: subject } },
      body: { photos: photos.map((one) => one.id) },
    }),
}));

/** A code whose photos follow it. */
const code = {
  kind: 'hand-over',
  subject: 'r1',
  body: { code: '4821' },
  photos: claim.photos,
  photosAs: 'photograph-handover',
};

/** Answers the calls of a path in this order, the last one for ever. */
const inTurn =
  <Answer,>(...answers: Answer[]) =>
  () =>
    answers.length > 1 ? (answers.shift() as Answer) : (answers[0] as Answer);

const idsOfUploads = () => server.calls('post', uploads).map(({ query }) => query.get('id'));
const keysOfSteps = () =>
  server.calls('post', step).map(({ headers }) => headers['idempotency-key']);

beforeEach(() => {
  sessionStore.save({ token: 'access-token', user: me });
  server.on('post', uploads, upload);
  server.on('post', step, aRental());
  server.on('post', handOver, aRental());
  server.on('post', photograph, aRental());
});

afterEach(async () => {
  for (const { id } of await listEntries(me.id)) await removeEntry(id);
});

describe('what a member does', () => {
  it('is sent with its photos, and nothing is left', async () => {
    expect(await outbox.submit(claim)).toBe('sent');
    expect(idsOfUploads()).toEqual(['p1', 'p2']);
    expect(server.calls('post', step)[0]?.body).toMatchObject({ photos: ['p1', 'p2'] });
    expect(await listEntries(me.id)).toEqual([]);
  });

  it('waits while no photo arrives, and goes on where it stopped when the network is back', async () => {
    server.on('post', uploads, inTurn<unknown>(upload, trouble, upload) as never);
    expect(await outbox.submit(claim)).toBe('kept');
    expect(outbox.entries()).toMatchObject([{ kind: 'contest-return', refusal: null }]);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(outbox.entries()).toEqual([]));
    expect(idsOfUploads()).toEqual(['p1', 'p2', 'p2']);
    expect(keysOfSteps()).toHaveLength(1);
  });

  it('is sent again under the same key when the answer was lost', async () => {
    server.on('post', step, inTurn<unknown>(trouble, aRental()) as never);
    expect(await outbox.submit(claim)).toBe('kept');
    await outbox.sendNow();
    const [first, second] = keysOfSteps();
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(idsOfUploads()).toEqual(['p1', 'p2']);
  });

  it('is not overtaken by what was done later to the same thing', async () => {
    server.on('post', handOver, inTurn<unknown>(trouble, aRental()) as never);
    await outbox.submit({ kind: 'hand-over', subject: 'r1', body: { code: '1' }, photos: [] });
    await outbox.submit({ kind: 'hand-over', subject: 'r1', body: { code: '2' }, photos: [] });
    await outbox.sendNow();
    const codes = server.calls('post', handOver).map(({ body }) => (body as { code: string }).code);
    expect(codes).toEqual(['1', '1', '2']);
  });

  it('is tried again after pauses that grow, until it was sent', async () => {
    await outbox.sendNow();
    await putEntry({ ...waiting, photos: [] });
    server.on('post', step, inTurn<unknown>(trouble, trouble, aRental()) as never);
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const pauses = [5_000, 15_000, 30_000];
    const planned = () =>
      timer.mock.calls.map(([, ms = 0]) => ms).filter((ms) => pauses.includes(ms));
    await outbox.sendNow();
    await outbox.sendNow();
    expect(planned()).toEqual([5_000, 15_000]);
    await outbox.sendNow();
    expect(planned()).toHaveLength(2);
    timer.mockRestore();
  });

  it('takes its photos along again when the server has removed them', async () => {
    await putEntry({ ...waiting, photos: claim.photos.map((one) => ({ ...one, sent: true })) });
    server.on('post', step, inTurn<unknown>(refusal(404, 'upload-not-found'), aRental()) as never);
    await outbox.sendNow();
    expect(idsOfUploads()).toEqual(['p1', 'p2']);
    expect(await listEntries(me.id)).toEqual([]);
  });
});

describe('a code with photos', () => {
  it('is sent at once, and its photos when the network takes them', async () => {
    server.on('post', uploads, trouble);
    expect(await outbox.submit(code)).toBe('sent');
    expect(server.calls('post', handOver)).toHaveLength(1);
    await waitFor(() => expect(outbox.entries()).toMatchObject([{ kind: 'photograph-handover' }]));

    server.on('post', uploads, upload);
    await outbox.sendNow();
    expect(server.calls('post', handOver)).toHaveLength(1);
    expect(server.calls('post', photograph)[0]?.body).toEqual({ photos: ['p1', 'p2'] });
    expect(await listEntries(me.id)).toEqual([]);
  });

  it('keeps the photos with the code while that is wrong', async () => {
    server.on('post', handOver, refusal(422, 'handover-code-wrong'));
    await putEntry({ ...waiting, ...code });
    await outbox.sendNow();
    expect(idsOfUploads()).toEqual([]);
    expect(outbox.entries()).toMatchObject([
      { kind: 'hand-over', photos: [{ id: 'p1' }, { id: 'p2' }] },
    ]);
  });

  it('does not wait for the photos of something else', async () => {
    await putEntry(waiting);
    let duringFirst = 0;
    server.on('post', uploads, () => {
      if (idsOfUploads().length === 2) duringFirst = server.calls('post', handOver).length;
      return upload;
    });
    await putEntry({ ...waiting, ...code, id: 'e2', madeAt: '2026-12-03T14:00:00.000Z' });
    await outbox.sendNow();
    expect(duringFirst).toBe(1);
  });
});

describe('photos that the server has under the name of somebody else', () => {
  it('are sent again under other ids, once', async () => {
    await putEntry({ ...waiting, photos: claim.photos.map((one) => ({ ...one, sent: true })) });
    server.on('post', step, inTurn<unknown>(refusal(403, 'upload-not-yours'), aRental()) as never);
    await outbox.sendNow();
    const ids = idsOfUploads();
    expect(ids).toHaveLength(2);
    expect(ids).not.toContain('p1');
    expect(server.calls('post', step)[1]?.body).toMatchObject({ photos: ids });
    expect(await listEntries(me.id)).toEqual([]);
  });

  it('are refused when that does not help', async () => {
    await putEntry(waiting);
    server.on('post', step, refusal(403, 'upload-not-yours'));
    await outbox.sendNow();
    expect(outbox.entries()).toMatchObject([{ refusal: { code: 'upload-not-yours' } }]);
  });
});

describe('what the server refuses', () => {
  const late = refusal(409, 'move-not-allowed');

  it('is said at once to whoever watches, who still has the form', async () => {
    server.on('post', step, late);
    await expect(outbox.submit(claim)).rejects.toThrow(ApiError);
    expect(await listEntries(me.id)).toEqual([]);
  });

  it('is kept with its reason when the form was left meanwhile', async () => {
    const form = new AbortController();
    server.on('post', step, () => {
      form.abort();
      return late;
    });
    expect(await outbox.submit(claim, { left: form.signal })).toBe('refused');
    expect(outbox.entries()).toMatchObject([
      { refusal: { code: 'move-not-allowed' }, photos: [{ id: 'p1' }, { id: 'p2' }] },
    ]);
  });

  it('stays with its reason, is not sent again, and holds nothing else up', async () => {
    await putEntry(waiting);
    await putEntry({ ...waiting, id: 'e2', madeAt: '2026-12-03T14:00:00.000Z' });
    server.on('post', step, inTurn<unknown>(late, aRental()) as never);
    await outbox.sendNow();
    await outbox.sendNow();
    expect(keysOfSteps()).toEqual(['e1', 'e2']);
    const [refused, ...others] = outbox.entries();
    expect(refused?.refusal).toMatchObject({
      code: 'move-not-allowed',
      detail: "Cette action n'est plus possible pour cette location.",
    });
    expect(others).toEqual([]);
    await outbox.remove(refused as Entry);
    expect(outbox.entries()).toEqual([]);
  });

  it('makes place for what is posted instead of it', async () => {
    const refused: Entry = {
      ...waiting,
      refusal: { code: 'forbidden', status: 403, detail: '', fields: [] },
    };
    await putEntry(refused);
    server.on('post', uploads, trouble);
    await outbox.post(claim, refused);
    expect(outbox.entries()).toMatchObject([{ kind: claim.kind, refusal: null }]);
  });

  it('goes once its correction was taken', async () => {
    const refused = { ...waiting, refusal: null };
    await putEntry({
      ...refused,
      refusal: { code: 'forbidden', status: 403, detail: '', fields: [] },
    });
    expect(await outbox.submit(claim, { replaced: refused })).toBe('sent');
    expect(await listEntries(me.id)).toEqual([]);
  });
});

describe('what somebody else did on the same phone', () => {
  it('is neither shown nor sent until they sign in again', async () => {
    const other = aUser({ id: '00000000-0000-4000-8000-00000000000f' });
    await putEntry({ ...waiting, userId: other.id });
    await outbox.sendNow();
    expect(outbox.entries()).toEqual([]);
    expect(keysOfSteps()).toEqual([]);
    sessionStore.save({ token: 'access-token', user: other });
    await waitFor(() => expect(keysOfSteps()).toEqual(['e1']));
    await waitFor(async () => expect(await listEntries(other.id)).toEqual([]));
  });
});
