import type { Xaf } from '../../../kernel/xaf.js';
import type { PriceUnit } from '../../items/index.js';
import { type Period, unitsIn } from './rental-period.js';

/** What a rental costs, the same everywhere. Amounts in XAF. */
export interface Quote {
  unit: PriceUnit;
  /** days or weeks */
  units: number;
  unitPrice: Xaf;
  /** units × unitPrice */
  rent: Xaf;
  /** comes back after the return */
  securityDeposit: Xaf;
  /** rent + security deposit */
  total: Xaf;
}

export function quote(
  item: { price: Xaf; priceUnit: PriceUnit; securityDeposit: Xaf },
  period: Period,
): Quote {
  const units = unitsIn(item.priceUnit, period);
  const rent = units * item.price;
  return {
    unit: item.priceUnit,
    units,
    unitPrice: item.price,
    rent,
    securityDeposit: item.securityDeposit,
    total: rent + item.securityDeposit,
  };
}
