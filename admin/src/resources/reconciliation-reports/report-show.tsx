import { formatDatedInstant, formatDay, formatNumber } from '@loka/client';
import type { ReconciliationReport } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { outcomeOf } from './difference-words';
import { Differences } from './differences';
import { TotalsPanel } from './totals';
import { Unanswered } from './unanswered';

export function ReportShow() {
  return <RecordPage<ReconciliationReport> render={(report) => <ReportPage report={report} />} />;
}

function ReportPage({ report }: { report: ReconciliationReport }) {
  return (
    <PageColumns
      main={
        <>
          <Differences report={report} />
          <Unanswered report={report} />
          {report.totals && <TotalsPanel totals={report.totals} />}
        </>
      }
      side={
        <Panel title={formatDay(report.day)} action={<StatusChip status={outcomeOf(report)} />}>
          <Facts>
            <Fact name="Paiements depuis">{formatDatedInstant(report.since)}</Fact>
            <Fact name="Comparés">{formatNumber(report.compared)}</Fact>
            <Fact name="Sans réponse">{formatNumber(report.unanswered)}</Fact>
            <Fact name="Montant des écarts">
              <Money francs={report.differenceTotal} />
            </Fact>
            <Fact name="Origine">{report.asked ? "Demandé par l'équipe" : 'Chaque nuit'}</Fact>
            <Fact name="Fait le">{formatDatedInstant(report.createdAt)}</Fact>
          </Facts>
        </Panel>
      }
    />
  );
}
