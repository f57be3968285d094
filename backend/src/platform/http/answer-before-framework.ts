import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Logger } from '@nestjs/common';
import { acceptRequestId } from '../logging/request-id.js';
import { counter } from '../monitoring/meters.js';
import { compression, encodingFor, isWorthIt } from './compression.js';
import type { Draining } from './draining.js';
import { namesTag } from './etag.js';
import { type Answer, alone, type KeptAnswers } from './kept-answers.js';

const compress = {
  br: (body: Buffer) => brotliCompressSync(body, compression.brotliOptions),
  gzip: (body: Buffer) => gzipSync(body),
};

const sent = counter(
  'answers_from_memory_total',
  'Answers to visitors from memory, which are not among the durations of calls',
  'status',
);

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
    const status = write(request, response, answer, requestId);
    sent.labels(String(status)).inc();
    const [route] = (request.url ?? '').split('?', 1);
    logger.log({ msg: 'Request', requestId, method: 'GET', route, status, fromMemory: true });
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

function write(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  requestId: string,
): number {
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    'x-request-id': requestId,
    'cache-control': 'no-cache',
    etag: answer.tag,
  };
  if (namesTag(asked['if-none-match'], answer.tag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return 304;
  }
  const { body, encoding } = encodedFor(asked['accept-encoding'], answer);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(200, headers).end(body);
  return 200;
}

/** Compressed once for all who take it so. */
function encodedFor(
  accepted: string | undefined,
  { body, compressed }: Answer,
): { body: Buffer; encoding?: 'br' | 'gzip' } {
  const encoding = isWorthIt(body) ? encodingFor(accepted) : null;
  if (!encoding) return { body };
  compressed[encoding] ??= alone(compress[encoding](body));
  return { body: compressed[encoding], encoding };
}
