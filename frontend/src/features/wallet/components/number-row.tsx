import { messageOf } from '@loka/client';
import type { MobileNumber } from '@/api/types';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorText } from '@/components/ui/error-text';
import { toast } from '@/components/ui/toast';
import { OperatorMark } from '@/features/payments';
import { usePreferNumber } from '../api/prefer-number';
import { useResendConfirmation } from '../api/resend-confirmation';
import { whyNotReceiving } from '../mobile-number';
import { RemoveNumberButton } from './remove-number-button';

/** One number: what it can be used for, and what can be done with it. */
export function NumberRow({ number, email }: { number: MobileNumber; email: string }) {
  const prefer = usePreferNumber(number.id);
  const resend = useResendConfirmation(number.id);
  const failure = prefer.error ?? resend.error;

  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5 lg:grid-cols-[1fr_auto]">
      <div className="flex items-center gap-3.5">
        <OperatorMark code={number.operator} label={number.operatorLabel} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink-900 tabular-nums">
            <span className="whole-number">{number.phoneNumberFormatted}</span>
            {number.preferred && <Badge tone="success">Préféré</Badge>}
            {!number.confirmed && <Badge tone="warning">À confirmer par e-mail</Badge>}
          </p>
          <p className="text-ink-500 text-sm">
            {number.operatorLabel}
            <span>
              {number.confirmed && ` · ${whyNotReceiving(number) ?? 'Utilisable pour un retrait'}`}
            </span>
          </p>
        </div>
      </div>
      <div className="-ml-3 flex flex-wrap sm:ml-9 lg:ml-0">
        {!number.confirmed && (
          <Button
            variant="ghost"
            size="sm"
            busy={resend.isPending}
            onClick={() =>
              resend.mutate(undefined, {
                onSuccess: () => toast.success(`Nouvel e-mail envoyé à ${email}.`),
              })
            }
          >
            Renvoyer l'e-mail
          </Button>
        )}
        {!number.preferred && (
          <Button variant="ghost" size="sm" busy={prefer.isPending} onClick={() => prefer.mutate()}>
            Préférer ce numéro
          </Button>
        )}
        <RemoveNumberButton number={number} />
      </div>
      <ErrorText className="lg:col-span-2">{failure && messageOf(failure)}</ErrorText>
    </li>
  );
}
