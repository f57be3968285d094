import { useQueryClient } from '@tanstack/react-query';
import type { Thread } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { useBlock } from '@/features/account/api/blocked-members';

type BlockDialogProps = { thread: Thread; open: boolean; onClose: () => void };

/** Blocks the other party of a thread, or takes the block back. */
export function BlockDialog({ thread, open, onClose }: BlockDialogProps) {
  const { other, rental } = thread;
  const queryClient = useQueryClient();
  const block = useBlock(() => {
    onClose();
    toast.success(other.blocked ? `${other.name} est débloqué.` : `${other.name} est bloqué.`);
    void queryClient.invalidateQueries({ queryKey: ['threads'] });
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={other.blocked ? `Débloquer ${other.name}\u00a0?` : `Bloquer ${other.name}\u00a0?`}
      confirmLabel={other.blocked ? 'Débloquer' : 'Bloquer'}
      variant={other.blocked ? 'primary' : 'danger'}
      onConfirm={() => block.mutate({ userId: other.id, blocked: !other.blocked })}
      busy={block.isPending}
      error={block.error}
    >
      {other.blocked ? (
        <p>Vous pourrez de nouveau vous écrire et louer l'un à l'autre.</p>
      ) : (
        <div className="grid gap-2">
          <p>Vous ne pourrez plus vous écrire, ni louer l'un à l'autre. Rien ne lui est annoncé.</p>
          {rental && (
            <p>
              Une location en cours continue&nbsp;: vos messages restent ouverts jusqu'à ce qu'elle
              soit terminée.
            </p>
          )}
          <p>Vous pouvez débloquer ce membre ici ou dans vos paramètres.</p>
        </div>
      )}
    </ConfirmDialog>
  );
}
