import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { limitReceiving, receivingLimits } from './limit-receiving.js';

let server: FastifyInstance;

beforeEach(async () => {
  server = fastify();
  limitReceiving(server, 100);
  server.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_: unknown, sent: unknown) => sent,
  );
  server.post('/picture', { config: { receivesPicture: true } }, async () => 'taken');
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
  expect(await sendSlowly('/picture')).toMatch(/^HTTP\/1.1 200 [\s\S]*taken$/);
});

it('does not wait as long for anything else', async () => {
  expect(await sendSlowly('/form')).toMatch(/^HTTP\/1.1 408 /);
});

describe('the server itself', () => {
  const [headersMs, wholeMs] = [300, 900];

  /** For how long a connection lives on which these bytes come, one every 50 ms. */
  async function lifetime(bytes: string): Promise<number> {
    const limited = fastify(receivingLimits(headersMs, wholeMs));
    onTestFinished(() => limited.close());
    limited.post('/api/uploads', async () => 'taken');
    await limited.listen({ port: 0 });
    const { address, port } = limited.server.address() as AddressInfo;
    const socket = connect(port, address);
    const startedAt = performance.now();
    const closed = once(socket, 'close');
    socket.on('error', () => undefined).resume();
    for (const byte of bytes) {
      if (socket.closed || socket.readableEnded) break;
      socket.write(byte);
      await setTimeout(50);
    }
    await closed;
    return performance.now() - startedAt;
  }

  it('ends a connection whose headers come too slowly', async () => {
    const ms = await lifetime(`GET / HTTP/1.1\r\nHost: loka\r\nX-Slow: ${'x'.repeat(100)}`);
    expect(ms).toBeGreaterThan(headersMs - 50);
    expect(ms).toBeLessThan(headersMs * 5);
  });

  it('ends a connection whose picture comes too slowly', async () => {
    const head = 'POST /api/uploads HTTP/1.1\r\nHost: loka\r\nContent-Length: 900\r\n\r\n';
    const slow = fastify(receivingLimits(headersMs, wholeMs));
    onTestFinished(() => slow.close());
    slow.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_: unknown, sent: unknown) => sent,
    );
    slow.post('/api/uploads', async () => 'taken');
    await slow.listen({ port: 0 });
    const { address, port } = slow.server.address() as AddressInfo;
    const socket = connect(port, address);
    const startedAt = performance.now();
    const closed = once(socket, 'close');
    socket.on('error', () => undefined).resume();
    socket.write(head.replace('\r\n\r\n', '\r\nContent-Type: text/plain\r\n\r\n'));
    const trickle = setInterval(() => socket.writable && socket.write('x'), 100);
    await closed;
    clearInterval(trickle);
    const ms = performance.now() - startedAt;
    expect(ms).toBeGreaterThan(wholeMs - 50);
    expect(ms).toBeLessThan(wholeMs * 3);
  });
});
