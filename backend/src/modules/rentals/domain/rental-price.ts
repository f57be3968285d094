import { type PriceTier, unitPriceOf } from '../../../kernel/price-tiers.js';
import type { Xaf } from '../../../kernel/xaf.js';
import type { PriceUnit } from '../../items/index.js';
import { type Period, unitsIn } from './rental-period.js';

/** What of an object its price depends on. Amounts in XAF. */
export interface Tariff {
  /** For a unit, before any tier. */
  price: Xaf;
  priceUnit: PriceUnit;
  priceTiers: readonly PriceTier[];
  /** For one piece. */
  securityDeposit: Xaf;
  /** Null when the owner does not deliver. */
  deliveryFee: Xaf | null;
}

/** What a renter asks for. */
export interface Wanted {
  period: Period;
  pieces: number;
  /** Whether the owner is to bring it. */
  isDelivered: boolean;
}

export const quoteLineKinds = ['hire', 'reduction', 'delivery', 'deposit'] as const;

/** A line of a quote: the hire at the full price, what tiers take off it, the delivery, the deposit. */
export interface QuoteLine {
  kind: (typeof quoteLineKinds)[number];
  /** XAF; below zero for a reduction */
  amount: Xaf;
}

/** What a rental costs, the same everywhere. Amounts in XAF. */
export interface Quote {
  unit: PriceUnit;
  /** days or weeks */
  units: number;
  /** what each costs when so many are rented */
  unitPrice: Xaf;
  /** what each costs when one is rented */
  fullUnitPrice: Xaf;
  /** how many of the object */
  pieces: number;
  /** part of the rent; 0 without delivery */
  deliveryFee: Xaf;
  /** units × unitPrice × pieces + deliveryFee */
  rent: Xaf;
  /** of all pieces; comes back after the return */
  securityDeposit: Xaf;
  /** rent + security deposit */
  total: Xaf;
  /** what adds up to the total */
  lines: QuoteLine[];
}

export function quote(tariff: Tariff, { period, pieces, isDelivered }: Wanted): Quote {
  const { price: fullUnitPrice, priceUnit: unit, priceTiers } = tariff;
  const units = unitsIn(unit, period);
  const unitPrice = unitPriceOf(fullUnitPrice, priceTiers, units);
  const deliveryFee = isDelivered ? (tariff.deliveryFee ?? 0) : 0;
  const securityDeposit = tariff.securityDeposit * pieces;
  const hire = units * fullUnitPrice * pieces;
  const reduction = units * (unitPrice - fullUnitPrice) * pieces;
  const rent = hire + reduction + deliveryFee;
  const lines: QuoteLine[] = [{ kind: 'hire', amount: hire }];
  if (reduction < 0) lines.push({ kind: 'reduction', amount: reduction });
  if (isDelivered) lines.push({ kind: 'delivery', amount: deliveryFee });
  if (securityDeposit > 0) lines.push({ kind: 'deposit', amount: securityDeposit });
  return {
    ...{ unit, units, unitPrice, fullUnitPrice, pieces, deliveryFee },
    ...{ rent, securityDeposit, total: rent + securityDeposit, lines },
  };
}
