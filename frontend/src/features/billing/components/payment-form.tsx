import { ApiError, formatFcfa } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { StickyBar } from '@/components/ui/sticky-bar';
import { UnconfirmedEmail } from '@/features/account';
import {
  NumberCode,
  operatorOf,
  operatorsQuery,
  PhoneFields,
  phoneProblem,
} from '@/features/payments';
import { sendOrFocus } from '@/lib/send-or-focus';
import { type Payer, usePayer } from '../use-payer';
import type { TillForm } from '../use-till';
import { walletPart } from '../wallet-part';
import { BeyondLimit } from './beyond-limit';
import { EmailFirst } from './email-first';
import { PaymentParts } from './payment-parts';
import { WalletOffer } from './wallet-offer';

/** How a bill is paid, as the server takes it. Amounts in XAF. */
export type PaymentMeans = {
  totalPrice: number;
  walletAmount: number;
  phoneNumber: string;
  operationAccountCode: string;
};

type PaymentFormProps = Pick<TillForm, 'payer' | 'failed' | 'onPayer'> & {
  /** XAF. */
  total: number;
  onPay: (means: PaymentMeans) => void;
  busy: boolean;
  /** Why the payment was not started. */
  error: Error | null;
  /** The refusal of what is not about the phone, with its way out. */
  refusal: (error: Error) => ReactNode;
  /** What the payer agrees to. */
  terms: (byPhone: boolean) => ReactNode;
  /** What is paid for. */
  summary: ReactNode;
};

/** How to pay a bill, and the button. */
export function PaymentForm(props: PaymentFormProps) {
  const { total, payer: given, failed, onPay, busy, error, refusal, terms } = props;
  const { payer, available, ready } = usePayer(given);
  const operators = useQuery(operatorsQuery);
  // Nothing is wrong yet of what is still to be typed.
  const [isTried, setTried] = useState(false);
  // What the button was pressed for last; nothing once the form says something else.
  const [asked, setAsked] = useState<PaymentMeans>();
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed is always in sight, what answers it may not be.
  useEffect(() => {
    if (error) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!ready) return <Skeleton className="h-96 rounded-3xl" />;

  const operator = operatorOf(payer, operators.data);
  const limits = operator?.limits.collect;
  const walletAmount = payer.useWallet ? walletPart(available, total, limits?.least ?? 0) : 0;
  const byPhone = total - walletAmount;
  const incident = byPhone > 0 ? operator?.incident : null;
  const isBeyond = limits !== undefined && byPhone > limits.most;
  const wrongPhone = byPhone > 0 ? phoneProblem(payer.phoneNumber) : undefined;
  const isRefusedPhone = error instanceof ApiError && error.code === 'wrong-phone-number';
  const phoneError =
    (isTried ? wrongPhone : undefined) ?? (isRefusedPhone ? error.message : undefined);

  const code = error instanceof ApiError ? error.code : undefined;
  const awaitsEmail = code === 'email-not-confirmed' && asked?.totalPrice === total;

  function onPayer(changed: Payer) {
    setAsked(undefined);
    props.onPayer(changed);
  }
  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, send);
  }
  function send() {
    setTried(true);
    if (wrongPhone || (byPhone > 0 && (!operator || isBeyond || incident?.blocksPayments))) return;
    const means = {
      totalPrice: total,
      walletAmount,
      phoneNumber: byPhone > 0 ? payer.phoneNumber : '',
      operationAccountCode: (byPhone > 0 && operator?.operationAccountCode) || '',
    };
    setAsked(means);
    onPay(means);
  }

  return (
    <div className="grid gap-6">
      <UnconfirmedEmail isAwaited={awaitsEmail} />
      <form
        onSubmit={pay}
        noValidate
        className="flex flex-col gap-6 [reading-flow:flex-visual] lg:grid lg:grid-cols-[1fr_25rem] lg:items-start lg:gap-10"
      >
        {/* One sheet with its button; on a phone the button is in a bar, and the bill between the two. */}
        <Card className="grid gap-6 max-lg:contents lg:p-6">
          <Card className="grid gap-6 p-5 sm:p-6 lg:contents">
            {available > 0 && (
              <WalletOffer
                available={available}
                used={payer.useWallet}
                onChange={(useWallet) => onPayer({ ...payer, useWallet })}
              />
            )}
            {walletAmount > 0 && byPhone > 0 && (
              <PaymentParts wallet={walletAmount} mobileMoney={byPhone} />
            )}
            {byPhone > 0 && (
              <PhoneFields
                legend="Moyen de paiement"
                value={payer}
                onChange={(phone) => onPayer({ ...payer, ...phone })}
                error={phoneError}
                focused={failed?.failure?.reason === 'wrong_number'}
                wallet={available > 0}
              />
            )}
            {operator && isBeyond && (
              <BeyondLimit
                operator={operator}
                byPhone={byPhone}
                unused={payer.useWallet ? 0 : available}
              />
            )}
            <div ref={answer} className="grid gap-6 empty:hidden">
              {awaitsEmail && !busy && (
                <EmailFirst
                  total={total}
                  onConfirmed={() => onPay(asked)}
                  onCancel={() => setAsked(undefined)}
                />
              )}
              {code === 'number-refused' && error && asked && (
                <NumberCode
                  key={asked.phoneNumber}
                  phoneNumber={asked.phoneNumber}
                  refusal={error}
                  then="et payer"
                  onConfirmed={() => onPay(asked)}
                />
              )}
              {error && !isRefusedPhone && !hasOwnWay(code) && refusal(error)}
            </div>
            <p className="flex gap-3 text-ink-500 text-sm">
              <Lock size={18} className="mt-0.5 shrink-0" aria-hidden />
              <span>
                <span>
                  {byPhone > 0 &&
                    'Vous confirmez le paiement sur votre téléphone avec votre code secret, que Loka ne connaît jamais. '}
                </span>
                {terms(byPhone > 0)}
              </span>
            </p>
          </Card>
          <StickyBar className="order-1 gap-x-4 gap-y-2 lg:static lg:m-0 lg:border-0 lg:p-0">
            <p className="lg:hidden">
              Total{' '}
              <strong className="whitespace-nowrap text-ink-900 tabular-nums">
                {formatFcfa(total)}
              </strong>
            </p>
            <Button
              type="submit"
              size="lg"
              busy={busy}
              disabled={isBeyond || incident?.blocksPayments || awaitsEmail}
              variant={incident ? 'secondary' : 'primary'}
              className="lg:w-full"
            >
              {incident && !incident.blocksPayments ? (
                'Essayer quand même'
              ) : (
                <span>
                  Payer <span className="max-lg:sr-only">{formatFcfa(total)}</span>
                </span>
              )}
            </Button>
          </StickyBar>
        </Card>
        {props.summary}
      </form>
    </div>
  );
}

/** Refusals that the form itself leads on from. */
const hasOwnWay = (code: string | undefined) =>
  code === 'email-not-confirmed' || code === 'number-refused';
