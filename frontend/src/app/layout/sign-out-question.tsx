import { plural } from '@loka/client';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type SignOutQuestionProps = {
  /** How many entries wait on this phone. */
  unsent: number;
  onClose: () => void;
  onConfirm: () => void;
};

/** For a member who leaves before everything was sent. */
export function SignOutQuestion({ unsent, onClose, onConfirm }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={'Se déconnecter\u00a0?'}
      confirmLabel="Se déconnecter"
      variant="danger"
      onConfirm={onConfirm}
      busy={false}
      error={null}
    >
      <p>
        {plural(unsent, "envoi n'est pas encore parti", 'envois ne sont pas encore partis')}. Rien
        n'est perdu{'\u00a0'}: ce téléphone garde tout, et l'envoie quand vous vous reconnectez.
      </p>
    </ConfirmDialog>
  );
}
