import { UNEXPECTED } from '@loka/client';
import { useForm } from 'react-hook-form';
import type { SecondStepWay, Session } from '@/api/types';
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
import { PasskeySignIn } from './passkey-sign-in';

type SignInFormProps = {
  onDone: (session: Session) => void;
  /** The password was right, and the account asks for a second step. */
  onSecondStep: (ways: SecondStepWay[]) => void;
};

export function SignInForm({ onDone, onSecondStep }: SignInFormProps) {
  const form = useForm({ defaultValues: { email: '', password: '', rememberMe: false } });
  const { errors } = form.formState;
  const signIn = useSignIn();
  const failure = useFieldErrors(form, signIn.error);

  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess: (answer) =>
        'secondStep' in answer ? onSecondStep(answer.secondStep.ways) : onDone(answer),
    }),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
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
      {failure && <Failure message={UNEXPECTED} error={failure} />}
      <Button type="submit" size="lg" block busy={signIn.isPending}>
        Se connecter
      </Button>
      <PasskeySignIn rememberMe={form.watch('rememberMe')} onDone={onDone} />
    </form>
  );
}
