import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { api, expectRefusal, useApi } from './support/api.js';

useApi();

it.each(['/', '/explorer', '/admin', '/admin/'])(
  '%s is a page, whatever the caller accepts',
  async (address) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, headers } = await api(address, { headers: { accept } });
      expect([status, headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^text\/html/),
      ]);
    }
  },
);

it.each(['/api/nowhere', '/items/nowhere', '/user', '/rentals/nowhere'])(
  '%s is a wrong address of the API, and no page',
  async (address) => {
    expectRefusal(await api(address), 'not-found');
  },
);

it.each(['/.vite/manifest.json', '/%2evite/manifest.json', '//.vite/manifest.json'])(
  '%s says to nobody from which sources the site was built',
  async (address) => {
    expect(existsSync('frontend/dist/client/.vite/manifest.json')).toBe(true);
    const { status, body } = await api<string>(address);
    expect([status, JSON.stringify(body).includes('src/')]).toEqual([404, false]);
  },
);

it('the service worker is asked for anew each time, so that no browser stays with an old one', async () => {
  const { status, headers } = await api('/sw.js');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

it('the console is one script: one that stays open across a release asks for none that is gone', async () => {
  const { body: page } = await api<string>('/admin/');
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(
    ([, address]) => address,
  );
  expect(scripts).toHaveLength(1);
  const { body: script } = await api<string>(scripts[0] ?? '');
  expect(script).toContain('startAuthentication');
  expect(script).not.toMatch(/\bimport\([`'"]/);
});

it('a file of another release is not there, and nobody keeps that it is not', async () => {
  const { status, headers } = await api('/assets/gone-00000000.js', {
    headers: { accept: '*/*' },
  });
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(headers.get('cache-control') ?? '').not.toContain('immutable');
});
