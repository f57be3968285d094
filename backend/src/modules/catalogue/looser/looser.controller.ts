import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, OptionalActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { LimitPerAddress } from '../../../platform/rate-limits/limit-per-address.js';
import type { Limit } from '../../../platform/rate-limits/rate-limits.js';
import { itemView } from '../catalogue.schema.js';
import { LooserQueries } from './looser.queries.js';
import { type LooserSearch, looserSearch } from './looser.schema.js';

/** Of an address: dearer than the list, and asked for once for each search. */
export const mostLooser: Limit = { name: 'looser', max: 120, seconds: 60 };

@ApiTags('items')
@Controller('api/items/looser')
export class LooserController {
  constructor(private readonly looser: LooserQueries) {}

  /**
   * What comes after the list of a text that less than a page of objects has: words in any order, in the plural, with a
   * typo, other words for the same thing. Nothing while the list fills a page. `sort`, `cursor` and `limit` say nothing here.
   */
  @Get()
  @Policy('public')
  @LimitPerAddress(mostLooser)
  @ApiOkResponse({ standardSchema: itemView.array() })
  find(
    @Query({ schema: looserSearch }) search: LooserSearch,
    @OptionalActor() viewer: Actor | undefined,
  ) {
    return this.looser.find(search, viewer);
  }
}
