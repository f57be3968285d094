import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import { api, useApi } from '../support/api.js';
import { aStaffMember } from '../support/factories.js';

useApi();

interface Shape {
  properties?: Record<string, { type?: string; enum?: unknown[] }>;
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
      .filter(([name, { enum: fixed }]) => ['reason', 'text', 'note'].includes(name) && !fixed)
      .map(([name]) => ({ path, method: method.toUpperCase() as 'POST' | 'PUT', name }));
  }),
);

describe('signs that turn the direction of reading, in what staff write', () => {
  it('are looked for in many calls', () => {
    expect(texts.length).toBeGreaterThan(25);
  });

  it.each(texts)('are refused by $method $path', async ({ path, method, name }) => {
    const as = await aStaffMember('admin');
    const { status, body } = await api<{ errors: { path: string; message: string }[] }>(
      path.replaceAll(/\{\w+\}/g, () => randomUUID()),
      {
        ...{ method, as, headers: { 'Idempotency-Key': randomUUID() } },
        body: { [name]: 'Vu au guichet \u202eruojnob' },
      },
    );
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ path: name, message: expect.stringMatching(/^Retirez/) });
  });
});
