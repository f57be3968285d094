import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { showFieldErrors } from '@/lib/form-errors';
import { useResetPassword } from '../api/reset-password';
import { NewPasswordFields } from './new-password-fields';

type ResetPasswordFormProps = { token: string; onDone: () => void };

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });
  const reset = useResetPassword();

  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      { onSuccess: onDone, onError: (error) => showFieldErrors(form, error) },
    ),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <NewPasswordFields form={form} label="Nouveau mot de passe" />
      {reset.error && (
        <Failure message="Une erreur est survenue. Veuillez réessayer." error={reset.error} />
      )}
      <Button type="submit" size="lg" block busy={reset.isPending}>
        Changer le mot de passe
      </Button>
    </form>
  );
}
