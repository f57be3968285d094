import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The product at another address of this machine, where its answers can be changed or cut off.
 *
 * @param send passes an answer on, whose status and headers were sent
 */
export async function startProxy(
  send: (url: string, answer: IncomingMessage, response: ServerResponse) => unknown,
) {
  const server = createServer(({ method, url = '/', headers }, response) => {
    const asked = request(new URL(url, process.env.BASE_URL), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    asked.on('response', (answer) => {
      // Whether a file has changed is for its bytes alone to say.
      const { 'content-length': _, 'last-modified': __, etag: ___, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      send(url, answer, response);
    });
    asked.on('error', () => response.destroy());
    asked.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
