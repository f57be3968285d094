import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../components/form-dialog';
import { PasskeyNameDialog } from './passkey-name-dialog';

/** One second step of whoever is signed in, which is removed once they have confirmed it. */
export function OwnStep({
  name,
  detail,
  consequence,
  disabled,
  onRename,
  onRemove,
}: {
  name: string;
  detail: string;
  /** What removing it means. */
  consequence: string;
  disabled: boolean;
  /** Left out of what has no name of its own. */
  onRename?: (name: string) => Promise<void>;
  onRemove: () => Promise<void>;
}) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {detail}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, ml: -1 }}>
        {onRename && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={`Renommer ${name}`}
            onClick={() => setOpen('rename')}
          >
            Renommer
          </Button>
        )}
        <Button
          size="small"
          color="error"
          disabled={disabled}
          aria-label={`Supprimer ${name}`}
          onClick={() => setOpen('remove')}
        >
          Supprimer
        </Button>
      </Stack>
      {open === 'rename' && onRename && (
        <PasskeyNameDialog
          name={name}
          busy={disabled}
          onName={(given) => void onRename(given).then(close)}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <FormDialog
          title={`Supprimer «\u00a0${name}\u00a0»\u00a0?`}
          submitLabel="Supprimer"
          color="error"
          disabled={disabled}
          onSubmit={() => void onRemove().then(close)}
          onClose={close}
        >
          {consequence}
        </FormDialog>
      )}
    </Stack>
  );
}
