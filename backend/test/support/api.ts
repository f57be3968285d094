import 'reflect-metadata';
import type { Abstract, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApi } from '../../src/create-api.js';
import { catalogue, type ErrorCode } from '../../src/kernel/errors.js';
import type { Problem } from '../../src/platform/http/problem.schema.js';

let running: { app: NestFastifyApplication; origin: string } | undefined;

/** Starts the API for the tests of a file, on a port of its own, and stops it after them. */
export function useApi(): void {
  beforeAll(async () => {
    const app = await createApi({ logger: ['error'] });
    await app.listen(0, '127.0.0.1');
    running = { app, origin: await app.getUrl() };
  });
  afterAll(async () => {
    await running?.app.close();
    running = undefined;
  });
}

/** A provider of the running API. */
export function provided<T>(token: Type<T> | Abstract<T>): T {
  return started().app.get<T>(token as Type<T>, { strict: false });
}

interface Call {
  /** POST with a body, else GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Whoever calls; nobody without. */
  as?: { token: string } | undefined;
  /** Sent as JSON, or as a form. */
  body?: object | FormData;
  headers?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Parsed JSON; text for everything else. */
  body: Body;
}

/** Calls the API over HTTP. */
export async function api<Body = unknown>(path: string, call: Call = {}): Promise<Answer<Body>> {
  const { as, body, method = body ? 'POST' : 'GET' } = call;
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${started().origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(body && { body: json ? JSON.stringify(body) : (body as FormData) }),
  });
  const text = await response.text();
  const parsed = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed as Body };
}

/** The bytes of a file that the API serves. */
export async function download(path: string, as?: { token: string }): Promise<Response> {
  return fetch(`${started().origin}${path}`, {
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
}

/** Expects a refusal of the catalogue, in its own form, and gives the wrong fields it names. */
export function expectRefusal(answer: Answer<unknown>, code: ErrorCode): Problem['errors'] {
  const problem = answer.body as Problem;
  expect(problem).toMatchObject({ code, detail: catalogue[code][1] });
  expect(answer.status).toBe(catalogue[code][0]);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  return problem.errors;
}

function started() {
  if (!running) throw new Error('Call useApi() at the top of the file.');
  return running;
}
