import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells where the next page of a list is: the same call with a cursor, as a `Link` header. */
export function linkNext({ url }: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  reply.header('Link', `<${path}?${parameters}>; rel="next"`);
}
