import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../support/api.js';
import {
  attack,
  bodyOf,
  calls,
  type DocumentedCall,
  naughtyNumbers,
  naughtyTexts,
  resolved,
  rightBody,
  type Schema,
} from '../support/hostile.js';
import { forgetCounters } from '../support/rate-limits.js';
import { aScene, type Scene } from '../support/scene.js';

useApi();

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
beforeEach(forgetCounters);

type Field = [path: string[], schema: Schema];
type Fields = Record<string, unknown>;

/** Every field of a body, those of the objects and lists in it included. */
function fieldsOf(schema: Schema, above: string[] = []): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Field[] => {
    const found = resolved(field);
    const here = [...above, name];
    if (found.properties) return [[here, found], ...fieldsOf(found, here)];
    return [[here, found]];
  });
}

/** What a field of a type is tried with. */
function valuesFor({ type, items }: Schema): unknown[] {
  const first = [type].flat()[0];
  if (first === 'array') return valuesFor(resolved(items ?? {})).map((value) => [value]);
  if (first === 'integer' || first === 'number') return naughtyNumbers;
  return naughtyTexts;
}

function withField(body: Fields, [name = '', ...below]: string[], value: unknown): Fields {
  const inner = (body[name] ?? {}) as Fields;
  return { ...body, [name]: below.length > 0 ? withField(inner, below, value) : value };
}

/** Which values made a call fail on the server. */
async function failuresOf(call: DocumentedCall, [path, schema]: Field): Promise<string[]> {
  const failures: string[] = [];
  for (const value of valuesFor(schema)) {
    const body = withField(rightBody(scene, call), path, value);
    const { status } = await attack(scene, call, { body });
    if (status >= 500)
      failures.push(`${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}: ${status}`);
  }
  return failures;
}

describe('no text and no number in a field makes the server fail', () => {
  const withBodies = calls.filter((call) => fieldsOf(bodyOf(call) ?? {}).length > 0);

  it.each(withBodies)('in the body of $route', { timeout: 120_000 }, async (call) => {
    const failures: string[] = [];
    for (const field of fieldsOf(bodyOf(call) ?? {}))
      failures.push(...(await failuresOf(call, field)));
    expect(failures).toEqual([]);
  });

  const withQueries = calls.filter(({ operation }) =>
    operation.parameters?.some((parameter) => parameter.in === 'query'),
  );

  it.each(withQueries)('in the query of $route', { timeout: 120_000 }, async (call) => {
    const failures: string[] = [];
    for (const { in: place, name } of call.operation.parameters ?? []) {
      if (place !== 'query') continue;
      // A longer line is no HTTP request.
      for (const text of naughtyTexts.filter(({ length }) => length < 5_000)) {
        const { status } = await attack(scene, call, { query: { [name]: text } });
        if (status >= 500)
          failures.push(`${name} = ${JSON.stringify(text).slice(0, 60)}: ${status}`);
      }
    }
    expect(failures).toEqual([]);
  });
});
