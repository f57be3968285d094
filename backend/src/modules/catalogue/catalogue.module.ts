import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { ItemsModule } from '../items/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RentalsModule } from '../rentals/index.js';
import { UploadsModule } from '../uploads/index.js';
import { CalendarController } from './calendar/calendar.controller.js';
import { CalendarQueries } from './calendar/calendar.queries.js';
import { CalendarFeedQueries } from './calendar/calendar-feed.queries.js';
import { CalendarFeedsController } from './calendar/calendar-feeds.controller.js';
import { FacetsQueries } from './facets.queries.js';
import { FavouritesListController } from './favourites-list.controller.js';
import { FavouritesListQueries } from './favourites-list.queries.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresQueries } from './figures/figures.queries.js';
import { ItemViews } from './figures/item-views.js';
import { ItemViewsRetention } from './figures/item-views.retention.js';
import { ItemPageQueries } from './item-page.queries.js';
import { ItemsAdminController } from './items.admin.controller.js';
import { ItemsAdminQueries } from './items.admin.queries.js';
import { ItemsController } from './items.controller.js';
import { LocationCountsQueries } from './location-counts.queries.js';
import { LooserController } from './looser/looser.controller.js';
import { LooserQueries } from './looser/looser.queries.js';
import { Synonyms } from './looser/synonyms.js';
import { MatchingItems } from './matching-items.js';
import { OwnerPageQueries } from './owners/owner-page.queries.js';
import { OwnersController } from './owners/owners.controller.js';
import { PublicConfigController } from './public-config.controller.js';
import { SearchQueries } from './search.queries.js';
import { SimilarItemsQueries } from './similar-items.queries.js';
import { SuggestionsQueries } from './suggestions.queries.js';

/** The public reads: search, the page of an item, facets. */
@Module({
  imports: [AuditLogModule, ItemsModule, PaymentsModule, RentalsModule, UploadsModule],
  controllers: [
    LooserController,
    ItemsController,
    CalendarController,
    CalendarFeedsController,
    FavouritesListController,
    ItemsAdminController,
    PublicConfigController,
    OwnersController,
    FiguresController,
  ],
  providers: [
    SearchQueries,
    SimilarItemsQueries,
    SuggestionsQueries,
    LooserQueries,
    Synonyms,
    OwnerPageQueries,
    FiguresQueries,
    ItemViews,
    ItemViewsRetention,
    ItemPageQueries,
    FacetsQueries,
    LocationCountsQueries,
    FavouritesListQueries,
    ItemsAdminQueries,
    CalendarQueries,
    CalendarFeedQueries,
    MatchingItems,
  ],
  exports: [MatchingItems],
})
export class CatalogueModule {}
