import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { Abstract, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApi } from '../../src/create-api.js';
import { type ErrorCode, errorCatalogue } from '../../src/kernel/errors.js';
import type { Problem } from '../../src/platform/http/problem.schema.js';
import { listedRefusals } from './document.js';
import { forgetCounters } from './rate-limits.js';

let running: NestFastifyApplication | undefined;

/** Starts the API for the tests of a file, and stops it after them. */
export function useApi(): void {
  beforeAll(async () => {
    await forgetCounters();
    running = await createApi({ logger: ['error'] });
    await running.init();
    await running.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await running?.close();
    running = undefined;
  });
}

/** A provider of the running API. */
export function provided<T>(token: Type<T> | Abstract<T>): T {
  return started().get<T>(token as Type<T>, { strict: false });
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
  const { as, body, method = body ? 'POST' : 'GET', headers = {} } = call;
  const sent = open(method, path, as).set(headers);
  if (body instanceof FormData) await sendForm(sent, body);
  else if (body) sent.send(body);
  const response = await sent;
  expectDescribed(method, path, response);
  return answerOf<Body>(response);
}

function answerOf<Body>(response: request.Response): Answer<Body> {
  const isJson = response.type.includes('json');
  return {
    status: response.status,
    headers: headersOf(response),
    body: (isJson ? response.body : response.text) as Body,
  };
}

/** A refusal that the API document does not list for its operation fails the test. */
function expectDescribed(method: string, path: string, { status, body }: request.Response): void {
  if (status < 400 || status >= 500) return;
  const listed = listedRefusals(method, path);
  if (listed) expect(listed, `@Refuses of ${method} ${path}`).toContain((body as Problem).code);
}

/** The bytes of a file that the API serves. */
export async function download(path: string, as?: { token: string }): Promise<Response> {
  const response = await open('GET', path, as).responseType('arraybuffer');
  return new Response(response.body, { status: response.status, headers: headersOf(response) });
}

interface RawCall {
  method: NonNullable<Call['method']>;
  as?: { token: string } | undefined;
  type: string;
  headers?: Record<string, string>;
}

/** Sends bytes as they are, whatever their type says, as no client of ours would. */
export async function sendRaw(
  path: string,
  content: string | Buffer,
  { method, as, type, headers = {} }: RawCall,
): Promise<Answer<unknown>> {
  const call = open(method, path, as).set(headers).set('content-type', type);
  // As bytes: texts would be encoded anew.
  call.send(Buffer.from(content));
  return answerOf(await call);
}

function open(method: NonNullable<Call['method']>, path: string, as: Call['as']): request.Test {
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  const call = request(started().getHttpServer())[verb](path);
  return as ? call.auth(as.token, { type: 'bearer' }) : call;
}

/** As a browser encodes a form, also an empty one. */
async function sendForm(call: request.Test, form: FormData): Promise<void> {
  const encoded = new Response(form);
  call.set('content-type', encoded.headers.get('content-type') ?? '');
  call.send(Buffer.from(await encoded.arrayBuffer()));
}

function headersOf({ headers }: request.Response): Headers {
  const named = Object.entries<string | string[]>(headers);
  return new Headers(
    named.flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}

/** Expects a error of the catalogue, in its own form, and gives the wrong fields it names. */
export function expectRefusal(answer: Answer<unknown>, code: ErrorCode): Problem['errors'] {
  const problem = answer.body as Problem;
  expect(problem).toMatchObject({ code, detail: errorCatalogue[code][1] });
  expect(answer.status).toBe(errorCatalogue[code][0]);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  return problem.errors;
}

/** Where the API of these tests listens, for what no HTTP client would send. */
export async function listeningPort(): Promise<number> {
  const server = started().getHttpServer();
  if (!server.listening) await started().listen(0, '127.0.0.1');
  return (server.address() as AddressInfo).port;
}

function started(): NestFastifyApplication {
  if (!running) throw new Error('Call useApi() at the top of the file.');
  return running;
}
