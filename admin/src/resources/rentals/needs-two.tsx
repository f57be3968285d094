import { Callout } from '../../components/callout';
import { Money } from '../../components/money';
import { useApprovalRules } from '../approvals';

/** That a decision waits for an admin, because of the sum that it divides. */
export function NeedsTwo({ sum, of }: { sum: number; of: 'rent' | 'deposit' }) {
  const rules = useApprovalRules();
  const most = of === 'rent' ? rules?.refundAloneMost : rules?.depositAloneMost;
  if (rules === undefined || most === undefined || sum <= most) return null;
  return (
    <Callout>
      {of === 'rent' ? 'Ce loyer' : 'Cette caution'} dépasse <Money francs={most} />
      &nbsp;: une personne de l'administration doit approuver. Rien ne bouge d'ici là&nbsp;; sans
      décision sous {rules.waitDays} jours, la proposition expire.
    </Callout>
  );
}
