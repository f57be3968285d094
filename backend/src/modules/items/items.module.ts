import { Module } from '@nestjs/common';
import { ItemsFacets } from '../catalogue/facets.queries.js';
import { ItemsQueries } from '../catalogue/item-page.queries.js';
import { ItemsAdminController } from '../catalogue/items.admin.controller.js';
import { ItemsAdminQueries } from '../catalogue/items.admin.queries.js';
import { ItemsController } from '../catalogue/items.controller.js';
import { SearchItems } from '../catalogue/search.queries.js';
import { ChangeAvailability } from './change-availability.js';
import { CreateItem } from './create-item.js';
import { DeleteItem } from './delete-item.js';
import { ModerateItem } from './moderate-item.js';

@Module({
  controllers: [ItemsController, ItemsAdminController],
  providers: [
    SearchItems,
    ItemsQueries,
    ItemsFacets,
    CreateItem,
    ChangeAvailability,
    DeleteItem,
    ItemsAdminQueries,
    ModerateItem,
  ],
})
export class ItemsModule {}
