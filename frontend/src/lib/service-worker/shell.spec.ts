import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const keptPage = () => new Response('the kept page');
let answer: RequestListener;
let http: Server;
let address: string;

/** Browsers alone have stores of answers: this one has the page. */
const caches = { open: async () => ({ match: async () => keptPage() }) };

beforeEach(async () => {
  vi.stubGlobal('__SHELL__', { version: 'v1', files: [], pages: [] });
  vi.stubGlobal('caches', caches);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  http = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/tableau-de-bord`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  http.closeAllConnections();
  http.close();
});

async function page(): Promise<Response> {
  const { answerPage } = await import('./shell');
  return answerPage(new Request(address));
}

describe('a page of rentals', () => {
  it('is the kept one while the server is in trouble', async () => {
    answer = (_, response) => response.writeHead(503).end('trouble');
    expect(await (await page()).text()).toBe('the kept page');
  });

  it('is the kept one when no answer begins in time', async () => {
    const asked = new Promise<void>((resolve) => {
      answer = () => resolve();
    });
    const opened = page();
    await asked;
    vi.advanceTimersByTime(4_000);
    expect(await (await opened).text()).toBe('the kept page');
  });

  it('is the server’s when its answer has begun, however long it takes', async () => {
    let end = () => {};
    answer = (_, response) => {
      response.write('the page ');
      end = () => response.end('of the server');
    };
    const opened = await page();
    vi.advanceTimersByTime(60_000);
    end();
    expect(await opened.text()).toBe('the page of the server');
  });
});
