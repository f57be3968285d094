import { UNEXPECTED } from '@loka/client';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { useFieldErrors } from '@/lib/form-errors';
import { useResetPassword } from '../api/reset-password';
import { NewPasswordFields } from './new-password-fields';

type ResetPasswordFormProps = { token: string; onDone: () => void };

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });
  const reset = useResetPassword();
  const failure = useFieldErrors(form, reset.error);

  const submit = form.handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onSuccess: onDone }),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <NewPasswordFields form={form} label="Nouveau mot de passe" />
      {failure && <Failure message={UNEXPECTED} error={failure} />}
      <Button type="submit" size="lg" block busy={reset.isPending}>
        Changer le mot de passe
      </Button>
    </form>
  );
}
