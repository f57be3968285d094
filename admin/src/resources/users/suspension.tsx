import { formatDatedInstant, formatPeriod, limits } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { freezeMember, reinstateMember, suspendMember } from '../../api/actions';
import type { MemberSuspension, User } from '../../api/types';
import { Panel } from '../../components/panel';
import { ReadFailure } from '../../components/read-failure';
import { StatusChip } from '../../components/status-chip';
import { useReasonedAction } from '../../components/use-reasoned-action';
import { rentalStatuses } from '../rentals';
import { freezingReasons } from './freeze-reasons';
import { OwnRentalNotice } from './own-rental-notice';
import {
  reinstatementEffects,
  reinstatingReasons,
  suspendingReasons,
  suspensionEffects,
} from './suspension-words';
import { useMayActOn } from './use-may-act-on';
import { useSuspension } from './use-suspension';
import { suspendedStatus } from './user-status';

/** Suspends a member, or reinstates one, having named what that does; nobody does so for themselves. */
export function Suspension({ user }: { user: User }) {
  const { data, error, refetch } = useSuspension(user.id);
  const isTheirs = useMayActOn(user);
  const readAgain = () => void refetch();
  if (!data) {
    return error ? (
      <Panel title="Suspension">
        <ReadFailure error={error} onRetry={readAgain} />
      </Panel>
    ) : null;
  }
  const mayAct = isTheirs && !data.involved;
  const shown = { user, suspension: data, readAgain };
  if (data.suspendedAt) return <Suspended {...shown} mayAct={mayAct} />;
  if (mayAct) return <NotSuspended {...shown} />;
  return isTheirs ? (
    <Panel title="Suspension">
      <OwnRentalNotice />
    </Panel>
  ) : null;
}

/** @property readAgain whoever is asked is to know what holds now */
type Shown = { user: User; suspension: MemberSuspension; readAgain: () => void };

function NotSuspended({ user, suspension, readAgain }: Shown) {
  const { ask, dialog } = useReasonedAction({
    title: `Suspendre ${user.name}`,
    hint: <Effects lines={suspensionEffects(suspension, user)} />,
    reasons: suspendingReasons,
    limits: limits['POST /api/admin/users/{id}/suspend'].reason,
    confirmLabel: 'Suspendre',
    color: 'error',
    success: 'Membre suspendu.',
    call: (reason) => suspendMember(user.id, reason),
  });
  return (
    <Panel title="Suspension">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Suspendu, un membre ne commence plus rien, ses objets ne sont plus visibles et son argent
        reste en place.
      </Typography>
      <Button
        variant="outlined"
        color="error"
        fullWidth
        onClick={() => {
          readAgain();
          ask();
        }}
      >
        Suspendre ce membre
      </Button>
      {dialog}
    </Panel>
  );
}

function Suspended({ user, suspension, readAgain, mayAct }: Shown & { mayAct: boolean }) {
  const { suspendedAt, suspendedBy, reason, frozenWithSuspension, rentals } = suspension;
  const reinstating = useReasonedAction({
    title: `Réintégrer ${user.name}`,
    hint: <Effects lines={reinstatementEffects(suspension)} />,
    reasons: reinstatingReasons,
    limits: limits['POST /api/admin/users/{id}/reinstate'].reason,
    confirmLabel: 'Réintégrer',
    color: 'primary',
    success: 'Membre réintégré.',
    call: (why) => reinstateMember(user.id, why),
  });
  const keeping = useReasonedAction({
    title: 'Garder le portefeuille bloqué',
    hint: "Il le restera après la réintégration, jusqu'à ce que vous le débloquiez.",
    reasons: freezingReasons,
    limits: limits['POST /api/admin/users/{id}/freeze'].reason,
    confirmLabel: 'Garder bloqué',
    color: 'error',
    success: 'Le portefeuille restera bloqué.',
    call: (why) => freezeMember(user.id, why),
  });
  return (
    <Panel title="Suspension" action={<StatusChip status={suspendedStatus} />}>
      {suspendedAt && (
        <Alert severity="error">
          {[`Depuis le ${formatDatedInstant(suspendedAt)}`, suspendedBy && `par ${suspendedBy}`]
            .filter(Boolean)
            .join(', ')}
          <span>{reason && `\u00a0: ${reason}`}</span>
        </Alert>
      )}
      <Rentals rentals={rentals} />
      {suspension.involved && <OwnRentalNotice />}
      {mayAct && (
        <Button
          variant="outlined"
          fullWidth
          onClick={() => {
            readAgain();
            reinstating.ask();
          }}
          sx={{ mt: 1.5 }}
        >
          Réintégrer ce membre
        </Button>
      )}
      {mayAct && frozenWithSuspension && (
        <Button color="error" fullWidth onClick={keeping.ask} sx={{ mt: 1 }}>
          Garder le portefeuille bloqué ensuite
        </Button>
      )}
      {reinstating.dialog}
      {keeping.dialog}
    </Panel>
  );
}

function Rentals({ rentals }: Pick<MemberSuspension, 'rentals'>) {
  if (rentals.length === 0)
    return <Typography sx={{ mt: 1.5 }}>Aucune location à suivre.</Typography>;
  return (
    <>
      <Typography sx={{ mt: 1.5 }}>À suivre jusqu'au bout&nbsp;:</Typography>
      <List dense disablePadding sx={{ mx: -2 }}>
        {rentals.map(({ id, item, party, status, startDate, endDate }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component={Link} to={`/rentals/${id}/show`}>
              <ListItemText
                primary={item}
                secondary={`${party === 'owner' ? 'Propriétaire' : 'Locataire'} · ${formatPeriod(startDate, endDate)}`}
              />
              <StatusChip status={rentalStatuses[status]} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Effects({ lines }: { lines: string[] }) {
  return (
    <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Typography>
  );
}
