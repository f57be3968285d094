import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Failure } from './failure';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, so that the answer is an informed one. */
  children: ReactNode;
  confirmLabel: string;
  variant?: 'primary' | 'danger';
  onConfirm: () => void;
  busy: boolean;
  /** Why the last try failed; it stays open to try again. */
  error: Error | null;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, variant, onConfirm, busy, error } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} className="max-sm:w-full">
            Retour
          </Button>
          <Button
            variant={variant}
            busy={busy}
            onClick={onConfirm}
            className="max-sm:order-first max-sm:w-full"
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Failure message="Une erreur est survenue." error={error} />}
    </Dialog>
  );
}
