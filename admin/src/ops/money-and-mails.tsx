import { formatAge, formatNumber } from '@loka/client';
import type { OpsState } from '../api/dashboard';
import { Fact, Facts } from '../components/facts';
import { Panel } from '../components/panel';
import { PlainTable } from '../components/plain-table';
import { purposes } from '../resources/payments';

/** Payments that are not decided: underway at an operator, or left to admins. */
export function PaymentsPanel({ payments }: Pick<OpsState, 'payments'>) {
  return (
    <Panel title="Paiements non décidés">
      {payments.length === 0 ? (
        'Aucun.'
      ) : (
        <PlainTable
          caption="Paiements en route ou à examiner"
          columns={['Pour', 'En route', 'À examiner', 'Le plus ancien']}
          rows={payments.map(({ purpose, underway, inReview, oldestAt }) => ({
            key: purpose,
            cells: [
              purposes[purpose],
              formatNumber(underway),
              formatNumber(inReview),
              oldestAt ? formatAge(oldestAt) : '—',
            ],
          }))}
        />
      )}
    </Panel>
  );
}

export function MailsPanel({ mails }: Pick<OpsState, 'mails'>) {
  const { waiting, retried, failed, oldestAt } = mails;
  return (
    <Panel title="E-mails">
      <Facts>
        <Fact name="À envoyer">
          {formatNumber(waiting)}
          <span>{oldestAt && ` (le plus ancien ${formatAge(oldestAt)})`}</span>
        </Fact>
        <Fact name="Refusés une fois, à réessayer">{formatNumber(retried)}</Fact>
        <Fact name="Abandonnés en 30 jours">{formatNumber(failed)}</Fact>
      </Facts>
    </Panel>
  );
}
