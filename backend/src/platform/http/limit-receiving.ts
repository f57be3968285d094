import type { IncomingMessage } from 'node:http';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** A form is a few kB; the largest body that is taken, 256 kB, arrives in time at 9 kB/s. */
export const receivingMs = 30_000;

/**
 * For a picture: the site sends 500 kB at most, which takes 100 s at 5 kB/s. Whoever holds connections
 * open gets no further with it than before: strangers are refused before their picture is read, and
 * what an address may send is limited.
 */
export const uploadReceivingMs = 180_000;

/** How often Node looks for requests that take too long: each may live so much longer. */
const checkMs = 2_000;

/**
 * The limits of the server itself, as Fastify takes them. Node heeds that of a request only when it is
 * above that of its headers, and looks at either no more often than it is told.
 */
export const receivingLimits = (headersMs = receivingMs, wholeMs = uploadReceivingMs) => ({
  requestTimeout: wholeMs,
  http: {
    headersTimeout: headersMs,
    requestTimeout: wholeMs,
    connectionsCheckingInterval: Math.min(checkMs, headersMs),
  },
  connectionTimeout: 0,
});

declare module 'fastify' {
  interface FastifyContextConfig {
    receivesPicture?: boolean;
  }
}

/** A call whose body is a picture, which may take the time of one. */
export const ReceivesPicture = () => RouteConfig({ receivesPicture: true });

/**
 * Ends connections on which a body arrives too slowly. Node has one limit for all requests, which is
 * that of pictures; all others have less time.
 */
export function limitReceiving(server: FastifyInstance, ms = receivingMs): void {
  server.addHook('onRequest', ({ raw, routeOptions }, _, done) => {
    if (hasBody(raw) && !routeOptions.config.receivesPicture) {
      const timer = setTimeout(() => end(raw), ms);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Answers as Node does when its own limit has passed. */
function end(raw: IncomingMessage): void {
  if (raw.complete) return;
  raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  raw.destroy();
}
