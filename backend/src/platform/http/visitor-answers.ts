import type { OutgoingHttpHeaders } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CardNotices } from '../database/card-notices.js';
import { answerBeforeFramework } from './answer-before-framework.js';
import { Draining } from './draining.js';
import { namesTag } from './etag.js';
import { type Answer, answerOf, KeptAnswers } from './kept-answers.js';

/** An answer that may be kept, while it is made. */
interface Begun {
  keep: (url: string, answer: Answer) => void;
  /** The answer that the browser has. */
  known: string | undefined;
}

/**
 * Answers visitors without session from memory while what they ask for has not changed, and `304` to whoever has the
 * answer already: over the network before the framework, in the process within it.
 */
export function answerVisitors(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  const answers = new KeptAnswers(api.get(CardNotices));
  const begun = new WeakMap<FastifyRequest, Begun>();
  answerBeforeFramework(server.server, answers, api.get(Draining));

  server.addHook('onRequest', (request, reply, done) => {
    const kind = answers.kindOf(request);
    if (!kind) return done();
    const answer = answers.get(request);
    if (answer) return void send(request, reply, answer);
    begun.set(request, { keep: answers.begin(kind), known: request.headers['if-none-match'] });
    // Whoever has an answer already has it made whole, once for all who ask.
    delete request.headers['if-none-match'];
    done();
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const made = begun.get(request);
    const isWhole = reply.statusCode === 200 && typeof payload === 'string';
    if (!made || !isWhole) return done(null, payload);
    // Helmet writes past the framework.
    const headers = { ...reply.raw.getHeaders(), ...reply.getHeaders() } as OutgoingHttpHeaders;
    const answer = answerOf(payload, headers);
    if (!answer) return done(null, payload);
    made.keep(request.url, answer);
    if (!mark(reply, answer, made.known)) return done(null, payload);
    reply.code(304);
    done(null, null);
  });
}

function send({ headers }: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  if (mark(reply, answer, headers['if-none-match'])) reply.code(304).send();
  else reply.send(answer.body);
}

/** @returns whether the browser has the answer already */
function mark(reply: FastifyReply, { tag, headers }: Answer, known: string | undefined): boolean {
  reply.headers(headers);
  return namesTag(known, tag);
}
