import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with the answer in flight on it once the server takes no new ones: kept alive,
 * an idle connection holds the process for more than a minute.
 */
export function closeConnectionsOnShutdown(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  server.addHook('onSend', async (_, reply) => {
    if (!server.server.listening) reply.header('connection', 'close');
  });
}
