import { formatDatedInstant, limits } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { approveVerification, refuseVerification } from '../../api/actions';
import type { VerificationDetail } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Panel } from '../../components/panel';
import { ReasonDialog } from '../../components/reason-dialog';
import { StatusChip } from '../../components/status-chip';
import { useAction } from '../../lib/use-action';
import { refusalReasons } from './refusal-reasons';
import { useNextPending } from './use-next-pending';
import { verificationStatuses } from './verification-status';

const toCheck = [
  'Le document est lisible, entier et en cours de validité.',
  'Le numéro et le nom sont ceux du document.',
  'La photo montre la même personne, avec le geste demandé.',
] as const;

/** Approves or refuses, then goes on to the next one that waits; once decided, says what was. */
export function Decision({ submission }: { submission: VerificationDetail }) {
  const { id, status, reason, decidedAt, decidedByName, user } = submission;
  const [isRefusing, setRefusing] = useState(false);
  const { run, isRunning } = useAction();
  const goToNext = useNextPending(id);

  async function approve() {
    if (await run(() => approveVerification(id), `Identité de ${user.name} approuvée.`)) {
      await goToNext();
    }
  }

  async function refuse(given: string) {
    const isRefused = await run(
      () => refuseVerification(id, given),
      `Identité de ${user.name} refusée.`,
    );
    setRefusing(false);
    if (isRefused) await goToNext();
  }

  if (status !== 'pending') {
    return (
      <Panel title="Décision" action={<StatusChip status={verificationStatuses[status]} />}>
        <Facts>
          <Fact name="Décidée le">{decidedAt && formatDatedInstant(decidedAt)}</Fact>
          <Fact name="Par">{decidedByName}</Fact>
          {reason && <Fact name="Raison">{reason}</Fact>}
        </Facts>
      </Panel>
    );
  }

  return (
    <Panel title="Décision" action={<StatusChip status={verificationStatuses.pending} />}>
      <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 2.5, color: 'text.secondary' }}>
        {toCheck.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1.5}>
        <Button variant="contained" size="large" fullWidth disabled={isRunning} onClick={approve}>
          Approuver
        </Button>
        <Button
          variant="outlined"
          color="error"
          size="large"
          fullWidth
          disabled={isRunning}
          onClick={() => setRefusing(true)}
        >
          Refuser
        </Button>
      </Stack>
      {isRefusing && (
        <ReasonDialog
          title="Refuser cette identité"
          hint={`${user.name} recevra cette raison par e-mail et pourra envoyer une nouvelle demande.`}
          reasons={refusalReasons}
          limits={limits['POST /api/admin/verifications/{id}/refuse'].reason}
          confirmLabel="Refuser"
          color="error"
          busy={isRunning}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </Panel>
  );
}
