import { beforeAll, describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import { type ErrorCode, errorCatalogue } from '../src/kernel/errors.js';
import type { Problem } from '../src/platform/http/problem.schema.js';
import { type Row, table } from './permissions.table.js';
import { type Answer, api, useApi } from './support/api.js';
import { forgetCounters } from './support/rate-limits.js';
import { aScene, roles, type Scene } from './support/scene.js';

useApi();

const routes = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
);

/** The ways to be turned away for who one is; any other answer comes after that was settled. */
const isForLackOfPermission = (code: ErrorCode) =>
  [403, 404].includes(errorCatalogue[code][0]) || code === 'unauthenticated';

function outcome({ status, body }: Answer<unknown>): string {
  if (status < 400) return 'yes';
  const { code } = body as Problem;
  if (status >= 500) return code;
  return isForLackOfPermission(code) ? code : 'yes';
}

let read: { scene: Promise<Scene>; until: number } | undefined;

/** One scene for all calls that change nothing, made anew before the access tokens of its people expire. */
function toRead(): Promise<Scene> {
  if (!read || Date.now() > read.until) {
    read = { scene: aScene(), until: Date.now() + 5 * 60_000 };
  }
  return read.scene;
}

/** What the call of a row names of its scene; nothing else of it is made. */
function namedBy({ path, send }: Row): string[] {
  const names = new Set<string>();
  const noting = new Proxy({} as Scene, {
    get: (_, name) => {
      names.add(String(name));
      return {};
    },
  });
  path?.(noting);
  send?.(noting);
  return [...names];
}

describe('the table of permissions', () => {
  it('has a row for every call of the API document, and no other', () => {
    expect(Object.keys(table).sort()).toEqual([...routes].sort());
  });
});

describe.each(routes.filter((route) => route in table))('%s', (route) => {
  const [method = '', address = ''] = route.split(' ');
  const row = table[route];
  let scene: Scene;

  beforeAll(async () => {
    // Every scene uploads a picture, all from one address.
    await forgetCounters();
    scene = method === 'GET' || !row ? await toRead() : await aScene({}, namedBy(row));
  });

  // Those who are turned away come first: what the others do may change what there is to see.
  const inOrder = roles.toSorted(
    (a, b) => Number(row?.who[a] === 'yes') - Number(row?.who[b] === 'yes'),
  );

  it.each(inOrder.map((role) => [role, row?.who[role]] as const))(
    '%s: %s',
    async (role, expected) => {
      const answer = await api(row?.path?.(scene) ?? address, {
        ...row?.send?.(scene),
        method: method as 'GET',
        as: scene[role],
      });
      expect(outcome(answer)).toBe(expected);
    },
  );
});
