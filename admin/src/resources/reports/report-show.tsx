import { formatAge, formatDatedInstant } from '@loka/client';
import Typography from '@mui/material/Typography';
import type { ReportDetail } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { Handling } from './handling';
import { ReportContext } from './report-context';
import { reportKinds, reportReasons, statusOf } from './report-words';

export function ReportShow() {
  return <RecordPage<ReportDetail> render={(report) => <ReportPage report={report} />} />;
}

function ReportPage({ report }: { report: ReportDetail }) {
  return (
    <PageColumns
      main={
        <>
          <Said report={report} />
          <ReportContext report={report} />
        </>
      }
      side={
        <>
          <Handling key={report.id} report={report} />
          <Persons report={report} />
        </>
      }
    />
  );
}

const notShown = 'Non montré\u00a0: ce signalement parle de vous.';

/** What the reporter said, and of what. */
function Said({ report }: { report: ReportDetail }) {
  const { kind, title, text, reason, words, withheld, createdAt } = report;
  return (
    <Panel
      title={kind === 'message' ? reportKinds[kind] : `${reportKinds[kind]}\u00a0: ${title}`}
      action={<StatusChip status={statusOf(report)} />}
    >
      <Facts>
        <Fact name="Motif">{reportReasons[reason]}</Fact>
        <Fact name="Explication">
          {withheld ? notShown : words && <span style={{ whiteSpace: 'pre-line' }}>{words}</span>}
        </Fact>
        <Fact name="Signalé le">
          {formatDatedInstant(createdAt)} ({formatAge(createdAt)})
        </Fact>
      </Facts>
      {text && (
        <>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            Tel que vu au moment du signalement{'\u00a0'}:
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        </>
      )}
    </Panel>
  );
}

function Persons({ report }: { report: ReportDetail }) {
  const { reporter, member, subjectReports, memberReports } = report;
  return (
    <Panel title="Personnes">
      <Facts>
        <Fact name="Signalé par">{reporter ? <UserLink {...reporter} /> : notShown}</Fact>
        <Fact name="Concerne">
          <UserLink {...member} />
        </Fact>
        <Fact name="Ceci signalé">{subjectReports} fois</Fact>
        <Fact name="Membre signalé">{memberReports} fois</Fact>
      </Facts>
    </Panel>
  );
}
