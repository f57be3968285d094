import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** What pages may ask a browser for: the camera, for the photo of a verification, and copying. */
const policy = [
  'camera=(self)',
  'clipboard-write=(self)',
  'web-share=(self)',
  ...['geolocation', 'microphone', 'payment', 'usb', 'display-capture'].map((name) => `${name}=()`),
].join(', ');

/** Says it in each answer; helmet knows no such header. */
export function limitPermissions(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  server.addHook('onRequest', (_, reply, done) => {
    reply.header('Permissions-Policy', policy);
    done();
  });
}
