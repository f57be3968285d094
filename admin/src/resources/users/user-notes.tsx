import { formatDatedInstant, limits, type Schemas } from '@loka/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { addNote } from '../../api/member';
import { useAction } from '../../lib/use-action';
import { MemberList } from './member-list';

/** What staff write down about the member for each other, and not for the member, who may be one of them. */
export function UserNotes({ userId }: { userId: string }) {
  const { identity, isPending } = useGetIdentity();
  if (isPending) return null;
  if (identity?.id === userId) {
    return <Typography>Ce que vos collègues notent sur vous ne vous est pas montré.</Typography>;
  }
  return <NotesOf userId={userId} />;
}

function NotesOf({ userId }: { userId: string }) {
  const [text, setText] = useState('');
  const { run, isRunning } = useAction();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run(() => addNote(userId, text.trim()), 'Note ajoutée.')) setText('');
  }

  return (
    <>
      <Stack component="form" onSubmit={submit} sx={{ alignItems: 'flex-start', gap: 1, mb: 1 }}>
        <TextField
          multiline
          fullWidth
          minRows={2}
          label="Nouvelle note"
          helperText="Pour l'équipe seule. Une note ne se modifie pas et ne s'efface pas."
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: limits['POST /api/admin/users/{id}/notes'].text }}
        />
        <Button type="submit" variant="outlined" disabled={isRunning || text.trim() === ''}>
          Ajouter la note
        </Button>
      </Stack>
      <MemberList<Schemas['MemberNote']>
        resource={`users/${userId}/notes`}
        sortedBy="at"
        nothing="Aucune note."
        opens={false}
        primary={(note) => <span style={{ whiteSpace: 'pre-line' }}>{note.text}</span>}
        secondary={({ authorName, at }) => `${authorName}, ${formatDatedInstant(at)}`}
      />
    </>
  );
}
