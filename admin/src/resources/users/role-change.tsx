import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Confirm, useGetIdentity } from 'react-admin';
import { changeRole } from '../../api/actions';
import type { Role, User } from '../../api/types';
import { Panel } from '../../components/panel';
import { useAction } from '../../lib/use-action';
import { roleChoices, roles } from './user-status';

/** Gives someone else another role; nobody changes their own, so that an admin always remains. */
export function RoleChange({ user }: { user: User }) {
  const [role, setRole] = useState<Role>(user.role);
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction();
  const { identity } = useGetIdentity();
  if (!identity || identity.id === user.id) return null;

  async function change() {
    await run(() => changeRole(user.id, role, user.role), 'Rôle modifié.');
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
      <Confirm
        isOpen={isAsking}
        loading={isRunning}
        title="Changer le rôle"
        content={`${user.name} aura le rôle «\u00a0${roles[role].label}\u00a0» à la place de «\u00a0${roles[user.role].label}\u00a0».`}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
