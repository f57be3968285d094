import { randomUUID } from 'node:crypto';
import document from '../../openapi.json' with { type: 'json' };
import { table } from '../permissions.table.js';
import { type Answer, api } from './api.js';
import { operations } from './document.js';
import { forgetCounters } from './rate-limits.js';
import { inDays } from './rentals.js';
import { roles, type Scene, type SceneRole } from './scene.js';

/** A part of the JSON schema of a body or a parameter, as the API document writes it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const schemas = document.components.schemas as unknown as Record<string, Schema>;

export function resolved(schema: Schema): Schema {
  const referred = schema.$ref && schemas[schema.$ref.split('/').at(-1) ?? ''];
  const found = referred || schema;
  const [first] = found.anyOf ?? found.oneOf ?? found.allOf ?? [];
  return first && !found.type ? resolved(first) : found;
}

/** A value that a schema accepts, as far as the document tells. */
export function sampleOf(schema: Schema): unknown {
  const found = resolved(schema);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0];
  const type = [found.type].flat()[0];
  if (type === 'object') return sampleFields(found);
  if (type === 'array') return Array(found.minItems ?? 0).fill(sampleOf(found.items ?? {}));
  if (type === 'integer' || type === 'number')
    return Math.max(found.minimum ?? 1, (found.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return true;
  return sampleText(found);
}

function sampleFields({ properties = {}, required = [] }: Schema): object {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, schema]) => [name, sampleOf(schema)]));
}

function sampleText({ format, minLength = 1 }: Schema): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'email') return `${randomUUID()}@loka.example`;
  if (format === 'date') return inDays(3);
  if (format === 'date-time') return new Date().toISOString();
  if (format === 'uri') return 'https://loka.example/';
  return 'x'.repeat(minLength);
}

/** What people, phones and attackers put into a field for text. */
export const naughtyTexts: string[] = [
  '',
  ' \u00a0\u2003 ',
  'a\u0000b',
  '\ud800',
  'x\udfff y',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  "' OR 1=1; DROP TABLE users; --",
  '%_\\%',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=1\r\n\r\n<html>',
  '=HYPERLINK("http://evil.example";"x")',
  '__proto__',
  'NaN',
  '1e400',
  '9223372036854775808',
  '0001-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30',
  'x'.repeat(20_000),
];

/** Numbers that no field means. */
export const naughtyNumbers: unknown[] = [
  -1,
  0,
  -0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  '1',
  null,
  true,
  [1],
];

export const calls = operations.map(({ route, path, operation }) => ({
  route,
  method: route.split(' ')[0] as 'GET',
  path,
  operation,
}));
export type DocumentedCall = (typeof calls)[number];

/** What the document says of the JSON that a call takes. */
export function bodyOf({ operation }: DocumentedCall): Schema | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolved(schema);
}

export interface Sent {
  body?: object;
  query?: Record<string, string>;
}

/** Somebody who may make a call, or is told what else is wrong with it, as far as anybody is. */
export function whoMay(scene: Scene, route: string) {
  const { who } = table[route] ?? {};
  const isToldMore = (role: SceneRole) =>
    !['unauthenticated', 'forbidden'].includes(who?.[role] ?? 'forbidden');
  return scene[roles.find((role) => who?.[role] === 'yes') ?? roles.find(isToldMore) ?? 'owner'];
}

/** A call as somebody who may make it; the limits of the only address here do not count. */
export async function attack(
  scene: Scene,
  { route, method, path }: DocumentedCall,
  { body, query }: Sent = {},
): Promise<Answer<unknown>> {
  const row = table[route];
  const [address = '', asked = ''] = (row?.path?.(scene) ?? path).split('?');
  const search = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(asked)),
    ...query,
  });
  const call = () =>
    api(`${address}?${search}`, {
      ...row?.send?.(scene),
      ...(body && { body }),
      method,
      as: whoMay(scene, route),
    });
  const answer = await call();
  if (answer.status !== 429) return answer;
  await forgetCounters();
  return call();
}

/** A body that is as right as the document and the table of permissions tell. */
export function rightBody(scene: Scene, call: DocumentedCall): Record<string, unknown> {
  const sent = table[call.route]?.send?.(scene).body ?? {};
  return { ...(sampleOf(bodyOf(call) ?? {}) as object), ...sent };
}
