import type { Day } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { eventKind } from '../events/index.js';
import type { PriceUnit } from '../items/index.js';

type FavouriteFacts = { userId: string; itemTitle: string };

/** For somebody who keeps an eye on it. The subject is the item. */
export const favouritePriceFell = eventKind<
  FavouriteFacts & {
    before: { price: Xaf; priceUnit: PriceUnit };
    after: { price: Xaf; priceUnit: PriceUnit };
  }
>('favourite.price-fell');

/** After its owner had taken it off the market or paused it. The subject is the item. */
export const favouriteOfferedAgain = eventKind<FavouriteFacts>('favourite.offered-again');

/** The days that somebody looked at: [start, end). The subject is the item. */
export const favouriteDaysFreed = eventKind<FavouriteFacts & { start: Day; end: Day }>(
  'favourite.days-freed',
);
