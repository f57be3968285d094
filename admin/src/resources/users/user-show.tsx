import { formatDatedInstant } from '@loka/client';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess } from 'react-admin';
import type { User } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { EmailHelp } from './email-help';
import { RoleChange } from './role-change';
import { SecondStepReset } from './second-step-reset';
import { SessionsEnd } from './sessions-end';
import { Suspension } from './suspension';
import { UserActivity } from './user-activity';
import { UserItems } from './user-items';
import {
  deletedStatus,
  frozenStatus,
  leavingStatus,
  roles,
  suspendedStatus,
  verifierStatus,
} from './user-status';
import { WalletPanel } from './wallet-panel';

export function UserShow() {
  return <RecordPage<User> render={(user) => <UserPage user={user} />} />;
}

function UserPage({ user }: { user: User }) {
  return (
    <PageColumns
      main={
        <>
          <Profile user={user} />
          <UserActivity key={user.id} userId={user.id} />
          <UserItems userId={user.id} />
        </>
      }
      side={
        <>
          <WalletPanel user={user} />
          {!user.deletedAt && <Suspension key={user.id} user={user} />}
          <CanAccess resource="roles" action="edit">
            <RoleChange key={user.role} user={user} />
            <SecondStepReset user={user} />
            {!user.deletedAt && <SessionsEnd user={user} />}
          </CanAccess>
        </>
      }
    />
  );
}

function Profile({ user }: { user: User }) {
  return (
    <Panel title="Compte" action={<StatusChip status={roles[user.role]} />}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Avatar src={user.avatar} alt="" sx={{ width: 56, height: 56 }} />
        <div>
          <Typography variant="h5" component="p">
            {user.name}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
            <StatusChip status={verifierStatus(user.verifier)} />
            {user.deletionDueAt && <StatusChip status={leavingStatus} />}
            {user.deletedAt && <StatusChip status={deletedStatus} />}
            {user.suspendedAt && <StatusChip status={suspendedStatus} />}
            {user.frozenAt && <StatusChip status={frozenStatus} />}
          </Stack>
        </div>
      </Stack>
      <Facts>
        <Fact name="E-mail">
          {user.email} {user.emailVerified ? '(confirmé)' : '(non confirmé)'}
          <EmailHelp key={user.email} user={user} />
        </Fact>
        <Fact name="Téléphone">{user.phone}</Fact>
        <Fact name="Adresse">{user.address}</Fact>
        <Fact name="Ville">{[user.postalCode, user.city].filter(Boolean).join(' ')}</Fact>
        <Fact name="Inscription">{formatDatedInstant(user.createdAt)}</Fact>
        {user.deletionDueAt && (
          <Fact name="Suppression prévue">
            {formatDatedInstant(user.deletionDueAt)}, à la demande du membre
            <span>
              {new Date(user.deletionDueAt) < new Date() &&
                '\u00a0; repoussée, un signalement est ouvert'}
            </span>
          </Fact>
        )}
        {user.deletedAt && (
          <Fact name="Supprimé">{formatDatedInstant(user.deletedAt)}, à la demande du membre</Fact>
        )}
        <Fact name="Identifiant">
          <code>{user.id}</code>
        </Fact>
      </Facts>
    </Panel>
  );
}
