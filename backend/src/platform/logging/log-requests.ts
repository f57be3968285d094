import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { RequestWithActor } from '../auth/actor.js';
import { withRequestId } from './request-id.js';

/** Asked every second by each proxy: half of the log would be that all is well. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Gives each request its id, in the answer too, and logs one line for it once it is answered, but for probes that find all well. */
export function logRequests(api: NestFastifyApplication): void {
  const logger = new Logger('Http');
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  // Again, because what reads a body is not called from there.
  server.addHook('preValidation', (request, _, done) => withRequestId(request.id, done));
  server.addHook('onResponse', (request: RequestWithActor, reply, done) => {
    const status = reply.statusCode;
    if (status < 400 && probes.has(request.routeOptions.url ?? '')) return done();
    const entry = {
      msg: 'Request',
      requestId: request.id,
      method: request.method,
      // The route, not the address, which may hold a secret.
      route: request.routeOptions.url,
      status,
      ms: Math.round(reply.elapsedTime),
      actorId: request.actor?.id,
    };
    if (status >= 500) logger.error(entry);
    else if (status === 429) logger.warn(entry);
    else logger.log(entry);
    done();
  });
}
