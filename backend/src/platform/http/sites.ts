import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDecodable, withoutLeftover } from './mangled-address.js';

const logger = new Logger('Sites');

/** Answers the pages of a site. */
export interface Pages {
  send(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** The pages of the console live in the browser: any address gets `index.html`. */
const consolePages: Pages = {
  send: (_, reply) => reply.header('Cache-Control', 'no-cache').sendFile('index.html'),
};

/** The built sites, and where each is; an API path of the same name goes first. */
const sitesWith = (publicPages: Pages) => [
  { name: 'public site', folder: 'frontend/dist/client', prefix: '/', pages: publicPages },
  { name: 'staff console', folder: 'admin/dist', prefix: '/admin/', pages: consolePages },
];

/** What lies below these is the API's alone: a wrong address there is no page of the sites. */
const apiOnly = /^\/(?:api|files|ops|docs|items?|single|rentals|user)(?:\/|$)/;

/**
 * Serves the built sites beside the API.
 *
 * @param publicPages renders those of the public site
 */
export function serveSites(api: NestFastifyApplication, publicPages: Pages): void {
  const server: FastifyInstance = api.getHttpAdapter().getInstance();
  for (const { name, folder, prefix, pages } of sitesWith(publicPages)) {
    const root = path.resolve(folder);
    if (!existsSync(path.join(root, 'index.html'))) {
      logger.warn(`${folder} is missing: the ${name} is not served until it is built.`);
      continue;
    }
    server.register(async (scope) => {
      await scope.register(fastifyStatic, {
        root,
        serve: false,
        cacheControl: false,
        preCompressed: true,
        // The list of what was built from which source is for the server.
        dotfiles: 'ignore',
      });
      if (prefix !== '/')
        scope.get(prefix.slice(0, -1), (request, reply) => pages.send(request, reply));
      scope.get(`${prefix}*`, (request, reply) => answer(request, reply, pages, root));
    });
  }
}

/** Where no page is. */
const unknownAddress = '/adresse-illisible';

/** A browser gets a page for an address that cannot be decoded, which the framework would refuse before any route. */
export function readableAddress({ url = '/', headers }: IncomingMessage): string {
  const isPage = namesHtml(headers) && !apiOnly.test(url);
  return isPage && !isDecodable(url) ? unknownAddress : url;
}

function answer(request: FastifyRequest, reply: FastifyReply, pages: Pages, root: string) {
  const { '*': file = '' } = request.params as { '*'?: string };
  const [pathname = ''] = request.url.split('?', 1);
  if (apiOnly.test(pathname)) return reply.callNotFound();
  const meant = withoutLeftover(request.url);
  if (meant) return reply.redirect(meant);
  if (path.extname(file) === '') {
    return acceptsPage(request) ? pages.send(request, reply) : reply.callNotFound();
  }
  // A reader has typed an address that is wrong.
  if (namesHtml(request.headers) && (file === 'index.html' || !existsSync(path.join(root, file)))) {
    return pages.send(request, reply);
  }
  reply.header('Cache-Control', lifetimeOf(file));
  return reply.sendFile(file);
}

/** Browsers do. */
const namesHtml = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/html');

/** A caller that takes anything, or says nothing, gets the page too. */
export function acceptsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return namesHtml(headers) || (headers.accept ?? '*/*').includes('*/*');
}

/**
 * Built assets have their content's hash in their name; `index.html` and the service worker name
 * them, so these stay fresh.
 */
function lifetimeOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return path.extname(file) === '.html' || file === 'sw.js' ? 'no-cache' : 'public, max-age=3600';
}
