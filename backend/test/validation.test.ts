import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../src/platform/http/problem.schema.js';
import { useApi } from './support/api.js';
import {
  attack,
  bodyOf,
  type DocumentedCall,
  calls as documented,
  type Sent,
} from './support/hostile.js';
import { aScene, type Scene } from './support/scene.js';

useApi();

const calls = documented.map((call) => ({
  ...call,
  fields: Object.keys(bodyOf(call)?.properties ?? {}),
  query: (call.operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name),
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

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});

/** Calls among these sign others out, or have their account deleted. */
const gone = ['unauthenticated', 'account-leaving'];

async function messagesOf(call: DocumentedCall, sent: Sent): Promise<string[]> {
  let answer = await attack(scene, call, sent);
  if (gone.includes((answer.body as Partial<Problem> | null)?.code ?? '')) {
    scene = await aScene();
    answer = await attack(scene, call, sent);
  }
  return answer.status < 400 ? [] : (answer.body as Problem).errors.map(({ message }) => message);
}

function expectOurs(messages: string[]): void {
  for (const message of messages) {
    for (const wording of ofTheLibrary) expect(message).not.toMatch(wording);
  }
}

describe('no answer has the sentences of the validation library', () => {
  it.each(calls.filter(({ fields }) => fields.length > 0))(
    'whatever the body of $route holds',
    async (call) => {
      const messages: string[] = [];
      for (const value of hostileValues) {
        const body = Object.fromEntries(call.fields.map((field) => [field, value]));
        messages.push(...(await messagesOf(call, { body })));
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
        const query = Object.fromEntries(call.query.map((name) => [name, value]));
        messages.push(...(await messagesOf(call, { query })));
      }
      expect(messages.length).toBeGreaterThan(0);
      expectOurs(messages);
    },
  );
});
