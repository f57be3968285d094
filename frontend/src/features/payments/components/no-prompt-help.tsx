import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { operatorsQuery } from '../api/get-operators';

/** For whoever still waits for the request on the phone: where it may be, and a number to read again. */
export function NoPromptHelp({ payment }: { payment: Payment }) {
  const { data: operators } = useQuery(operatorsQuery);
  const operator = operators?.find(({ code }) => code === payment.operator);
  return (
    <Alert title={'Aucune demande reçue\u00a0?'} className="w-full text-left">
      <ul className="mt-1 grid list-disc gap-1.5 pl-4">
        {operator?.ussd && (
          <li>
            Composez{' '}
            <strong className="whitespace-nowrap font-bold tabular-nums">{operator.ussd}</strong>{' '}
            sur ce téléphone&nbsp;: la demande peut attendre dans le menu {operator.label}.
          </li>
        )}
        <li>
          Relisez le numéro&nbsp;:{' '}
          <strong className="whitespace-nowrap font-bold tabular-nums">
            {payment.phoneNumberFormatted}
          </strong>
          . S'il est faux, ne faites rien&nbsp;: la demande expire sans rien débiter, et vous
          pourrez le corriger pour l'essai suivant.
        </li>
      </ul>
    </Alert>
  );
}
