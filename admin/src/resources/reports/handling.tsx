import { formatDatedInstant } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { releaseReport, takeReport } from '../../api/actions';
import type { ReportDetail } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Panel } from '../../components/panel';
import { useAction } from '../../lib/use-action';
import { CloseDialog } from './close-dialog';
import { reportOutcomes } from './report-words';

/** Takes a report, leaves it to others, or closes it; once closed, says how. */
export function Handling({ report }: { report: ReportDetail }) {
  const { id, takenBy, closedAt, outcome, closingWords, involved } = report;
  const { identity } = useGetIdentity();
  const [isClosing, setClosing] = useState(false);
  const { run, isRunning } = useAction();

  if (closedAt)
    return (
      <Panel title="Suite donnée">
        <Facts>
          <Fact name="Suite">{outcome && reportOutcomes[outcome]}</Fact>
          <Fact name="Par">{takenBy?.name}</Fact>
          <Fact name="Le">{formatDatedInstant(closedAt)}</Fact>
          <Fact name="Raison">
            {involved
              ? 'Non montrée\u00a0: ce signalement vient de vous ou parle de vous.'
              : closingWords}
          </Fact>
        </Facts>
      </Panel>
    );
  if (involved)
    return (
      <Panel title="Suite à donner">
        Ce signalement vient de vous ou parle de vous{'\u00a0'}: une autre personne doit le traiter.
      </Panel>
    );
  const isMine = takenBy !== null && takenBy.id === identity?.id;
  return (
    <Panel title="Suite à donner">
      <Stack spacing={1.5}>
        {takenBy && !isMine && <Typography>{takenBy.name} s'en occupe.</Typography>}
        {!takenBy && (
          <Button
            variant="contained"
            size="large"
            disabled={isRunning}
            onClick={() => run(() => takeReport(id), 'Ce signalement est à vous.')}
          >
            Je m'en occupe
          </Button>
        )}
        {isMine && (
          <Button
            variant="contained"
            size="large"
            disabled={isRunning}
            onClick={() => setClosing(true)}
          >
            Clore
          </Button>
        )}
        <Release report={report} isMine={isMine} busy={isRunning} run={run} />
      </Stack>
      {isClosing && <CloseDialog report={report} onClose={() => setClosing(false)} />}
    </Panel>
  );
}

/** An admin can also take one from somebody who is away. */
function Release({
  report: { id, takenBy },
  isMine,
  busy,
  run,
}: {
  report: ReportDetail;
  isMine: boolean;
  busy: boolean;
  run: ReturnType<typeof useAction>['run'];
}) {
  const { permissions } = usePermissions();
  if (!takenBy || !(isMine || permissions === 'admin')) return null;
  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => run(() => releaseReport(id), 'Ce signalement est à prendre.')}
    >
      {isMine ? 'Laisser à une autre personne' : `Retirer à ${takenBy.name}`}
    </Button>
  );
}
