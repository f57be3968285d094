import { createHmac } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from './server.js';

const config = { key: 'key', secret: 'secret', webhook: 'http://127.0.0.1:9' };
const headers = { authorization: 'Bearer key' };
const payload = { reference: 'a', to: '+24177000001', text: 'Bonjour <b>' };

it('an SMS sent twice with one reference reaches its phone once', async () => {
  const server = createServer(config);
  for (let time = 0; time < 2; time++) {
    const { statusCode } = await server.inject({ method: 'POST', url: '/sms', headers, payload });
    expect(statusCode).toBe(202);
  }
  expect((await server.inject('/sms')).json()).toMatchObject([{ id: 'a', isAnswer: false }]);
  expect((await server.inject('/')).body).toContain('Bonjour &lt;b&gt;');
});

it('an SMS without the key, or to another country, is refused', async () => {
  const server = createServer(config);
  const send = async (call: object) =>
    (await server.inject({ method: 'POST', url: '/sms', headers, payload, ...call })).statusCode;
  expect(await send({ headers: {} })).toBe(401);
  expect(await send({ payload: { ...payload, to: '+33612345678' } })).toBe(400);
});

it('an answer is delivered with its signature, again until it is taken', async () => {
  const received: { body: string; signature: unknown }[] = [];
  const product = createHttp(async (request, response) => {
    received.push({ body: await text(request), signature: request.headers['x-sms-signature'] });
    response.writeHead(received.length < 2 ? 503 : 204).end();
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void product.close());
  const { port } = product.address() as AddressInfo;
  const server = createServer({ ...config, webhook: `http://127.0.0.1:${port}` });
  const answer = { from: '+24177000001', text: 'OUI 4821' };
  await server.inject({ method: 'POST', url: '/answers', payload: answer });
  const [first, second] = received;
  expect(second).toEqual(first);
  const signature = createHmac('sha256', 'secret')
    .update(first?.body ?? '')
    .digest('hex');
  expect(first?.signature).toBe(`sha256=${signature}`);
  expect(JSON.parse(first?.body ?? '')).toMatchObject(answer);
});
