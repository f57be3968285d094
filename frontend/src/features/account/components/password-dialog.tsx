import { type Proof, usableWays } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { Spinner } from '@/components/ui/spinner';
import { useFieldErrors } from '@/lib/form-errors';
import { useReauthenticate } from '../api/reauthenticate';
import { secondStepQuery } from '../api/second-step';
import { RULES } from '../validation';
import { CodeField } from './code-field';
import { PasskeyFailure } from './passkey-failure';

export type PasswordDialogProps = {
  /** Whether the password is enough. */
  asked: Proof;
  onAnswer: (proven: boolean) => void;
};

type Way = 'password' | 'passkey' | 'app';

/** Has whoever is signed in prove it, by their password or by a second step of theirs. */
export function PasswordDialog({ asked, onAnswer }: PasswordDialogProps) {
  const secondStep = useQuery(secondStepQuery());
  const [chosen, setChosen] = useState<Way>();
  const { passkeys = [], app = null } = secondStep.data ?? {};
  const ways = usableWays<Way>([
    ...(asked === 'any' ? (['password'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(app ? (['app'] as const) : []),
  ]);
  const way = chosen ?? ways[0];
  const done = () => onAnswer(true);
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title="C'est bien vous&nbsp;?"
      description={
        way === 'password'
          ? 'Pour protéger votre argent et votre compte, saisissez votre mot de passe.'
          : "Pour protéger votre argent et votre compte, confirmez que c'est vous."
      }
    >
      {way === 'password' && <ByPassword onDone={done} />}
      {way === 'passkey' && <ByPasskey onDone={done} />}
      {way === 'app' && <ByApp onDone={done} />}
      {!way && secondStep.isPending && <Spinner label="Chargement..." />}
      {!way && secondStep.isSuccess && (
        <p>Ajoutez d'abord une clé d'accès ou une application de codes dans vos paramètres.</p>
      )}
      <div className="grid gap-1">
        {ways
          .filter((one) => one !== way)
          .map((other) => (
            <Button key={other} variant="ghost" size="sm" block onClick={() => setChosen(other)}>
              {INSTEAD[other]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

const INSTEAD: Record<Way, string> = {
  password: 'Saisir mon mot de passe',
  passkey: "Utiliser une clé d'accès",
  app: "Saisir un code de l'application",
};

const FAILED = 'Une erreur est survenue.';

type ByProps = { onDone: () => void };

const AT_PASSWORD = { 'wrong-password': 'password' } as const;

function ByPassword({ onDone }: ByProps) {
  const form = useForm({ defaultValues: { password: '' } });
  const reauthenticate = useReauthenticate();
  const failure = useFieldErrors(form, reauthenticate.error, AT_PASSWORD);
  const submit = form.handleSubmit((proof) => reauthenticate.mutate(proof, { onSuccess: onDone }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label="Mot de passe" error={form.formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            {...form.register('password', RULES.password)}
          />
        )}
      </Field>
      {failure && <Failure message={FAILED} error={failure} />}
      <Button type="submit" size="lg" block busy={reauthenticate.isPending}>
        Continuer
      </Button>
    </form>
  );
}

function ByPasskey({ onDone }: ByProps) {
  const reauthenticate = useReauthenticate();
  return (
    <>
      <PasskeyFailure error={reauthenticate.error} />
      <Button
        size="lg"
        block
        busy={reauthenticate.isPending}
        onClick={() => reauthenticate.mutate('passkey', { onSuccess: onDone })}
      >
        <KeyRound size={20} aria-hidden />
        Utiliser ma clé d'accès
      </Button>
    </>
  );
}

const AT_CODE = { 'code-wrong': 'code' } as const;

function ByApp({ onDone }: ByProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const reauthenticate = useReauthenticate();
  const failure = useFieldErrors(form, reauthenticate.error, AT_CODE);
  const submit = form.handleSubmit((proof) => reauthenticate.mutate(proof, { onSuccess: onDone }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <CodeField
        error={form.formState.errors.code?.message}
        {...form.register('code', RULES.code)}
      />
      {failure && <Failure message={FAILED} error={failure} />}
      <Button type="submit" size="lg" block busy={reauthenticate.isPending}>
        Continuer
      </Button>
    </form>
  );
}
