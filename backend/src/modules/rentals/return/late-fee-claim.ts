import type { Day } from '../../../kernel/day.js';
import { formatXaf, type Xaf } from '../../../kernel/xaf.js';
import { lateReturn } from '../domain/late-return.js';
import type { RentalFacts } from '../domain/rental-facts.js';

/** What an owner says who claims the fee for a late return: the rule's amount, and how it is made. */
export function lateFeeClaim(rental: RentalFacts, today: Day): { amount?: Xaf; reason?: string } {
  const late = lateReturn(rental, today);
  if (!late) return {};
  const days = late.days > 1 ? `${late.days} jours` : '1 jour';
  return {
    amount: late.fee,
    reason: `${days} de retard, à ${formatXaf(late.pricePerDay)} par jour commencé`,
  };
}
