import { UNEXPECTED } from '@loka/client';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { useFieldErrors } from '@/lib/form-errors';
import { useForgotPassword } from '../api/forgot-password';
import { RULES } from '../validation';

export function ForgotPasswordForm() {
  const form = useForm({ defaultValues: { email: '' } });
  const forgot = useForgotPassword();
  const failure = useFieldErrors(form, forgot.error);

  const submit = form.handleSubmit(({ email }) => forgot.mutate(email));

  if (forgot.isSuccess) {
    return (
      <Alert tone="success" title="Regardez votre boîte de réception.">
        <p>
          Si un compte existe pour <strong className="wrap-anywhere">{forgot.variables}</strong>, un
          lien pour choisir un nouveau mot de passe vient d'y être envoyé. Il est valable une heure.
        </p>
      </Alert>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email', RULES.email)}
      />
      {failure && <Failure message={UNEXPECTED} error={failure} />}
      <Button type="submit" size="lg" block busy={forgot.isPending}>
        Recevoir un lien
      </Button>
    </form>
  );
}
