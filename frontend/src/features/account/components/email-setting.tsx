import { useState } from 'react';
import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { LateButton, useLateDialog } from '@/components/ui/late-dialog';

const load = async () => (await import('./change-email-dialog')).ChangeEmailDialog;

/** Another address for the account, once whoever reads its mail has confirmed it. */
export function EmailSetting({ user }: { user: User }) {
  const late = useLateDialog(load);
  const { Dialog, shown } = late;
  const [asked, setAsked] = useState<string | null>(null);
  if (!user.emailVerified) return null;
  return (
    <>
      {asked && (
        <Alert tone="success">
          <p>
            Un lien de confirmation a été envoyé à{' '}
            <strong className="wrap-anywhere">{asked}</strong>. Votre adresse ne change qu'une fois
            ce lien ouvert.
          </p>
        </Alert>
      )}
      <LateButton late={late} variant="secondary" className="sm:justify-self-start">
        Changer d'adresse e-mail
      </LateButton>
      {Dialog && shown.open && (
        <Dialog
          onClose={shown.onClose}
          onAsked={(email) => {
            setAsked(email);
            shown.onClose();
          }}
        />
      )}
    </>
  );
}
