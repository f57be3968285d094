import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What pages may ask a browser for: the camera, for the photo of a verification, and copying. */
const permissions = [
  'camera=(self)',
  'clipboard-write=(self)',
  'web-share=(self)',
  ...['geolocation', 'microphone', 'payment', 'usb', 'display-capture'].map((name) => `${name}=()`),
].join(', ');

/** What browsers heed where a page is opened, and not in what it loads. */
const ofPages = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** What they heed of data too, which somebody may open as if it were a page. */
const ofDocuments = ['Content-Security-Policy', 'Referrer-Policy'];

/** Of data, from which nothing is to be loaded, wherever it is opened. */
const policyOfData = "default-src 'none';frame-ancestors 'none'";

/** What is asked of a file that may have changed, or of an answer that somebody asks about. */
const ofWhatChanges = ['Accept-Ranges', 'ETag', 'Last-Modified', 'X-Request-Id'];

/** Of built files, which anybody may load: nothing of anybody is in them. */
const ofWhatIsOurs = ['Cross-Origin-Resource-Policy'];

/**
 * Sends the headers of helmet, and says in each answer what pages may ask a browser for: helmet knows no such header. Data
 * goes without what concerns pages, and files that never change (scripts, styles, fonts, pictures) without the headers of
 * what changes too: a page asks for ten or twenty of them, and they take more than a kilobyte each.
 */
export function setDocumentHeaders(api: NestFastifyApplication): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  let headers: [string, string][] | undefined;
  server.addHook('onRequest', (_, reply, done) => {
    // Helmet has the same for all, and puts them together anew each time that it is asked.
    for (const [name, value] of headers ?? []) reply.raw.setHeader(name, value);
    if (!headers) {
      // What others have said of this answer is its own.
      const others = new Set(reply.raw.getHeaderNames());
      reply.helmet();
      const all = Object.entries(reply.raw.getHeaders() as Record<string, string>);
      headers = all.filter(([name]) => !others.has(name));
    }
    reply.header('Permissions-Policy', permissions);
    done();
  });
  server.addHook('onSend', ({ url }, reply, _payload, done) => {
    if (String(reply.getHeader('cache-control')).includes('immutable')) {
      remove(reply, [...ofPages, ...ofDocuments, ...ofWhatChanges]);
      if (url.startsWith('/assets/')) remove(reply, ofWhatIsOurs);
      // As short as it may be: a first visit has seven of them, all modules, which are UTF-8 whatever is said.
      if (isScriptOfSite.test(url)) reply.header('Content-Type', 'text/javascript');
    } else if (isData.test(String(reply.getHeader('content-type')))) {
      remove(reply, ofPages);
      reply.header('Content-Security-Policy', policyOfData);
    }
    done();
  });
}

const isScriptOfSite = /^\/assets\/[^?]*\.js(?:\?|$)/;
const isData = /^application\/(?:problem\+)?json\b/;

function remove(reply: FastifyReply, names: readonly string[]): void {
  for (const name of names) {
    reply.removeHeader(name);
    // Helmet writes past the framework.
    reply.raw.removeHeader(name);
  }
}
