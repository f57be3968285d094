import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { type Entry, outbox } from '@/lib/offline';
import { whatAndWhen } from '../../entry-words';

type DropEntryDialogProps = Shown & { entry: Entry };

/** Asks before what was refused is deleted: nothing else has it. */
export function DropEntryDialog({ entry, open, onClose }: DropEntryDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={'Supprimer cet envoi\u00a0?'}
      confirmLabel="Supprimer"
      variant="danger"
      onConfirm={() => outbox.remove(entry)}
      busy={false}
      error={null}
    >
      <p>{whatAndWhen(entry)}.</p>
      <p>Ce que vous avez écrit et photographié n'est que sur ce téléphone, et sera perdu.</p>
    </ConfirmDialog>
  );
}
