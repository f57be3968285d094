import { useForm } from 'react-hook-form';
import type { Session } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { TextField } from '@/components/ui/text-field';
import { TextLink } from '@/components/ui/text-link';
import { useFieldErrors } from '@/lib/form-errors';
import { paths } from '@/lib/paths';
import { useSignIn } from '../api/sign-in';
import { RULES } from '../validation';

export function SignInForm({ onDone }: { onDone: (session: Session) => void }) {
  const form = useForm({ defaultValues: { email: '', password: '', rememberMe: false } });
  const { errors } = form.formState;
  const signIn = useSignIn();
  const failure = useFieldErrors(form, signIn.error);

  const submit = form.handleSubmit((values) => signIn.mutate(values, { onSuccess: onDone }));

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', RULES.email)}
      />
      <Field label="Mot de passe" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            {...form.register('password', RULES.password)}
          />
        )}
      </Field>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox label="Se souvenir de moi" {...form.register('rememberMe')} />
        <TextLink to={paths.forgotPassword} className="py-2.5 text-[0.95rem]">
          Mot de passe oublié{'\u00a0'}?
        </TextLink>
      </div>
      {failure && (
        <Failure message="Une erreur est survenue. Veuillez réessayer." error={failure} />
      )}
      <Button type="submit" size="lg" block busy={signIn.isPending}>
        Se connecter
      </Button>
    </form>
  );
}
