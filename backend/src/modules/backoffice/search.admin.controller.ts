import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Policy } from '../../platform/auth/policies.js';
import { SearchQueries } from './search.queries.js';
import { type SearchQuery, searchQuery, searchView } from './search.schema.js';

@ApiTags('admin')
@Controller('api/admin/search')
export class SearchAdminController {
  constructor(private readonly queries: SearchQueries) {}

  /** Members, payments, rentals and objects by what identifies them: a few of each. */
  @Get()
  @Policy('staff')
  @ApiOkResponse({ standardSchema: searchView })
  search(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return this.queries.search(q);
  }
}
