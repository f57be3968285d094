import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/index.js';
import { SitePages } from './site-pages.js';

/** The pages of the public site, rendered here from the site's own components. */
@Module({ imports: [ItemsModule], providers: [SitePages], exports: [SitePages] })
export class SiteModule {}
