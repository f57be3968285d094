import { describe, expect, it } from 'vitest';
import { api, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, password } from './support/factories.js';

useApi();

const kept = (answer: { headers: Headers }) => answer.headers.get('cache-control');

describe('an answer for one person is kept by nobody', () => {
  it('when it gives tokens', async () => {
    const { email } = await aMember();
    const signedIn = await api('/api/auth/sign-in', { body: { email, password } });
    expect([signedIn.status, kept(signedIn)]).toEqual([200, 'no-store']);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const refreshed = await api('/api/auth/refresh', { method: 'POST', headers: { cookie } });
    expect([refreshed.status, kept(refreshed)]).toEqual([200, 'no-store']);
  });

  it.each(['/api/auth/session', '/api/rentals/counts?as=renter', '/items'])(
    'when the caller is signed in: %s',
    async (path) => {
      const as = await aMember();
      const answer = await api(path, { as });
      expect([answer.status, kept(answer)]).toEqual([200, 'no-store']);
    },
  );

  it('when staff ask', async () => {
    const answer = await api('/api/admin/users', { as: await aStaffMember() });
    expect([answer.status, kept(answer)]).toEqual([200, 'no-store']);
  });

  it('when it is a refusal', async () => {
    const answer = await api('/api/auth/session');
    expect([answer.status, kept(answer)]).toEqual([401, 'no-store']);
  });
});

it('leaves public reads as they say', async () => {
  const { id } = await anItem();
  expect(kept(await api(`/single/item/${id}`))).not.toBe('no-store');
  const suggestions = await api('/api/items/suggestions?q=per', { as: await aMember() });
  expect([suggestions.status, kept(suggestions)]).toEqual([200, 'public, max-age=300']);
});
