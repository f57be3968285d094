import { formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundNumber } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { OperatorMark } from '@/features/payments';
import { useIsLastSeen } from '@/lib/offline/use-is-last-seen';
import { refundsQuery } from '../api/list-refunds';
import { REFUNDS } from '../seen-names';
import { RefundDialog } from './refund-dialog';

/** What can go back to each number that has paid; nothing when there is nothing to send. */
export function Refunds({ frozen }: { frozen: boolean }) {
  const refunds = useQuery(refundsQuery);
  const isOld = useIsLastSeen(REFUNDS);
  const [chosen, setChosen] = useState<RefundNumber>();

  if (refunds.isLoadingError) return <ErrorState error={refunds.error} onRetry={refunds.refetch} />;
  const numbers = (refunds.data ?? []).filter(
    ({ refundable, inTransit }) => refundable > 0 || inTransit > 0,
  );
  return (
    <>
      {numbers.length > 0 && (
        <Card>
          <section aria-labelledby="refunds">
            <div className="grid gap-1 px-4 pt-4 sm:px-5 sm:pt-5">
              <h2 id="refunds" className="text-xl">
                Renvoyer vers le numéro qui a payé
              </h2>
              <p className="text-pretty text-ink-500 text-sm">
                {frozen
                  ? "Ce remboursement attend\u00a0: l'équipe Loka a bloqué votre portefeuille. Il y reste en sécurité."
                  : "Tout de suite, sans vérification d'identité ni limite par jour."}
              </p>
            </div>
            <ul className="mt-2 divide-y divide-sand-200">
              {numbers.map((number) => (
                <Row
                  key={`${number.operator} ${number.phoneNumber}`}
                  number={number}
                  disabled={frozen || isOld}
                  onSend={() => setChosen(number)}
                />
              ))}
            </ul>
          </section>
        </Card>
      )}
      {chosen && <RefundDialog number={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

type RowProps = { number: RefundNumber; disabled: boolean; onSend: () => void };

function Row({ number, disabled, onSend }: RowProps) {
  const { operator, operatorLabel, phoneNumberFormatted, refundable, inTransit } = number;
  return (
    <li className="grid items-center gap-x-4 gap-y-3 px-4 py-4 sm:grid-cols-[1fr_auto] sm:px-5">
      <div className="flex items-center gap-3.5">
        <OperatorMark code={operator} label={operatorLabel} />
        <div className="min-w-0">
          <p className="font-semibold text-ink-900">
            <span className="whole-number">{phoneNumberFormatted}</span>
          </p>
          <p className="text-ink-500 text-sm">{operatorLabel}</p>
          {inTransit > 0 && (
            <p className="text-ink-500 text-sm">{formatFcfa(inTransit)} en route vers ce numéro</p>
          )}
        </div>
      </div>
      {refundable > 0 && (
        <Button className="max-sm:w-full" disabled={disabled} onClick={onSend}>
          Renvoyer {formatFcfa(refundable)}
        </Button>
      )}
    </li>
  );
}
