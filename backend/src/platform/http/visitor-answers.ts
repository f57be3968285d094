import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CardNotices } from '../database/card-notices.js';
import { namesTag, weakTag } from './etag.js';

const mostBytes = 32 * 1024 * 1024;
/** However the news of a change gets lost, an answer is no older than that, in milliseconds. */
const longestMs = 10_000;
const longestAddress = 500;

/** What is kept: reads of cards alone. */
const kept = /^\/(?:items|api\/items\/location-counts)(?:\?|$)/;

/** Which objects are free on some days depends on rentals, of which no notice comes. */
function asksForDays(url: string): boolean {
  const asked = new URLSearchParams(url.split('?', 2)[1]);
  return asked.has('from') || asked.has('to');
}

/** Of the headers of an answer, those that say something of it; the others are made for each. */
const keptHeaders = ['content-type', 'link', 'x-total-count'];

interface Answer {
  body: string;
  tag: string;
  headers: [name: string, value: string][];
}

/**
 * Answers visitors without session from memory while the public list has not changed, and `304` to whoever has the
 * answer already. While changes are not heard of, nothing is kept.
 */
export function answerVisitors(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  const notices = api.get(CardNotices);
  const answers = new LRUCache<string, Answer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, address) => 2 * (body.length + address.length) + 500,
    ttl: longestMs,
  });
  /** Requests whose answer may be kept, and the state of the list when they came. */
  const asked = new WeakMap<FastifyRequest, number>();
  let changes = 0;
  const forget = () => {
    changes++;
    answers.clear();
  };
  // What was read before that may have changed since, unheard.
  notices.on('listening', forget);
  notices.on('changed', forget);
  notices.on('lost', forget);

  server.addHook('onRequest', (request, reply, done) => {
    if (!isOfVisitor(request)) return done();
    notices.listen();
    const answer = notices.isListening ? answers.get(request.url) : undefined;
    if (answer) return void send(request, reply, answer);
    asked.set(request, changes);
    done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const before = asked.get(request);
    if (
      before === undefined ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string' ||
      reply.hasHeader('set-cookie')
    ) {
      return done(null, payload);
    }
    const answer = answerOf(payload, reply);
    // One that was read before a change is not kept after it.
    if (notices.isListening && before === changes) answers.set(request.url, answer);
    if (!mark(request, reply, answer)) return done(null, payload);
    reply.code(304);
    done(null, null);
  });
}

function isOfVisitor({ method, url, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers.cookie === undefined &&
    url.length <= longestAddress &&
    kept.test(url) &&
    !asksForDays(url)
  );
}

function answerOf(body: string, reply: FastifyReply): Answer {
  const headers = keptHeaders.flatMap((name): Answer['headers'] => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  // A total or a next page may change while the page stays as it is.
  return { body, tag: weakTag(headers.join('\n') + body), headers };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  for (const [name, value] of answer.headers) reply.header(name, value);
  if (mark(request, reply, answer)) reply.code(304).send();
  else reply.send(answer.body);
}

/** Has a browser ask each time. @returns whether it has the answer already */
function mark({ headers }: FastifyRequest, reply: FastifyReply, { tag }: Answer): boolean {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: tag });
  return namesTag(headers['if-none-match'], tag);
}
