import { expect, it } from 'vitest';
import { env } from '../src/env.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';
import { api, provided, useApi } from './support/api.js';
import { aMember, anItem } from './support/factories.js';
import { openThread } from './support/messages.js';

useApi();

it('a member reads no more lists in a minute than allowed, of all kinds together, and others do', async () => {
  const [asker, owner] = [await aMember(), await aMember({ verified: true })];
  const { id } = await openThread(asker, { item_id: (await anItem({ owner })).id });
  const limit = { name: 'list-reads', max: env.LIST_READS_PER_MINUTE, seconds: 60 };
  for (let read = 2; read < limit.max; read++) await provided(RateLimits).consume(limit, asker.id);
  const [threads, messages] = ['/api/threads', `/api/threads/${id}/messages`] as const;
  expect((await api(threads, { as: asker })).status).toBe(200);
  expect((await api(messages, { as: asker })).status).toBe(200);
  for (const path of [threads, messages]) {
    const refused = await api(path, { as: asker });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await api(`/api/threads/${id}`, { as: asker })).status).toBe(200);
  expect((await api(threads, { as: owner })).status).toBe(200);
  expect((await api('/items')).status).toBe(200);
});
