import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import { api, useApi } from '../support/api.js';
import { aStaffMember } from '../support/factories.js';

useApi();

interface Shape {
  properties?: Record<string, { type?: string; enum?: unknown[]; minLength?: number }>;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Shape & { $ref?: string } }> };
}

const schemas: Record<string, object> = document.components.schemas;
const resolved = ({ $ref, ...shape }: Shape & { $ref?: string }): Shape =>
  $ref ? (schemas[$ref.slice($ref.lastIndexOf('/') + 1)] as Shape) : shape;

/** What staff write in their own words: the calls of the document that take it, and the name of the field. */
const texts = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    if (!path.startsWith('/api/admin/') || !schema) return [];
    return Object.entries(resolved(schema).properties ?? {})
      .filter(
        ([name, { enum: fixed, minLength }]) =>
          ['reason', 'text', 'note'].includes(name) && !fixed && minLength,
      )
      .map(([name]) => ({ path, method: method.toUpperCase() as 'POST' | 'PUT', name }));
  }),
);

describe('signs that turn the direction of reading, in what staff write', () => {
  it('are looked for in many calls', () => {
    expect(texts.length).toBeGreaterThan(25);
  });

  it.each(texts)('are no part of the text of $method $path', async ({ path, method, name }) => {
    const as = await aStaffMember('admin');
    const { status, body } = await api<{ errors: { path: string; message: string }[] }>(
      path.replaceAll(/\{\w+\}/g, () => randomUUID()),
      {
        ...{ method, as, headers: { 'Idempotency-Key': randomUUID() } },
        // Long enough, were they counted.
        body: { [name]: '\u202e\u2066\u202d\u2067'.repeat(10) },
      },
    );
    expect(status).toBe(400);
    expect(body.errors.map((error) => error.path)).toContain(name);
  });
});
