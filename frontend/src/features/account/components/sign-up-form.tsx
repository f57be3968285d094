import { ApiError, tabStorage } from '@loka/client';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Session } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorText } from '@/components/ui/error-text';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { TextLink } from '@/components/ui/text-link';
import { useFieldErrors } from '@/lib/form-errors';
import { keptForm } from '@/lib/kept-form';
import { paths } from '@/lib/paths';
import { useSignUp } from '../api/sign-up';
import { RULES } from '../validation';
import { NewPasswordFields } from './new-password-fields';

/** What outlives a reload of this tab, as a phone may be shared: never a password. */
const kept = keptForm('sign-up', { name: '', email: '' }, tabStorage);
const UNKEPT = { password: '', confirmation: '', acceptTerms: false };
const FAILED = "Une erreur est survenue lors de l'inscription.";
const FIELD_CODES = { 'email-taken': 'email' } as const;

export function SignUpForm({ onDone }: { onDone: (session: Session) => void }) {
  const form = useForm({ defaultValues: { ...kept.load(), ...UNKEPT } });
  const { errors } = form.formState;
  const signUp = useSignUp();
  const failure = useFieldErrors(form, signUp.error, FIELD_CODES);

  // A visitor who is signed up, or leaves this page for another, leaves nothing to the next one.
  useEffect(() => kept.forget, []);

  // Its reason stands at the field.
  const isTaken = signUp.error instanceof ApiError && signUp.error.code === 'email-taken';

  const submit = form.handleSubmit(({ name, email, password }) =>
    signUp.mutate({ name, email, password, acceptTerms: true }, { onSuccess: onDone }),
  );

  function keep() {
    const { name, email } = form.getValues();
    kept.save({ name, email });
  }

  return (
    <form onSubmit={submit} onChange={keep} noValidate className="grid gap-5">
      <TextField
        label="Nom complet"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name', RULES.name)}
      />
      <TextField
        label="Adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email', RULES.email)}
      />
      <NewPasswordFields form={form} label="Mot de passe" />
      <div>
        <Checkbox
          aria-invalid={errors.acceptTerms ? true : undefined}
          aria-describedby={errors.acceptTerms && 'terms-error'}
          label={
            <>
              J'accepte les{' '}
              <TextLink to={paths.terms} target="_blank">
                conditions d'utilisation
              </TextLink>
            </>
          }
          {...form.register('acceptTerms', RULES.terms)}
        />
        <ErrorText id="terms-error" announced={false}>
          {errors.acceptTerms?.message}
        </ErrorText>
      </div>
      {failure && <Failure message={FAILED} error={failure} />}
      {isTaken && <Alert tone="danger" title={FAILED} />}
      <Button type="submit" size="lg" block busy={signUp.isPending}>
        Créer mon compte
      </Button>
    </form>
  );
}
