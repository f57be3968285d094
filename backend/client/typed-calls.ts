import type { Client } from 'openapi-fetch';
import type { paths } from './schema.generated';

type Given = {
  params?: {
    path?: Record<string, string | number>;
    query?: Record<string, unknown>;
    header?: Record<string, string | undefined>;
  };
  body?: unknown;
  parseAs?: 'json' | 'blob';
  signal?: AbortSignal;
};

/**
 * The calls of the API's document, in the types of `openapi-fetch`. What that does at run time is made for every way of writing an
 * API: it weighs 1.5 kB more, in each first visit. Of the options that the types allow, those of `Given` alone are read.
 *
 * @param send answers what succeeded, and throws otherwise
 * @param reach awaits a body, and throws as `send` does when it does not arrive whole
 */
export function typedCalls(
  baseUrl: string,
  send: (request: Request) => Promise<Response>,
  reach: <T>(answer: Promise<T>) => Promise<T>,
) {
  const by = (method: string) => async (path: string, given?: Given) => {
    const response = await send(requestOf(method, baseUrl + path, given));
    return { data: await reach(read(response, given?.parseAs)), response };
  };
  return {
    GET: by('GET'),
    POST: by('POST'),
    PUT: by('PUT'),
    PATCH: by('PATCH'),
    DELETE: by('DELETE'),
  } as unknown as Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
}

function requestOf(method: string, address: string, { params = {}, body, signal }: Given = {}) {
  const { path = {}, query = {}, header = {} } = params;
  const headers = new Headers();
  for (const [name, value] of Object.entries(header)) if (value) headers.set(name, value);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const search = searchOf(query);
  const url = address.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  return new Request(url + (search && `?${search}`), {
    method,
    headers,
    body: isForm ? body : JSON.stringify(body),
    signal: signal ?? null,
  });
}

/** What is null or undefined is left out; of a list each value is named. */
const searchOf = (query: Record<string, unknown>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? undefined]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

async function read(response: Response, as: Given['parseAs']): Promise<unknown> {
  if (as === 'blob') {
    const file = await response.blob();
    return file.size > 0 ? file : undefined;
  }
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}
