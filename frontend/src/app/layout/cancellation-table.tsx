import type { ReactNode } from 'react';
import { usePolicy } from '@/api/get-public-config';
import { Hours } from '@/components/policy/hours';

/* Where the text is large for the screen, a share stands below its situation. */
const ROW = '@max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:justify-between';

/** What comes back when a rental does not take place. */
export function CancellationTable() {
  const policy = usePolicy();
  return (
    <div className="@container">
      <table className="@max-[16rem]:block w-full overflow-hidden rounded-2xl border border-sand-200 bg-surface text-left">
        <caption className="sr-only">Remboursement selon le moment de l'annulation</caption>
        <thead className="@max-[16rem]:block bg-sand-100 text-ink-900">
          <tr className={ROW}>
            <th scope="col" className="px-4 py-3 font-semibold">
              Situation
            </th>
            <th scope="col" className="px-4 py-3 text-right font-semibold">
              Prix rendu
            </th>
          </tr>
        </thead>
        <tbody className="@max-[16rem]:block divide-y divide-sand-200">
          <Row percent={100}>
            Le propriétaire refuse, ne répond pas sous <Hours of="requestTimeoutHours" />, ou n'a
            pas répondu le jour du début
          </Row>
          <Row percent={100}>Vous annulez avant la réponse du propriétaire</Row>
          <Row percent={100}>
            Vous annulez une location acceptée, <Hours of="fullRefundHours" /> ou plus avant le
            début
          </Row>
          <Row percent={policy?.partialRefundPercent}>
            Vous annulez une location acceptée, entre {policy?.fullRefundHours ?? '…'} et{' '}
            <Hours of="partialRefundHours" /> avant le début
          </Row>
          <Row percent={0}>
            Vous annulez une location acceptée, moins de <Hours of="partialRefundHours" /> avant le
            début
          </Row>
          <Row percent={100}>Le propriétaire annule une location acceptée</Row>
        </tbody>
      </table>
    </div>
  );
}

/** @param percent of the rent; undefined until it is known */
function Row({ percent = '…', children }: { percent?: number | '…'; children: ReactNode }) {
  return (
    <tr className={ROW}>
      <td className="px-4 py-3">{children}</td>
      <td className="@max-[16rem]:ml-auto whitespace-nowrap px-4 py-3 text-right font-semibold text-ink-900">
        {percent} %
      </td>
    </tr>
  );
}
