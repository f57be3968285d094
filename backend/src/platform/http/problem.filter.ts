import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, ProblemError } from '../../kernel/errors.js';
import { asProblemError } from '../database/database-errors.js';
import type { Problem } from './problem.schema.js';
import { TooManyRequests } from './too-many-requests.js';

/** After how many seconds what was unavailable usually is there again. */
const unavailableSeconds: Partial<Record<ErrorCode, number>> = {
  'service-unavailable': 5,
  'downloads-busy': 30,
};

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  413: 'request-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'service-unavailable',
};

/** Answers every error as RFC 9457 `application/problem+json` with a code of the catalogue. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const refusal = toProblemError(thrown, request);
    if (refusal.status >= 500) this.logger.error(thrown);
    const problem: Problem = {
      type: `urn:loka:${refusal.code}`,
      title: refusal.code,
      status: refusal.status,
      detail: refusal.message,
      code: refusal.code,
      errors: [...refusal.fields],
      ...(refusal.state && { state: refusal.state }),
    };
    const reply = http.getResponse<FastifyReply>();
    const retryAfter = retryAfterSeconds(refusal);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    reply
      .status(refusal.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send(JSON.stringify(problem));
  }
}

/** When the call may be made again; null where that changes nothing. */
function retryAfterSeconds(refusal: ProblemError): number | null {
  if (refusal instanceof TooManyRequests) return refusal.retryAfterSeconds;
  return unavailableSeconds[refusal.code] ?? null;
}

function toProblemError(thrown: unknown, request: FastifyRequest): ProblemError {
  const error = asProblemError(thrown);
  if (error instanceof ProblemError) return error;
  const status = statusOf(error);
  if (status === 413 && isForm(request)) return new ProblemError('upload-too-large');
  return new ProblemError(
    codeOfStatus[status] ?? (status < 500 ? 'invalid-request' : 'internal-error'),
  );
}

/** Forms are what pictures come in. */
function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** Nest's exceptions and Fastify's errors both carry the status they mean. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : 500;
}
