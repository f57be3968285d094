import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { z } from 'zod';
import type { Line } from './line.js';
import { page } from './page.js';

const sms = z.object({
  reference: z.string().min(1).max(100),
  to: z.string().regex(/^\+241\d{8}$/),
  text: z.string().min(1).max(1_000),
});
const answer = z.object({ from: z.string().regex(/^\+241\d{8}$/), text: z.string().max(1_000) });

interface Config {
  key: string;
  secret: string;
  webhook: string;
}

/** So often is an answer delivered until it is taken. */
const deliveries = 5;
/** Of the newest lines, which are kept in memory alone. */
const kept = 500;

export function createServer({ key, secret, webhook }: Config) {
  const lines: Line[] = [];
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  function keep(line: Omit<Line, 'at'>): void {
    lines.unshift({ ...line, at: new Date() });
    lines.length = Math.min(lines.length, kept);
  }

  server.post('/sms', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send();
    const sent = sms.safeParse(request.body);
    if (!sent.success) return reply.code(400).send({ error: z.prettifyError(sent.error) });
    const { reference: id, to: number, text } = sent.data;
    // One that was sent already is taken again, and reaches no phone a second time.
    if (!lines.some((line) => line.id === id)) keep({ id, number, text, isAnswer: false });
    return reply.code(202).send({ reference: id });
  });

  server.get('/sms', async () => lines);
  server.get('/', async (_request, reply) => reply.type('text/html').send(page(lines)));

  server.post('/answers', async (request, reply) => {
    const given = answer.safeParse(request.body);
    if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
    const { from, text } = given.data;
    const id = randomUUID();
    keep({ id, number: from, text, isAnswer: true });
    await deliver(JSON.stringify({ id, from, text }));
    return reply.redirect('/', 303);
  });

  async function deliver(body: string): Promise<void> {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-sms-signature': `sha256=${signature}`,
    };
    for (let delivery = 0; delivery < deliveries; delivery++) {
      await setTimeout(delivery * 500);
      const response = await fetch(webhook, { method: 'POST', headers, body }).catch(() => null);
      if (response?.ok) return;
    }
  }

  return server;
}
