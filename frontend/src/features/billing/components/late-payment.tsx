import { Clock } from 'lucide-react';
import type { Payment } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { CheckNowButton, Fact, PaymentFacts } from '@/features/payments';
import { paths } from '@/lib/paths';
import { upperFirst } from '@/lib/upper-first';
import { openPaymentWords } from '../open-payment-words';
import { wordsOf } from '../purpose-words';

/**
 * A rental's payment that is not decided after the countdown, or that the team decides. It still may be: another one
 * for the same object is refused until then, so that nobody pays twice.
 */
export function LatePayment({ payment }: { payment: Payment }) {
  const isReviewed = payment.status === 'review';
  const { title, text } = openPaymentWords(payment);
  return (
    <>
      <Clock size={56} strokeWidth={1.5} className="text-sun-800" aria-hidden />
      <h2 className="text-pretty text-2xl">
        {isReviewed ? title : "Toujours en attente de la réponse de l'opérateur"}
      </h2>
      <PaymentFacts payment={payment}>
        <Fact name="Référence">{payment.reference}</Fact>
      </PaymentFacts>
      <div className="grid gap-3 text-pretty text-left">
        {isReviewed ? <p>{upperFirst(text)}</p> : <WhatCanHappen payment={payment} />}
        <p>
          D'ici là, un nouvel essai pour cet objet est impossible&nbsp;: vous pourriez payer deux
          fois. Rien n'empêche de louer un autre objet.
        </p>
      </div>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <ButtonLink to={paths.myRentals} className="max-sm:w-full">
          Suivre dans Mes locations
        </ButtonLink>
        {!isReviewed && <CheckNowButton paymentId={payment.paymentId} />}
      </div>
    </>
  );
}

function WhatCanHappen({ payment }: { payment: Payment }) {
  return (
    <>
      <p>Nous continuons de l'interroger, même si vous fermez cette page.</p>
      <ul className="grid list-disc gap-2 pl-5 marker:text-lagoon-600">
        <li>
          Si l'argent arrive et que les dates sont encore libres, {wordsOf(payment).whenItArrives}.
        </li>
        <li>Si elles ont été prises, tout est versé dans votre portefeuille.</li>
        <li>
          Si l'opérateur refuse, rien n'est débité
          <span>{payment.walletAmount > 0 && ' et la part de votre portefeuille y revient'}</span>
          &nbsp;: vous pourrez réessayer.
        </li>
      </ul>
    </>
  );
}
