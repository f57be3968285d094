import { Module } from '@nestjs/common';
import { ChangeAvailability } from './change-availability.js';
import { CreateItem } from './create-item.js';
import { DeleteItem } from './delete-item.js';
import { ItemsController } from './items.controller.js';
import { ItemsFacets } from './items.facets.js';
import { ItemsQueries } from './items.queries.js';
import { SearchItems } from './search-items.js';

@Module({
  controllers: [ItemsController],
  providers: [SearchItems, ItemsQueries, ItemsFacets, CreateItem, ChangeAvailability, DeleteItem],
})
export class ItemsModule {}
