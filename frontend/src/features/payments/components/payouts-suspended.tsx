import type { Operator } from '@/api/types';
import { Alert } from '@/components/ui/alert';

/** Says that no money leaves for an operator while it is down. */
export function PayoutsSuspended({ operator }: { operator: Operator | undefined }) {
  if (!operator?.incident) return null;
  return (
    <Alert tone="warning" title={`${operator.label} est en panne`}>
      <p className="text-pretty">
        Les envois vers {operator.label} reprendront après la panne. Votre argent reste dans votre
        portefeuille.
      </p>
    </Alert>
  );
}
