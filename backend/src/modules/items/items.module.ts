import { Module } from '@nestjs/common';
import { ChangeAvailability } from './change-availability.js';
import { CreateItem } from './create-item.js';
import { DeleteItem } from './delete-item.js';
import { ItemsAdminController } from './items.admin.controller.js';
import { ItemsAdminQueries } from './items.admin.queries.js';
import { ItemsController } from './items.controller.js';
import { ItemsFacets } from './items.facets.js';
import { ItemsQueries } from './items.queries.js';
import { ModerateItem } from './moderate-item.js';
import { SearchItems } from './search-items.js';

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
