import { formatDatedInstant, limits } from '@loka/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { VerificationDetail } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { KeyHint } from '../../components/key-hint';
import { Panel } from '../../components/panel';
import { ReasonDialog } from '../../components/reason-dialog';
import { StatusChip } from '../../components/status-chip';
import { refusalReasons } from './refusal-reasons';
import { SkipDialog } from './skip-dialog';
import type { Review } from './use-review';
import { useReviewKeys } from './use-review-keys';
import { verificationStatuses } from './verification-status';

/**
 * Approves, refuses or leaves it to others; once decided, says what was.
 *
 * @param areShown whether all pictures are on the screen: nobody approves what they have not seen
 */
export function Decision(props: {
  submission: VerificationDetail;
  review: Review;
  areShown: boolean;
}) {
  return props.submission.status === 'pending' ? <Open {...props} /> : <Decided {...props} />;
}

function Decided({ submission }: { submission: VerificationDetail }) {
  const { status, reason, decidedAt, decidedByName } = submission;
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

/** Why whoever looks at it is not the one to decide. */
function Involved({ isOwn }: { isOwn: boolean }) {
  return (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {isOwn
        ? "C'est votre propre demande\u00a0: une autre personne en décide."
        : 'Vous avez une location en cours avec ce membre\u00a0: une autre personne en décide.'}
    </Typography>
  );
}

function Open({
  submission: { user, userId, involved },
  review: { isBusy, isTaken, approve, refuse, skip, goToNext },
  areShown,
}: {
  submission: VerificationDetail;
  review: Review;
  areShown: boolean;
}) {
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<'reason' | 'note'>();
  const ask = (what: typeof asked) => () => setAsked(what);
  const close = () => setAsked(undefined);
  // What was typed stays until it is kept.
  const closeIfDone = (isDone: boolean) => isDone && close();
  const mayDecide = !(isBusy || isTaken || involved);
  const onApprove = mayDecide && areShown ? approve : undefined;
  const onRefuse = mayDecide ? ask('reason') : undefined;
  const isOwn = userId === identity?.id;
  const whenFree = isTaken || isOwn ? goToNext : ask('note');
  const onSkip = isBusy ? undefined : whenFree;
  useReviewKeys({ a: onApprove, r: onRefuse, arrowright: onSkip });

  return (
    <Panel title="Décision" action={<StatusChip status={verificationStatuses.pending} />}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        }}
      >
        <Button
          variant="contained"
          size="large"
          aria-keyshortcuts="A"
          disabled={!onApprove}
          onClick={onApprove}
        >
          Approuver<KeyHint>A</KeyHint>
        </Button>
        <Button
          variant="outlined"
          color="error"
          size="large"
          aria-keyshortcuts="R"
          disabled={!onRefuse}
          onClick={onRefuse}
        >
          Refuser<KeyHint>R</KeyHint>
        </Button>
        <Button
          variant="outlined"
          size="large"
          aria-keyshortcuts="ArrowRight"
          disabled={!onSkip}
          onClick={onSkip}
        >
          {isTaken || isOwn ? 'Suivante' : 'Passer'}
          <KeyHint>→</KeyHint>
        </Button>
      </Box>
      {involved && <Involved isOwn={isOwn} />}
      {!areShown && !involved && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          Vous pourrez approuver une fois toutes les images affichées.
        </Typography>
      )}
      {asked === 'reason' && (
        <ReasonDialog
          title="Refuser cette identité"
          hint={`${user.name} recevra cette raison par e-mail et pourra envoyer une nouvelle demande.`}
          reasons={refusalReasons}
          limits={limits['POST /api/admin/verifications/{id}/refuse'].reason}
          confirmLabel="Refuser"
          color="error"
          busy={isBusy}
          onConfirm={(reason) => void refuse(reason).then(closeIfDone)}
          onClose={close}
        />
      )}
      {asked === 'note' && (
        <SkipDialog
          busy={isBusy}
          onConfirm={(note) => void skip(note).then(closeIfDone)}
          onClose={close}
        />
      )}
    </Panel>
  );
}
