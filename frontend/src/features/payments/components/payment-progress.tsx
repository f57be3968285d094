import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { usePolicy } from '@/api/get-public-config';
import { Alert } from '@/components/ui/alert';
import { Countdown } from '@/components/ui/countdown';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { useCountdown } from '@/lib/use-countdown';
import { useStandingError } from '@/lib/use-standing-error';
import { paymentQuery, type WatchedPayment } from '../api/get-payment';
import { useRefreshMoney } from '../use-refresh-money';
import { NoPromptHelp } from './no-prompt-help';
import { PaymentFacts } from './payment-facts';

/** A request on the phone comes within this, most of the time. */
const PROMPT_SECONDS = 20;

type PaymentProgressProps = {
  paymentId: string;
  /** What is going on, and what there is to do, while the operator is asked. */
  title: string;
  instruction: ReactNode;
  /** Where to go when there is no such payment. */
  wayOut?: ReactNode;
  /** How it ended, or that it is still open after the countdown. */
  children: (payment: WatchedPayment) => ReactNode;
};

/** From the operator's request on the phone to its outcome; each change is announced. */
export function PaymentProgress(props: PaymentProgressProps) {
  const { paymentId, title, instruction, wayOut, children } = props;
  const payment = useQuery(paymentQuery(paymentId));
  const { data, error, refetch } = payment;
  const [failure, forgetFailure] = useStandingError([payment]);
  const refresh = useRefreshMoney();
  const processing = data?.outcome === 'processing';
  const decided = data && !processing && data.outcome !== 'late';

  useEffect(() => {
    if (decided) refresh();
  }, [decided, refresh]);

  return (
    <div className="grid w-full justify-items-center gap-6 text-center">
      {processing && <TimeLeft seconds={data.left} />}
      <div aria-live="polite" className="grid w-full justify-items-center gap-6">
        {!data && !failure && <Spinner label={title} />}
        {failure && (
          <ErrorState
            error={failure}
            onRetry={() => {
              forgetFailure();
              void refetch();
            }}
            wayOut={wayOut}
          />
        )}
        {processing && (
          <>
            <div>
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2 text-pretty">{instruction}</p>
            </div>
            <PaymentFacts payment={data} />
          </>
        )}
        {processing && isOverdue(data) && <NoPromptHelp payment={data} />}
        {processing && error && (
          <Alert tone="warning" className="text-left">
            <p>Connexion perdue. L'opération continue ; nous vérifions dès qu'elle revient.</p>
          </Alert>
        )}
        {data && !processing && children(data)}
      </div>
    </div>
  );
}

/** Whether the request should have come: a payer's own phone is asked, and most answer sooner. */
function isOverdue({ purpose, createdAt, expiresAt, left }: WatchedPayment): boolean {
  const waited = (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000 - left;
  const isCharge = purpose === 'rental' || purpose === 'extension' || purpose === 'top_up';
  return isCharge && waited >= PROMPT_SECONDS;
}

function TimeLeft({ seconds }: { seconds: number }) {
  // The clock in the answers has whole seconds: it may be one off.
  const total = usePolicy()?.paymentWaitSeconds ?? seconds;
  const left = useCountdown(Math.min(seconds, total));
  return <Countdown seconds={left} total={total} label="Temps restant" />;
}
