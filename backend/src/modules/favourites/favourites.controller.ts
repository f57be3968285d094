import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../platform/auth/actor.js';
import { Policy, WhileSuspended } from '../../platform/auth/policies.js';
import { Refuses } from '../../platform/http/refuses.js';
import { FavouritesQueries } from './favourites.queries.js';
import {
  favouriteIds,
  favouriteParams,
  type KeptFavourites,
  keptFavourites,
  type LookedAtDays,
  lookedAtDays,
} from './favourites.schema.js';
import { SaveFavourite } from './save-favourite.js';

/** The catalogue answers what they look like. */
@ApiTags('favourites')
@Controller('api/favourites')
@Policy('member')
@WhileSuspended()
export class FavouritesController {
  constructor(
    private readonly favourites: FavouritesQueries,
    private readonly saveFavourite: SaveFavourite,
  ) {}

  @Get('ids')
  @ApiOkResponse({ standardSchema: favouriteIds })
  listIds(@CurrentActor() actor: Actor) {
    return this.favourites.listIds(actor);
  }

  /** Takes over what was kept in a browser without signing in. */
  @Post('merge')
  @HttpCode(200)
  @Refuses('too-many-requests')
  @ApiOkResponse({ standardSchema: favouriteIds })
  async merge(
    @CurrentActor() actor: Actor,
    @Body({ schema: keptFavourites }) kept: KeptFavourites,
  ) {
    await this.saveFavourite.merge(actor, kept);
    return this.favourites.listIds(actor);
  }

  @Put(':itemId')
  @HttpCode(204)
  @Refuses('item-not-found', 'too-many-favourites', 'too-many-requests')
  @ApiNoContentResponse()
  save(
    @CurrentActor() actor: Actor,
    @Param({ schema: favouriteParams }) { itemId }: { itemId: string },
    @Body({ schema: lookedAtDays }) days: LookedAtDays,
  ) {
    return this.saveFavourite.save(actor, itemId, days);
  }

  @Delete(':itemId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @CurrentActor() actor: Actor,
    @Param({ schema: favouriteParams }) { itemId }: { itemId: string },
  ) {
    return this.saveFavourite.remove(actor, itemId);
  }
}
