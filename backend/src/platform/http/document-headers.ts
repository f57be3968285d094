import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** What pages may ask a browser for: the camera, for the photo of a verification, and copying. */
const permissions = [
  'camera=(self)',
  'clipboard-write=(self)',
  'web-share=(self)',
  ...['geolocation', 'microphone', 'payment', 'usb', 'display-capture'].map((name) => `${name}=()`),
].join(', ');

/** What browsers heed where a page is opened, and not in the files that it loads. */
const ofDocuments = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** What is asked of a file that may have changed, or of an answer that somebody asks about. */
const ofWhatChanges = ['Accept-Ranges', 'ETag', 'Last-Modified', 'X-Request-Id'];

/** Of built files, which anybody may load: nothing of anybody is in them. */
const ofWhatIsOurs = ['Cross-Origin-Resource-Policy'];

/**
 * Says in each answer what pages may ask a browser for; helmet knows no such header. Files that never change
 * (scripts, styles, fonts, pictures) go without the headers of documents and of what changes: twenty of them make a page, and
 * they take more than a kilobyte each.
 */
export function setDocumentHeaders(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  server.addHook('onRequest', (_, reply, done) => {
    reply.header('Permissions-Policy', permissions);
    done();
  });
  server.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (String(reply.getHeader('cache-control')).includes('immutable'))
      for (const name of [
        ...ofDocuments,
        ...ofWhatChanges,
        ...(url.startsWith('/assets/') ? ofWhatIsOurs : []),
      ]) {
        reply.removeHeader(name);
        // Helmet writes past the framework.
        reply.raw.removeHeader(name);
      }
    done();
  });
}
