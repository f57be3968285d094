import { formatDatedInstant, formatGain } from '@loka/client';
import { Clock } from 'lucide-react';
import type { OpenPayment } from '@/api/types';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useOpenPayments } from '@/features/payments';

/** What each is called, and where its money is; a rental is not shown here. */
const MOVEMENTS = {
  top_up: { name: 'Dépôt', note: 'Ajouté à votre solde dès que votre opérateur confirme.' },
  withdrawal: {
    name: 'Retrait',
    note: 'En transit\u00a0: envoyé une seule fois, ou rendu à votre solde.',
  },
  refund: {
    name: 'Remboursement',
    note: 'En route vers le numéro qui a payé\u00a0: envoyé une seule fois, ou rendu à votre solde.',
  },
  rental: null,
  extension: null,
};

const isMovement = ({ purpose }: OpenPayment) => MOVEMENTS[purpose] !== null;

/** Deposits, withdrawals and refunds sent back whose end is not known yet. */
export function PendingMovements() {
  const payments = useOpenPayments(isMovement);
  if (payments.length === 0) return null;
  return (
    <Card className="border-sun-300">
      <ul aria-label="En vérification" className="divide-y divide-sand-200">
        {payments.map((payment) => (
          <Pending key={payment.paymentId} payment={payment} />
        ))}
      </ul>
    </Card>
  );
}

function Pending({ payment }: { payment: OpenPayment }) {
  const { purpose, amount, createdAt } = payment;
  const movement = MOVEMENTS[purpose];
  if (!movement) return null;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3.5 px-4 py-3.5 sm:px-5">
      <span
        aria-hidden
        className="row-span-2 grid size-10 place-items-center rounded-full bg-sun-100 text-sun-800"
      >
        <Clock size={20} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink-900">
          {movement.name} du {formatDatedInstant(createdAt)}
          <Badge tone="warning">en vérification</Badge>
        </span>
        <span className="whitespace-nowrap font-semibold text-ink-900 tabular-nums">
          {formatGain(purpose === 'top_up' ? amount : -amount)}
        </span>
      </span>
      <span className="text-ink-500 text-sm">{movement.note}</span>
    </li>
  );
}
