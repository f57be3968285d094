// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Window as HappyWindow } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createApi } from './api';
import { nextCursor } from './next-cursor';
import { createSessionStore } from './session-store';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ME = 'e8a4c2de-0000-4000-8000-000000000001';
const SOMEBODY_ELSE = 'e8a4c2de-0000-4000-8000-000000000002';

/** @property cut whether the connection ends in the middle of the body */
type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  cut?: boolean;
};

/** What the API's session calls do: an access token expires, a refresh token is good for one use. */
const server = {
  accessToken: 'token-1',
  refreshToken: '1',
  cookieOf: ME,
  /** What a refresh answers instead of a session. */
  trouble: undefined as Answer | undefined,
  /** What a refresh waits for before it is answered. */
  held: undefined as Promise<unknown> | undefined,
  received: [] as IncomingMessage[],
  answers: {} as Record<string, Answer>,

  to(path: string) {
    return this.received.filter(({ url }) => url === path);
  },

  answer(request: IncomingMessage): Answer {
    this.received.push(request);
    const { url = '', headers } = request;
    if (url === '/api/auth/sign-in') return { headers: { 'Set-Cookie': 'refresh=1; Path=/' } };
    if (url === '/api/auth/refresh') return this.refresh(headers.cookie);
    const known = this.answers[url];
    if (known) return known;
    if (headers.authorization !== `Bearer ${this.accessToken}`) {
      return problem(401, 'unauthenticated', 'Connectez-vous pour continuer.');
    }
    return { body: [] };
  },

  refresh(cookie: string | undefined): Answer {
    if (this.trouble) return this.trouble;
    if (cookie !== `refresh=${this.refreshToken}`) {
      return problem(401, 'session-expired', 'Votre session a expiré. Reconnectez-vous.');
    }
    const next = Number(this.refreshToken) + 1;
    this.refreshToken = `${next}`;
    this.accessToken = `token-${next}`;
    return {
      headers: { 'Set-Cookie': `refresh=${next}; Path=/` },
      body: { token: this.accessToken, user: { id: this.cookieOf } },
    };
  },
};

function problem(status: number, code: string, detail: string, errors: object[] = []): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: { type: `urn:loka:${code}`, title: code, status, detail, code, errors },
  };
}

/** What the tabs of a browser share, and happy-dom lacks: one holder of a lock at a time. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, job: () => Promise<T>): Promise<T> {
      const turn = last.then(job);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** A page of the site, with no state of its own but what the browser stores. */
function openTab(site: 'loka' | 'loka.console' = 'loka') {
  const store = createSessionStore(site);
  const { api } = createApi({ store, wording: ({ code, detail }) => `${code}: ${detail}` });
  return { store, api, operators: () => body(api.GET('/api/payment/operators')) };
}

const { happyDOM } = window as unknown as HappyWindow;
let http: Server;

beforeAll(async () => {
  http = createServer(async (request, response) => {
    const { status = 200, headers, body = null, cut } = server.answer(request);
    if (request.url === '/api/auth/refresh') await server.held;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = { 'Content-Length': `${Buffer.byteLength(text) + (cut ? 100 : 0)}` };
    response.writeHead(status, { 'Content-Type': 'application/json', ...length, ...headers });
    if (cut) response.write(text, () => response.destroy());
    else response.end(text);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  happyDOM.setURL(`http://127.0.0.1:${port}/`);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => http.close(resolve));
});

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() });
  localStorage.clear();
  await fetch('/api/auth/sign-in', { method: 'POST' });
  Object.assign(server, {
    accessToken: 'token-1',
    refreshToken: '1',
    cookieOf: ME,
    trouble: undefined,
    held: undefined,
    received: [],
    answers: {},
  });
});

describe('a call', () => {
  it('carries the access token and an id of its own', async () => {
    const { store, operators } = openTab();
    store.save({ token: 'token-1', user: { id: ME } });
    await operators();
    await operators();
    const calls = server.to('/api/payment/operators').map(({ headers }) => headers);
    expect(calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ]);
    const ids = calls.map((headers) => headers['x-request-id']);
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('gives the problem of a refusal, its fields and the wording of the site', async () => {
    server.answers['/api/payment/operators'] = problem(400, 'invalid-request', 'À corriger.', [
      { path: 'amount', message: 'Trop.' },
    ]);
    await expect(openTab().operators()).rejects.toMatchObject({
      name: 'ApiError',
      code: 'invalid-request',
      status: 400,
      message: 'invalid-request: À corriger.',
      fields: [{ path: 'amount', message: 'Trop.' }],
    });
  });

  it('calls an answer that is not the API’s unexpected', async () => {
    const headers = { 'Content-Type': 'text/html' };
    server.answers['/api/payment/operators'] = {
      status: 502,
      headers,
      body: '<h1>Bad gateway</h1>',
    };
    await expect(openTab().operators()).rejects.toMatchObject({ code: 'unexpected', status: 502 });
  });

  it('says when there was no answer', async () => {
    const there = location.href;
    happyDOM.setURL('http://127.0.0.1:1/');
    const { operators } = openTab();
    await expect(operators()).rejects.toMatchObject({ code: 'network', status: 0 });
    happyDOM.setURL(there);
  });

  it.each([
    ['is cut off', { body: [{ name: 'airtel' }], cut: true }],
    ['is not whole', { body: '[{"name":' }],
    ['is that of a refusal, and not whole', { ...problem(409, 'days-booked', ''), body: '{"code' }],
  ])('says the same when the body of an answer %s', async (_, answer: Answer) => {
    server.answers['/api/payment/operators'] = answer;
    await expect(openTab().operators()).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('leaves an aborted call to whoever aborted it', async () => {
    const { api } = openTab();
    const call = api.GET('/api/payment/operators', { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an expired access token', () => {
  beforeEach(() => {
    server.accessToken = 'another';
    openTab().store.save({ token: 'token-1', user: { id: ME } });
  });

  it('is refreshed once for all calls of a page, which are made again under their ids', async () => {
    const { store, operators } = openTab();
    await Promise.all([operators(), operators(), operators()]);
    expect(server.to('/api/auth/refresh')).toHaveLength(1);
    expect(store.token()).toBe('token-2');
    const ids = server.to('/api/payment/operators').map(({ headers }) => headers['x-request-id']);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
  });

  it('is refreshed once for two tabs', async () => {
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.operators(), other.operators()]);
    expect(server.to('/api/auth/refresh')).toHaveLength(1);
    expect(one.store.token()).toBe('token-2');
    expect(other.store.token()).toBe('token-2');
  });

  it('is given up when the network hangs, which holds no other tab', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let renew: () => void = () => undefined;
    server.held = new Promise<void>((resolve) => {
      renew = resolve;
    });
    const [one, other] = [openTab(), openTab()];
    const failed = expect(one.operators()).rejects.toMatchObject({ code: 'network' });
    const answered = other.operators();
    await vi.waitFor(() => expect(server.to('/api/auth/refresh')).toHaveLength(1));
    timeout.mockRestore();
    server.held = undefined;
    // The server had not renewed it yet: what it gave nobody has got.
    Object.assign(server, { accessToken: 'another', refreshToken: '1' });
    patience.abort(new DOMException('', 'TimeoutError'));
    await failed;
    expect(await answered).toEqual([]);
    expect(other.store.token()).toBe('token-2');
    renew();
  });

  it('is not refreshed for whoever signs out meanwhile', async () => {
    let renew: () => void = () => undefined;
    server.held = new Promise<void>((resolve) => {
      renew = resolve;
    });
    const { store, operators } = openTab();
    const call = operators();
    await vi.waitFor(() => expect(server.to('/api/auth/refresh')).toHaveLength(1));
    store.clear();
    renew();
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(store.read()).toBeNull();
  });

  it('ends the session when the cookie is no longer good', async () => {
    server.refreshToken = '7';
    const { store, operators } = openTab();
    await expect(operators()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(store.read()).toBeNull();
  });

  it('ends the session when the cookie is that of somebody else by now', async () => {
    server.cookieOf = SOMEBODY_ELSE;
    const { store, operators } = openTab();
    await expect(operators()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(store.read()).toBeNull();
    expect(server.to('/api/payment/operators')).toHaveLength(1);
  });

  it('is not replaced by that of somebody who has signed in meanwhile', async () => {
    const { store, operators } = openTab();
    const call = operators();
    store.save({ token: server.accessToken, user: { id: SOMEBODY_ELSE } });
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(server.to('/api/payment/operators')).toHaveLength(1);
  });

  it('keeps the session while the server is in trouble', async () => {
    server.trouble = problem(503, 'service-unavailable', 'Réessayez.');
    const { store, operators } = openTab();
    await expect(operators()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(store.token()).toBe('token-1');
  });
});

describe('a session', () => {
  it('is announced to its listeners', () => {
    const { store } = openTab();
    const watch = vi.fn();
    const stop = store.subscribe(watch);
    store.save({ token: 'token-1', user: { id: ME } });
    store.clear();
    stop();
    store.save({ token: 'token-1', user: { id: ME } });
    expect(watch).toHaveBeenCalledTimes(2);
  });

  it('is that of its own site', () => {
    openTab('loka').store.save({ token: 'token-1', user: { id: ME } });
    expect(openTab('loka.console').store.read()).toBeNull();
  });
});

describe('the next page', () => {
  it.each([
    ['</items?limit=24&cursor=abc>; rel="next"', 'abc'],
    ['</items?cursor=abc>; rel="prev"', undefined],
    [null, undefined],
  ])('of Link %s starts at %s', (link, cursor) => {
    const headers: HeadersInit = link ? { Link: link } : {};
    expect(nextCursor(new Response(null, { headers }))).toBe(cursor);
  });
});
