import { formatDatedInstant, formatDay } from '@loka/client';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { VerificationDetail } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Panel } from '../../components/panel';

/** Who asks to be verified. */
export function Applicant({ submission: { user, createdAt } }: { submission: VerificationDetail }) {
  return (
    <Panel
      title="Personne"
      action={
        <Button component={LinkBase} to={`/users/${user.id}/show`}>
          Voir le compte
        </Button>
      }
    >
      <Facts>
        <Fact name="Nom">{user.name}</Fact>
        <Fact name="E-mail">{user.email}</Fact>
        <Fact name="Téléphone">{user.phone}</Fact>
        <Fact name="Inscription">{formatDay(user.createdAt)}</Fact>
        <Fact name="Demande">{formatDatedInstant(createdAt)}</Fact>
      </Facts>
    </Panel>
  );
}
