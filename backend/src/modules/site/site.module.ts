import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { UploadsModule } from '../uploads/index.js';
import { PageFailuresController } from './page-failures.controller.js';
import { SecurityTxtController } from './security-txt.controller.js';
import { ShareCardController } from './share-card/share-card.controller.js';
import { ShareCards } from './share-card/share-cards.js';
import { ShareCardsRetention } from './share-card/share-cards.retention.js';
import { SitePages } from './site-pages.js';
import { SitemapController } from './sitemap.controller.js';

/** The pages of the public site, rendered here from the site's own components. */
@Module({
  imports: [ItemsModule, UploadsModule],
  controllers: [
    SecurityTxtController,
    SitemapController,
    ShareCardController,
    PageFailuresController,
  ],
  providers: [SitePages, ShareCards, ShareCardsRetention],
  exports: [SitePages],
})
export class SiteModule {}
