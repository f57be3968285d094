import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Has nothing keep an answer that is for one person: neither the browser, on a computer that several
 * people use, nor a proxy. A call that says how its answer may be kept is heeded.
 */
export function keepPrivateAnswers(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (isForOne(request, reply) && !reply.hasHeader('cache-control'))
      reply.header('Cache-Control', 'no-store');
    done();
  });
}

/** Whoever shows a token or a cookie is somebody; so is whoever asks for one. */
function isForOne({ url, headers }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    headers.authorization !== undefined ||
    headers.cookie !== undefined ||
    reply.hasHeader('set-cookie') ||
    url.startsWith('/api/auth/')
  );
}
