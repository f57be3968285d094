import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../../env.js';
import { pagePolicy } from '../../platform/http/content-security-policy.js';
import { namesTag, weakTag } from '../../platform/http/etag.js';
import type { Pages } from '../../platform/http/sites.js';
import { requestIdHeader } from '../../platform/logging/request-id.js';
import { Items } from '../items/index.js';
import { type BuiltSite, loadBuiltSite } from './built-site.js';
import type { RenderedPage } from './rendered-page.js';

interface Page {
  status: number;
  html: string;
}

/** What was chosen on the device; `frontend/src/lib/low-data.ts` writes it. */
const lowDataCookie = /(?:^|;\s*)loka_eco=([01])(?:;|$)/;

function wantsLowData({ cookie = '', 'save-data': saveData }: IncomingHttpHeaders): boolean {
  const chosen = lowDataCookie.exec(cookie)?.[1];
  return chosen ? chosen === '1' : saveData === 'on';
}

/** As the site's router reads it: a URL would take what follows two slashes for a server. */
const pathnameOf = (address: string): string => address.split('?', 1)[0] ?? '';

function sendUnknown({ unknownPage }: BuiltSite, reply: FastifyReply): FastifyReply {
  reply.headers({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': pagePolicy(unknownPage.hashes),
  });
  return reply.code(404).send(unknownPage.html);
}

/**
 * Answers the addresses of the public site. A page is rendered as a visitor sees it, whoever asks: from the
 * address, from what the API answers to somebody without session, and from whether data are to be saved.
 */
@Injectable()
export class SitePages implements Pages {
  private readonly logger = new Logger(SitePages.name);
  private loading: Promise<BuiltSite> | undefined;
  /** What a page asks for counts towards the limits of whoever asks for the page. */
  private readonly visitorAddress = new AsyncLocalStorage<string>();

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly items: Items,
  ) {}

  async send({ url, headers, ip }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await this.site();
    reply.type('text/html; charset=utf-8');
    if (site.isUnknown(pathnameOf(url))) return sendUnknown(site, reply);
    reply.header('Content-Security-Policy', pagePolicy(site.template.hashes));
    try {
      const { status, html } = await this.visitorAddress.run(ip, () =>
        this.render(site, url, wantsLowData(headers)),
      );
      const tag = weakTag(html);
      // A change of the cookie is told by the tag, which is asked about each time.
      reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Save-Data', ETag: tag });
      if (status === 200 && namesTag(headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.code(status).send(html);
    } catch (error) {
      // The browser asks the API itself, and says in French what it answers.
      this.logger.error({ msg: 'A page could not be rendered', err: error });
      return reply.code(503).header('Cache-Control', 'no-store').send(site.template.empty);
    }
  }

  /** The addresses that search engines are told of, but for those with an id. */
  async listAddresses(): Promise<string[]> {
    return (await this.site()).listedAddresses();
  }

  private async render(site: BuiltSite, address: string, isLowData: boolean): Promise<Page> {
    const page = await site.renderPage(address, isLowData);
    if (page.source === null) return { status: page.status, html: site.template.empty };
    const isGone = page.status === 404 && (await this.isDeletedItem(page));
    return { status: isGone ? 410 : page.status, html: site.template.fill(page) };
  }

  private async isDeletedItem({ source, id }: RenderedPage): Promise<boolean> {
    return source === 'item' && id !== undefined && this.items.isDeleted(id);
  }

  private site(): Promise<BuiltSite> {
    this.loading ??= this.load().catch((error: unknown) => {
      // The next page tries again.
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  private async load(): Promise<BuiltSite> {
    const site = await loadBuiltSite();
    site.connect(env.PUBLIC_URL, (request) => this.callApi(request));
    return site;
  }

  /**
   * In process, and without anything of the request that the page is for but its id in the logs and the address that
   * limits are for.
   */
  private async callApi(request: Request): Promise<Response> {
    const server: FastifyInstance = this.adapter.httpAdapter.getInstance();
    const { pathname, search } = new URL(request.url);
    const remoteAddress = this.visitorAddress.getStore();
    const { statusCode, headers, rawPayload } = await server.inject({
      method: 'GET',
      ...(remoteAddress && { remoteAddress }),
      url: pathname + search,
      headers: requestIdHeader(),
    });
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: Object.fromEntries(named),
    });
  }
}
