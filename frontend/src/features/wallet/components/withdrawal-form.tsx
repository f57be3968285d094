import { formatFcfa } from '@loka/client';
import { type FormEvent, useState } from 'react';
import type { MobileNumber, Operator, Wallet } from '@/api/types';
import { Hours } from '@/components/policy/hours';
import { Alert } from '@/components/ui/alert';
import { AmountField } from '@/components/ui/amount-field';
import { Button } from '@/components/ui/button';
import { formatLimits, PayoutsSuspended } from '@/features/payments';
import { sendOrFocus } from '@/lib/send-or-focus';
import { amountProblem } from '../amount-problem';
import { FrozenNotice } from './frozen-notice';
import { NumberChoice } from './number-choice';

const BEYOND =
  "C'est plus que ce que l'opérateur verse à la fois\u00a0: retirez en plusieurs fois.";
const QUICK = [5_000, 10_000, 25_000];

type WithdrawalFormProps = {
  wallet: Wallet;
  /** XAF; 0 while nothing is typed. */
  amount: number;
  onAmount: (francs: number) => void;
  numbers: MobileNumber[];
  /** The one chosen among those that can receive. */
  numberId: string | undefined;
  onNumber: (id: string) => void;
  /** Why a number cannot be chosen; null when it can. */
  closed: (number: MobileNumber) => string | null;
  /** Of the chosen number, else of one that could receive if it were not down; undefined while it is not known. */
  operator: Operator | undefined;
  /** What the server said of the amount. */
  refusal: string | undefined;
  onNumbers: () => void;
  onSubmit: () => void;
};

/** How much, and to which of the member's numbers. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { wallet, amount, onAmount, numbers, numberId, onNumber, refusal } = props;
  const limits = props.operator?.limits.payout;
  const most = wallet.withdrawableToday;
  const isLimited = most < wallet.withdrawable;
  const [isTried, setTried] = useState(false);

  if (wallet.frozen) return <FrozenNotice />;
  if (most === 0 && isLimited) {
    return (
      <Alert title="La limite de retraits d'aujourd'hui est atteinte.">
        <p>Vous pourrez de nouveau retirer demain, dans la limite de chaque jour.</p>
      </Alert>
    );
  }
  if (most === 0) {
    return (
      <Alert title="Rien à retirer pour l'instant.">
        <p>
          {wallet.upcoming > 0 ? (
            <span>
              Vous pourrez retirer le prix d'une location à la remise de l'objet, ou{' '}
              <Hours of="handoverSilenceHours" /> après le début.
            </span>
          ) : (
            'Vos gains, vos remboursements et vos dépôts pourront être retirés ici.'
          )}
        </p>
      </Alert>
    );
  }

  const problem = problemOf(amount, most, isLimited, limits);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, () => {
      setTried(true);
      if (!Number.isNaN(amount) && !problem && numberId) props.onSubmit();
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <AmountField
        value={amount}
        onChange={onAmount}
        quick={[
          ...QUICK.filter((francs) => francs < most).map((francs) => ({ francs })),
          { francs: most, label: 'Tout retirer' },
        ]}
        hint={`Disponible ${isLimited ? "aujourd'hui" : 'maintenant'}\u00a0: ${formatFcfa(most)}.${limits ? ` ${formatLimits(limits)}.` : ''}`}
        // What is too much is said at once, what is too little when it is sent.
        error={(isTried || amount > most || problem === BEYOND ? problem : undefined) ?? refusal}
      />
      {numbers.length > 0 && (
        <NumberChoice
          legend="Vers quel numéro ?"
          numbers={numbers}
          value={numberId}
          onChange={onNumber}
          closed={props.closed}
        />
      )}
      <PayoutsSuspended operator={props.operator} />
      {!numberId && !props.operator?.incident && (
        <Alert
          tone="warning"
          title="Aucun numéro ne peut encore recevoir un retrait."
          action={
            <Button variant="secondary" onClick={props.onNumbers}>
              Voir mes numéros
            </Button>
          }
        >
          <p>
            Par sécurité, un numéro se confirme par e-mail et attend ensuite un délai avant de
            recevoir de l'argent.
          </p>
        </Alert>
      )}
      <Button type="submit" size="lg" block disabled={!numberId}>
        Continuer
      </Button>
    </form>
  );
}

/** Why an amount goes no further; undefined for one that may. */
function problemOf(
  amount: number,
  most: number,
  isLimited: boolean,
  limits: Operator['limits']['payout'] | undefined,
): string | undefined {
  if (amount > most) {
    return isLimited
      ? "C'est plus que ce que vous pouvez retirer aujourd'hui."
      : "C'est plus que ce que vous pouvez retirer.";
  }
  return amountProblem(amount, limits, BEYOND);
}
