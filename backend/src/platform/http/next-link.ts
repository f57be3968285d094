import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the `Link` header to the next page of a list: the same call with a cursor. */
export function linkNext({ url }: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  reply.header('Link', `<${path}?${parameters}>; rel="next"`);
}
