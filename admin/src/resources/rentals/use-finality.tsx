import type { ReactNode } from 'react';
import { Money } from '../../components/money';
import { useApprovalRules } from '../approvals';

/** Whether a decision waits for an admin, because of the sum that it divides, and what is said of that before it is sent. */
export function useFinality(
  sum: number,
  of: 'rent' | 'deposit',
): { needsTwo: boolean; finality: ReactNode } {
  const rules = useApprovalRules();
  const most = of === 'rent' ? rules?.refundAloneMost : rules?.depositAloneMost;
  if (rules === undefined || most === undefined || sum <= most)
    return { needsTwo: false, finality: "C'est définitif." };
  return {
    needsTwo: true,
    finality: (
      <>
        {of === 'rent' ? 'Ce prix' : 'Cette caution'} dépasse <Money francs={most} />
        &nbsp;: une personne de l'administration doit approuver. Rien ne bouge d'ici là&nbsp;; sans
        décision sous {rules.waitDays} jours, la proposition expire.
      </>
    ),
  };
}
