import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { Policy } from '../../platform/auth/policies.js';
import { Items } from '../items/index.js';
import { robots, siteMap, siteMapIndex } from './sitemap.js';

/** The parts of the list of objects: by the last digit of their ids, so that none grows past what is allowed. */
const digits = [...'0123456789abcdef'];
const partName = /^objets-([0-9a-f])\.xml$/;

const pages = [
  '/',
  '/explorer',
  '/a-propos',
  '/faq',
  '/conditions',
  '/contrat-de-location',
  '/confidentialite',
  '/objets-interdits',
];

const xml = 'application/xml; charset=utf-8';

/** What search engines are told of the site. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(private readonly items: Items) {}

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
  index() {
    const parts = ['pages.xml', ...digits.map((digit) => `objets-${digit}.xml`)];
    return siteMapIndex(parts.map((part) => `${env.PUBLIC_URL}/sitemaps/${part}`));
  }

  @Get('sitemaps/:part')
  @Policy('public')
  @Header('Content-Type', xml)
  @Header('Cache-Control', 'public, max-age=3600')
  async part(@Param('part') part: string) {
    if (part === 'pages.xml') return siteMap(pages.map((page) => env.PUBLIC_URL + page));
    const digit = partName.exec(part)?.[1];
    if (!digit) throw new ProblemError('not-found');
    const ids = await this.items.listOfferedIds(digit);
    return siteMap(ids.map((id) => `${env.PUBLIC_URL}/objet/${id}`));
  }
}
