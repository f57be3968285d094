import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { admitInTurns, endAdmission } from './admission-turns.js';

/** A server whose calls say when they are let in, and are answered when the test says so. */
function aServer(longestMs: number) {
  const server = fastify();
  onTestFinished(() => server.close());
  admitInTurns(server, longestMs);
  const inside: FastifyRequest[] = [];
  const answers: (() => void)[] = [];
  const handler = async (request: FastifyRequest) => {
    inside.push(request);
    await new Promise<void>((resolve) => answers.push(resolve));
    return 'done';
  };
  server.post('/pictures', { config: { receivesPicture: true } }, handler);
  server.post('/others', handler);
  return { server, inside, answers };
}

it('lets in two pictures at a time, until they are admitted or answered, and all else at once', async () => {
  const { server, inside, answers } = aServer(60_000);
  const calls = [1, 2, 3, 4, 5].map(() => server.inject({ method: 'POST', url: '/pictures' }));
  const other = server.inject({ method: 'POST', url: '/others' });
  const urls = () => inside.map(({ url }) => url);
  await expect.poll(() => urls().sort()).toEqual(['/others', '/pictures', '/pictures']);

  const first = inside.find(({ url }) => url === '/pictures') as FastifyRequest;
  endAdmission(first.raw);
  // Once is enough.
  endAdmission(first.raw);
  await expect.poll(() => inside.length).toBe(4);
  await sleep(20);
  expect(inside).toHaveLength(4);
  for (const answer of answers) answer();
  await expect.poll(() => inside.length).toBe(6);
  for (const answer of answers) answer();
  for (const call of [...calls, other]) expect((await call).body).toBe('done');
});

it('lets the next one in when one takes long to be admitted', async () => {
  const { server, inside, answers } = aServer(100);
  const calls = [1, 2, 3].map(() => server.inject({ method: 'POST', url: '/pictures' }));
  await expect.poll(() => inside.length).toBe(2);
  await expect.poll(() => inside.length).toBe(3);
  for (const answer of answers) answer();
  await Promise.all(calls);
});
