import { limits } from '@loka/client';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { changeRole } from '../../api/actions';
import type { ChangedRole, Role, User } from '../../api/types';
import { Callout } from '../../components/callout';
import { FormDialog } from '../../components/form-dialog';
import { Panel } from '../../components/panel';
import { ReasonField } from '../../components/reason-field';
import { useAction } from '../../lib/use-action';
import { roleChoices, roles } from './user-status';

/** Gives another member another role; an admin's is given and taken by two. Nobody changes their own. */
export function RoleChange({ user }: { user: User }) {
  const [role, setRole] = useState<Role>(user.role);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { run, isRunning } = useAction();
  const { identity } = useGetIdentity();
  if (!identity || identity.id === user.id) return null;

  const needsTwo = role === 'admin' || user.role === 'admin';

  async function change() {
    const said = ({ approvalId }: ChangedRole) =>
      approvalId ? 'Rôle proposé. Une autre personne doit approuver.' : 'Rôle modifié.';
    const change = { role, from: user.role, reason: reason.trim() };
    if (await run(() => changeRole(user.id, change), said)) setReason('');
    setAsking(false);
  }

  return (
    <Panel title="Rôle">
      <TextField
        select
        label="Rôle"
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
      >
        {roleChoices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        fullWidth
        disabled={role === user.role}
        onClick={() => setAsking(true)}
        sx={{ mt: 1 }}
      >
        Changer le rôle
      </Button>
      {isAsking && (
        <FormDialog
          title="Changer le rôle"
          submitLabel={needsTwo ? 'Proposer' : 'Confirmer'}
          disabled={isRunning || reason.trim() === ''}
          onSubmit={change}
          onClose={() => setAsking(false)}
        >
          {`${user.name} aura le rôle «\u00a0${roles[role].label}\u00a0» à la place de «\u00a0${roles[user.role].label}\u00a0».`}
          {needsTwo && (
            <Callout>
              Un autre administrateur doit l'approuver. Un nouvel administrateur n'approuve rien
              pendant sept jours, ni ce que vous proposez.
            </Callout>
          )}
          <ReasonField
            helperText="Gardée dans le journal."
            value={reason}
            onChange={setReason}
            limits={limits['POST /api/admin/users/{id}/role'].reason}
          />
        </FormDialog>
      )}
    </Panel>
  );
}
