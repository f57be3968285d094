import { Clock } from 'lucide-react';
import type { Payment } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { CheckNowButton, Fact, PaymentFacts } from '@/features/payments';
import { paths } from '@/lib/paths';
import { wordsOf } from '../purpose-words';

/**
 * A rental's payment that is not decided after the countdown. It still may be: another one for the
 * same object is refused until then, so that nobody pays twice.
 */
export function LatePayment({ payment }: { payment: Payment }) {
  return (
    <>
      <Clock size={56} strokeWidth={1.5} className="text-sun-800" aria-hidden />
      <h2 className="text-pretty text-2xl">Toujours en attente de la réponse de l'opérateur</h2>
      <PaymentFacts payment={payment}>
        <Fact name="Référence">{payment.reference}</Fact>
      </PaymentFacts>
      <div className="grid gap-3 text-pretty text-left">
        <p>
          {payment.status === 'review'
            ? "Votre opérateur n'a pas donné de réponse claire\u00a0: notre équipe vérifie avec lui."
            : "Nous continuons de l'interroger, même si vous fermez cette page."}
        </p>
        <ul className="grid list-disc gap-2 pl-5 marker:text-lagoon-600">
          <li>
            Si l'argent arrive et que les dates sont encore libres, {wordsOf(payment).whenItArrives}
            .
          </li>
          <li>Si elles ont été prises, tout est versé sur votre portefeuille.</li>
          <li>
            Si l'opérateur refuse, rien n'est débité
            <span>{payment.walletAmount > 0 && ' et la part de votre portefeuille y revient'}</span>
            &nbsp;: vous pourrez réessayer.
          </li>
        </ul>
        <p>
          D'ici là, un nouvel essai pour cet objet est impossible&nbsp;: vous pourriez payer deux
          fois. Rien n'empêche de louer un autre objet.
        </p>
      </div>
      <div className="flex w-full flex-wrap justify-center gap-3">
        <ButtonLink to={paths.myRentals} className="max-sm:w-full">
          Suivre dans Mes locations
        </ButtonLink>
        {payment.status !== 'review' && <CheckNowButton paymentId={payment.paymentId} />}
      </div>
    </>
  );
}
