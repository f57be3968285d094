import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { table } from '../permissions.table.js';
import { api, sendRaw, useApi } from '../support/api.js';
import { aMember, password } from '../support/factories.js';
import { calls, rightBody, whoMay } from '../support/hostile.js';
import { forgetCounters } from '../support/rate-limits.js';
import { aScene, type Scene } from '../support/scene.js';

useApi();

let scene: Scene;
let cookie: string;
beforeAll(async () => {
  scene = await aScene();
  const { email } = await aMember();
  const { headers } = await api('/api/auth/sign-in', { body: { email, password } });
  cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
beforeEach(forgetCounters);

const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
/** Types that a page of another site sends without asking first. */
const simple = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const changing = calls.filter(({ method }) => method !== 'GET');
const isRefused = (status: number) => status >= 400 && status < 500;

describe('what a page of another site sends with the cookies of who looks at it', () => {
  it.each(simple)('changes nothing as %s', { timeout: 120_000 }, async (type) => {
    const done: string[] = [];
    for (const call of changing.filter(({ route }) => whoMay(scene, route))) {
      const path = table[call.route]?.path?.(scene) ?? call.path;
      const content = JSON.stringify(rightBody(scene, call));
      const headers = { ...elsewhere, cookie };
      const { status } = await sendRaw(path, content, { method: call.method, type, headers });
      if (!isRefused(status)) done.push(`${call.route}: ${status}`);
    }
    expect(done).toEqual([]);
  });

  it('signs nobody in, so that nobody acts as somebody else unawares', async () => {
    const { email } = await aMember();
    const content = JSON.stringify({ email, password });
    for (const type of simple) {
      const options = { method: 'POST', type, headers: elsewhere } as const;
      const answer = await sendRaw('/api/auth/sign-in', content, options);
      expect([type, [400, 415].includes(answer.status)]).toEqual([type, true]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});
