import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { SitePages } from './site-pages.js';
import { SitemapController } from './sitemap.controller.js';

/** The pages of the public site, rendered here from the site's own components. */
@Module({
  imports: [ItemsModule],
  controllers: [SitemapController],
  providers: [SitePages],
  exports: [SitePages],
})
export class SiteModule {}
