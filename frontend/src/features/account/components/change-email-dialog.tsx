import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { useFieldErrors } from '@/lib/form-errors';
import { useRequestEmailChange } from '../api/security';
import { RULES } from '../validation';

type ChangeEmailDialogProps = { onClose: () => void; onAsked: (email: string) => void };

export function ChangeEmailDialog({ onClose, onAsked }: ChangeEmailDialogProps) {
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
