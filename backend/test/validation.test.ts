import { beforeAll, describe, expect, it } from 'vitest';
import document from '../openapi.json' with { type: 'json' };
import type { Problem } from '../src/platform/http/problem.schema.js';
import { table } from './permissions.table.js';
import { api, useApi } from './support/api.js';
import { type Operation, operations } from './support/document.js';
import { aScene, roles, type Scene } from './support/scene.js';

useApi();

interface Body {
  $ref?: string;
  properties?: object;
}

const schemas = document.components.schemas as Record<string, Body>;

/** The fields of a body, which the document writes out or refers to. */
function fieldsOf({ requestBody }: Operation): string[] {
  const schema: Body | undefined = requestBody?.content['application/json']?.schema;
  const referred = schemas[schema?.$ref?.split('/').at(-1) ?? ''];
  return Object.keys((referred ?? schema)?.properties ?? {});
}

const queryOf = ({ parameters = [] }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);

const calls = operations.map(({ route, path, operation }) => ({
  route,
  method: route.split(' ')[0] as 'GET',
  path,
  fields: fieldsOf(operation),
  query: queryOf(operation),
}));

const hostileTexts = ['', ' ', 'x', '-1', '1.5', '1e15', 'x'.repeat(500), '2026-02-30', '\u0000'];
const hostileValues: unknown[] = [
  ...hostileTexts,
  'x'.repeat(5_000),
  undefined,
  null,
  true,
  -1,
  0,
  1.5,
  1e15,
  [],
  [1],
  Array(30).fill('x'),
  {},
  { '': 'x' },
  { x: 1 },
];

/** The wording of zod's French and English messages. */
const ofTheLibrary = [
  /^(?:Entrée|Option|Chaîne de caractères|Nombre|Clé|Valeur) (?:invalide|non reconnue)/,
  /^Trop (?:grand|petit) :/,
  / invalide$/,
  /^(?:Invalid|Too (?:big|small)|Unrecognized)/,
];

async function messagesOf(
  scene: Scene,
  { route, method, path }: (typeof calls)[number],
  sent: { body?: object; query?: string },
): Promise<string[]> {
  const row = table[route];
  const caller = roles.find((role) => row?.who[role] === 'yes') ?? 'owner';
  const address = row?.path?.(scene) ?? path;
  const answer = await api(
    `${address.split('?')[0]}?${sent.query ?? address.split('?')[1] ?? ''}`,
    {
      ...row?.send?.(scene),
      ...(sent.body && { body: sent.body }),
      method,
      as: scene[caller],
    },
  );
  return answer.status < 400 ? [] : (answer.body as Problem).errors.map(({ message }) => message);
}

function expectOurs(messages: string[]): void {
  for (const message of messages) {
    for (const wording of ofTheLibrary) expect(message).not.toMatch(wording);
  }
}

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});

describe('no answer has the sentences of the validation library', () => {
  it.each(calls.filter(({ fields }) => fields.length > 0))(
    'whatever the body of $route holds',
    async (call) => {
      const messages: string[] = [];
      for (const value of hostileValues) {
        const body = Object.fromEntries(call.fields.map((field) => [field, value]));
        messages.push(...(await messagesOf(scene, call, { body })));
      }
      expect(messages.length).toBeGreaterThan(0);
      expectOurs(messages);
    },
  );

  it.each(calls.filter(({ query }) => query.length > 0))(
    'whatever the query of $route holds',
    async (call) => {
      const messages: string[] = [];
      for (const value of hostileTexts) {
        const all = call.query.map((name): [string, string] => [name, value]);
        const query = new URLSearchParams(all).toString();
        messages.push(...(await messagesOf(scene, call, { query })));
      }
      expect(messages.length).toBeGreaterThan(0);
      expectOurs(messages);
    },
  );
});
