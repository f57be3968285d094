import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { Policy } from '../../platform/auth/policies.js';
import { LimitPerAddress } from '../../platform/rate-limits/limit-per-address.js';
import { Items } from '../items/index.js';
import { SitePages } from './site-pages.js';
import { robots, siteMap, siteMapIndex } from './sitemap.js';

/** As the format of site maps says. */
const mostInPart = 50_000;
/** A part of the list of objects is named by its first one, from which the index of ids leads to the others. */
const partName = /^objets-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.xml$/;
/** The list of parts is made by reading all objects. */
const readings = { name: 'sitemap', max: 60, seconds: 60 };

const xml = 'application/xml; charset=utf-8';

/** What search engines are told of the site. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    private readonly items: Items,
    private readonly site: SitePages,
  ) {}

  @Get('robots.txt')
  @Policy('public')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots() {
    return robots(env.PUBLIC_URL);
  }

  @Get('sitemap.xml')
  @Policy('public')
  @Header('Content-Type', xml)
  @Header('Cache-Control', 'public, max-age=3600')
  @LimitPerAddress(readings)
  async index() {
    const first = await this.items.listOfferedRuns(mostInPart);
    const parts = ['pages.xml', ...first.map((id) => `objets-${id}.xml`)];
    return siteMapIndex(parts.map((part) => `${env.PUBLIC_URL}/sitemaps/${part}`));
  }

  @Get('sitemaps/:part')
  @Policy('public')
  @Header('Content-Type', xml)
  @Header('Cache-Control', 'public, max-age=3600')
  @LimitPerAddress(readings)
  async part(@Param('part') part: string) {
    if (part === 'pages.xml') {
      const addresses = await this.site.listAddresses();
      return siteMap(addresses.map((address) => env.PUBLIC_URL + address));
    }
    const first = partName.exec(part)?.[1];
    if (!first) throw new ProblemError('not-found');
    const ids = await this.items.listOfferedIds(first, mostInPart);
    return siteMap(ids.map((id) => `${env.PUBLIC_URL}/objet/${id}`));
  }
}
