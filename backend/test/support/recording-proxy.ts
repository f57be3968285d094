import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Passes calls on to another server, and keeps the headers that each had. */
export async function aRecordingProxy(target: string) {
  const calls: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    calls.push(request.headers);
    const {
      host: _host,
      connection: _connection,
      'content-length': _,
      ...headers
    } = request.headers;
    const body = await text(request);
    const answer = await fetch(new URL(request.url ?? '', target), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body && { body }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
