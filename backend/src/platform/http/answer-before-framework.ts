import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { acceptRequestId } from '../logging/request-id.js';
import { counter } from '../monitoring/meters.js';
import { compression, encodingFor, isWorthIt } from './compression.js';
import type { Draining } from './draining.js';
import { namesTag } from './etag.js';
import { type Answer, alone, type KeptAnswers, type Sent, type Way } from './kept-answers.js';

const compress = {
  br: (body: Buffer) => brotliCompressSync(body, compression.brotliOptions),
  gzip: (body: Buffer) => gzipSync(body),
};

const sent = counter(
  'answers_from_memory_total',
  'Answers to visitors from memory, which are not among the durations of calls',
  'status',
);
/** What is shorter is worth a copy of its own, to be sent in one piece. */
const shortBytes = 16_000;

/** Each looked up once. */
const counts = { 200: sent.labels('200'), 304: sent.labels('304') };

/**
 * Sends what is kept as it is: routing, guards and hooks would cost ten times as much, and say the same. Everything else
 * goes on to the framework, and so does all once the server is about to stop.
 */
export function answerBeforeFramework(
  server: Server,
  answers: KeptAnswers,
  draining: Draining,
): void {
  const logger = new Logger('Http');
  const others = server.listeners('request') as ((...call: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const answer = draining.isUnderWay || hasBody(request) ? undefined : answers.get(request);
    if (!answer) {
      for (const other of others) other.call(server, request, response);
      return;
    }
    const requestId = acceptRequestId(request.headers['x-request-id']);
    const { status, head, body } = sentTo(request, answer);
    response.writeHead(status, [...head, 'x-request-id', requestId]).end(body, 'latin1');
    counts[status].inc();
    const [route] = (request.url ?? '').split('?', 1);
    logger.log({ msg: 'Request', requestId, method: 'GET', route, status, fromMemory: true });
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

function sentTo({ headers }: IncomingMessage, answer: Answer): Sent {
  const way = namesTag(headers['if-none-match'], answer.tag)
    ? 'known'
    : (isWorthIt(answer.body) && encodingFor(headers['accept-encoding'])) || 'plain';
  answer.sent[way] ??= sentAs(way, answer);
  return answer.sent[way];
}

/** Compressed once for all who take it so. */
function sentAs(way: Way, { headers, body }: Answer): Sent {
  const { 'content-type': type, ...others } = headers;
  const head = Object.entries(others).flatMap(([name, value]) => [name, String(value)]);
  if (way === 'known') return { status: 304, head };
  const bytes = way === 'plain' ? body : alone(compress[way](body));
  if (way !== 'plain') head.push('content-encoding', way);
  head.push('content-type', String(type), 'content-length', String(bytes.length));
  // Node sends a text in one piece with the head, and bytes apart.
  const isShort = bytes.length < shortBytes;
  return { status: 200, head, body: isShort ? bytes.toString('latin1') : bytes };
}
