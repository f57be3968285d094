import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A program behind the proxy: requests go to it while it says that it is ready. */
interface Upstream {
  origin: string;
  isReady: boolean;
}

/**
 * A reverse proxy as they are used before several apis: it asks each every 100 ms whether it is ready, keeps
 * connections alive, and passes no request on twice.
 */
export async function startProxy(origins: readonly string[]) {
  const upstreams: Upstream[] = origins.map((origin) => ({ origin, isReady: false }));
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const server = http.createServer((request, response) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const upstream = ready[turn++ % ready.length];
    if (!upstream) return response.writeHead(503).end();
    const { method, headers, url = '/' } = request;
    const passed = http.request(
      `${upstream.origin}${url}`,
      { agent, method, headers },
      (answer) => {
        // What an api says of its connection is not about the visitor's.
        const { connection: _, 'keep-alive': __, ...ofAnswer } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, ofAnswer);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.writeHead(502).end());
    return request.pipe(passed);
  });
  // It would close a connection in the moment in which a visitor goes on with it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  let isOpen = true;
  const asking = upstreams.map(async (upstream) => {
    while (isOpen) {
      upstream.isReady = await isReady(upstream.origin);
      await sleep(100);
    }
  });
  onTestFinished(async () => {
    isOpen = false;
    await Promise.all(asking);
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    isUsed: (origin: string) => upstreams.some((one) => one.origin === origin && one.isReady),
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}
