import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitReceiving } from './limit-receiving.js';

let server: FastifyInstance;

beforeEach(async () => {
  server = fastify();
  limitReceiving(server, 100);
  server.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_: unknown, sent: unknown) => sent,
  );
  server.post('/api/uploads', async () => 'taken');
  server.post('/form', async () => 'taken');
  await server.listen({ port: 0 });
});

afterEach(() => server.close());

/** Sends a body in two halves, with a pause of a quarter of a second, and gives the answer. */
async function sendSlowly(path: string): Promise<string> {
  const { address, port } = server.server.address() as AddressInfo;
  const socket = connect(port, address);
  const answer = text(socket);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: loka\r\nConnection: close\r\n`);
  socket.write('Content-Type: text/plain\r\nContent-Length: 4\r\n\r\nab');
  await setTimeout(250);
  if (socket.writable) socket.write('cd');
  return answer;
}

it('takes a picture that arrives slowly', async () => {
  expect(await sendSlowly('/api/uploads')).toMatch(/^HTTP\/1.1 200 [\s\S]*taken$/);
});

it('does not wait as long for anything else', async () => {
  expect(await sendSlowly('/form')).toMatch(/^HTTP\/1.1 408 /);
});
