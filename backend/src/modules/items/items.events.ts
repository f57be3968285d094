import type { Day } from '../../kernel/day.js';
import type { Xaf } from '../../kernel/xaf.js';
import { eventKind } from '../events/index.js';
import type { PriceUnit } from './domain/item-choices.js';

/** The subject of each is the item. */
type ItemFacts = { ownerId: string; title: string };

export const itemListed = eventKind<ItemFacts>('item.listed');

/** What is said of an item in numbers. */
type Terms = { price: Xaf; priceUnit: PriceUnit; pieces: number };

/** Its owner says something else of it. */
export const itemEdited = eventKind<
  ItemFacts & {
    /** Whether the title or the description is another. */
    hasNewText: boolean;
    before: Terms;
    after: Terms;
  }
>('item.edited');

/** Its owner opens days that were closed: [start, end). */
export const itemDaysOpened = eventKind<{ start: Day; end: Day; pieces: number }>(
  'item.days-opened',
);

/** Its owner takes it off the market, pauses it or offers it again. */
export const itemAvailabilityChanged = eventKind<{
  /** The first day on which it is offered from now on; null while no such day is set. */
  offeredFrom: Day | null;
  wasOffered: boolean;
}>('item.availability-changed');

export const itemDeleted = eventKind<{ ownerId: string }>('item.deleted');
