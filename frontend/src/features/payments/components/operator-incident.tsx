import { formatInstant } from '@loka/client';
import type { Operator } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type OperatorIncidentProps = {
  operator: Operator;
  /** One that works, and what chooses it; without, only what is said. */
  other?: Operator | undefined;
  onChoose?: (code: Operator['code']) => void;
  /** Whether the wallet holds something to pay with. */
  wallet?: boolean;
};

/** Says that an operator is down, and offers what works. */
export function OperatorIncident({ operator, other, onChoose, wallet }: OperatorIncidentProps) {
  const { label, incident } = operator;
  if (!incident) return null;
  const means = [other?.label, wallet && 'votre portefeuille Loka'].filter(Boolean).join(' ou ');
  return (
    <Alert
      tone="warning"
      title={`${label} est en panne`}
      action={
        other &&
        onChoose && (
          <Button variant="secondary" onClick={() => onChoose(other.code)}>
            Choisir {other.label}
          </Button>
        )
      }
    >
      <p className="text-pretty">
        Depuis le {formatInstant(incident.since)}.{' '}
        {incident.blocksPayments
          ? 'Les paiements reprendront après la panne.'
          : "Un paiement peut échouer, ou attendre longtemps la réponse de l'opérateur."}
        <span>{means && ` Payez plutôt avec ${means}.`}</span>
      </p>
    </Alert>
  );
}
