import type { Xaf } from '../../../kernel/xaf.js';
import { type Period, type PriceUnit, unitsIn } from './rental-period.js';

/** What a rental costs, the same everywhere. Amounts in XAF. */
export interface Quote {
  unit: PriceUnit;
  /** days or weeks */
  units: number;
  unitPrice: Xaf;
  /** units × unitPrice */
  rent: Xaf;
  /** comes back after the return */
  deposit: Xaf;
  /** rent + deposit */
  total: Xaf;
}

export function quote(
  item: { price: Xaf; priceUnit: PriceUnit; deposit: Xaf },
  period: Period,
): Quote {
  const units = unitsIn(item.priceUnit, period);
  const rent = units * item.price;
  return {
    unit: item.priceUnit,
    units,
    unitPrice: item.price,
    rent,
    deposit: item.deposit,
    total: rent + item.deposit,
  };
}
