import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { table } from '../permissions.table.js';
import { sendRaw, useApi } from '../support/api.js';
import { bodyOf, calls, type DocumentedCall, whoMay } from '../support/hostile.js';
import { forgetCounters } from '../support/rate-limits.js';
import { aScene, type Scene } from '../support/scene.js';

useApi();

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
beforeEach(forgetCounters);

const json = 'application/json';

/** What is sent, what its type says, and how it is refused. */
const malformed: [what: string, content: string, type: string, statuses: number[]][] = [
  ['half an object', '{"a":', json, [400]],
  ['no JSON at all', 'a=1&b=2', json, [400]],
  ['a list', '[]', json, [400]],
  ['nothing', 'null', json, [400]],
  ['a number', '1', json, [400]],
  ['a text', '"x"', json, [400]],
  ['a prototype', '{"__proto__":{"role":"admin"}}', json, [400]],
  ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}', json, [400]],
  ['ten thousand lists in each other', '['.repeat(10_000) + ']'.repeat(10_000), json, [400]],
  ['bytes that are no text', '{"a":"\u00ff\u00fe"}', `${json}; charset=utf-16`, [400, 415]],
  ['a form', 'role=admin', 'application/x-www-form-urlencoded', [400, 415]],
  ['a text of another type', '{}', 'text/plain', [400, 415]],
  [
    'XML with an entity',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    'application/xml',
    [415],
  ],
  ['more than is taken', JSON.stringify({ a: 'x'.repeat(300 * 1024) }), json, [413]],
];

/** Refusals that come before the body is looked at: of who calls, of what is called, of how often. */
const earlier = [401, 403, 404, 409, 429];

async function send(call: DocumentedCall, content: string, type: string) {
  const row = table[call.route];
  const as = whoMay(scene, call.route);
  const path = row?.path?.(scene) ?? call.path;
  return sendRaw(path, content, { method: call.method, as, type });
}

const takeJson = calls.filter((call) => bodyOf(call)?.properties);

describe.each(malformed)('%s as a body', (_, content, type, statuses) => {
  it('is refused by every call that takes JSON', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const call of takeJson) {
      const { status, headers } = await send(call, content, type);
      const isProblem = headers.get('content-type')?.includes('application/problem+json');
      const isExpected = [...statuses, ...earlier].includes(status);
      // A body may have no field that is needed.
      if (!isProblem && status >= 400) wrong.push(`${call.route}: ${status} is no problem`);
      else if (!isExpected && status >= 400) wrong.push(`${call.route}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('calls that take no body', () => {
  it('fail for none', { timeout: 120_000 }, async () => {
    const failed: string[] = [];
    for (const call of calls.filter(
      ({ method, operation }) => method !== 'GET' && !operation.requestBody,
    )) {
      const { status } = await send(call, '{"__proto__":{"role":"admin"}}', json);
      if (status >= 500) failed.push(`${call.route}: ${status}`);
    }
    expect(failed).toEqual([]);
  });
});

describe('a JSON that names a prototype', () => {
  it('changes no object of the server', async () => {
    await sendRaw('/api/auth/sign-in', '{"__proto__":{"polluted":"yes"}}', {
      method: 'POST',
      type: json,
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
