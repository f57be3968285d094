import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts an SMS service that takes every SMS and keeps none. Returns its address. */
export async function startSmsSink(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
}
