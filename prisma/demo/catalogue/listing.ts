import type {
  ConditionWord,
  PriceUnit,
} from '../../../backend/src/modules/items/domain/item-choices.js';

/** One announcement as its owner wrote it; amounts in XAF. */
export interface Listing {
  title: string;
  text: string;
  price: number;
  priceUnit: PriceUnit;
  deposit: number;
  condition: ConditionWord;
  specifications: Record<string, string>;
  /** How many of the same there are. */
  pieces: number;
  /** For bringing it; null when its owner does not. */
  deliveryFee: number | null;
}

/** A kind of object: its key names the pictures, its specifications hold for every listing. */
export interface Model {
  key: string;
  specifications: Record<string, string>;
  listings: Listing[];
}

type Draft = (
  title: string,
  text: string,
  price: number,
  deposit: number,
  condition: ConditionWord,
  specifications?: Record<string, string>,
  terms?: Partial<Pick<Listing, 'pieces' | 'deliveryFee'>>,
) => Listing;

const draft =
  (priceUnit: PriceUnit): Draft =>
  (title, text, price, deposit, condition, specifications = {}, terms = {}) => ({
    title,
    text,
    price,
    priceUnit,
    deposit,
    condition,
    specifications,
    pieces: 1,
    deliveryFee: null,
    ...terms,
  });

/** A listing by the day: title, text, price and deposit in XAF, condition, details. */
export const daily = draft('jour');

/** A listing by the week: title, text, price and deposit in XAF, condition, details. */
export const weekly = draft('semaine');

export const model = (
  key: string,
  specifications: Record<string, string>,
  listings: Listing[],
): Model => ({ key, specifications, listings });
