import document from '../../openapi.json' with { type: 'json' };

interface Response {
  $ref?: string;
}

export interface Operation {
  'x-policy': string;
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, Response>;
}

interface Refusals {
  description: string;
  content: Record<string, { schema: { $ref?: string } }>;
  'x-codes': string[];
}

const components = document.components.responses as Record<string, Refusals>;

/** Every operation of the API document, as `GET /items`. */
export const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
  Object.entries(calls as Record<string, Operation>).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
);

/** What an operation refuses, by status. */
export function refusalsOf({ responses }: Operation): [status: number, refusals: Refusals][] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('4'))
    .map(([status, { $ref = '' }]) => [Number(status), component($ref)]);
}

function component($ref: string): Refusals {
  const found = components[$ref.replace('#/components/responses/', '')];
  if (!found) throw new Error(`The document has no ${$ref}`);
  return found;
}

/** A path without parameters comes before one that fits it too. */
const byPath = operations
  .map(({ route, operation }) => ({
    pattern: new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`),
    codes: refusalsOf(operation).flatMap(([, refusals]) => refusals['x-codes']),
    parameters: route.split('{').length,
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** The codes that the document lists for a call; undefined when it does not know the call. */
export function listedRefusals(method: string, path: string): string[] | undefined {
  const [called] = path.replace(/^https?:\/\/[^/]+/, '').split('?');
  return byPath.find(({ pattern }) => pattern.test(`${method} ${called}`))?.codes;
}
