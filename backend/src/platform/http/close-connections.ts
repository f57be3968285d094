import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Draining } from './draining.js';

/**
 * Ends each connection with the answer in flight on it once the server is about to stop: kept alive, an
 * idle connection holds the process for more than a minute, and loses the request that comes as it ends.
 */
export function closeConnectionsOnShutdown(api: NestFastifyApplication): void {
  const draining = api.get(Draining);
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  server.addHook('onSend', (_, reply, _payload, done) => {
    if (draining.isUnderWay) reply.header('connection', 'close');
    done();
  });
}
