import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { useFieldErrors } from '@/lib/form-errors';
import { useRequestEmailChange } from '../api/security';
import { RULES } from '../validation';

/** Another address for the account, once whoever reads its mail has confirmed it. */
export function EmailSetting({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
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
      <Button variant="secondary" onClick={() => setOpen(true)} className="sm:justify-self-start">
        Changer d'adresse e-mail
      </Button>
      {isOpen && (
        <ChangeEmailDialog
          onClose={() => setOpen(false)}
          onAsked={(email) => {
            setAsked(email);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

type ChangeEmailDialogProps = { onClose: () => void; onAsked: (email: string) => void };

function ChangeEmailDialog({ onClose, onAsked }: ChangeEmailDialogProps) {
  const form = useForm({ defaultValues: { email: '' } });
  const request = useRequestEmailChange();
  const failure = useFieldErrors(form, request.error);
  const submit = form.handleSubmit(({ email }) =>
    request.mutate(email, { onSuccess: () => onAsked(email) }),
  );
  return (
    <Dialog open onOpenChange={onClose} title="Changer d'adresse e-mail">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label="Nouvelle adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email', RULES.email)}
        />
        <p className="text-pretty text-ink-500 text-sm">
          Un lien sera envoyé à cette adresse. L'ancienne sera prévenue et pourra annuler le
          changement pendant 72 h&nbsp;; par sécurité, les retraits attendront un jour.
        </p>
        {failure && <Failure message="L'adresse n'a pas été changée." error={failure} />}
        <Button type="submit" size="lg" block busy={request.isPending}>
          Envoyer le lien
        </Button>
      </form>
    </Dialog>
  );
}
