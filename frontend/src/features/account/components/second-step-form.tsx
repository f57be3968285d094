import { UNEXPECTED, usableWays } from '@loka/client';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SecondStepWay, Session } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { useFieldErrors } from '@/lib/form-errors';
import { useCompleteSignIn } from '../api/second-step';
import { RULES } from '../validation';
import { CodeField } from './code-field';
import { PasskeyFailure } from './passkey-failure';

type SecondStepFormProps = {
  ways: SecondStepWay[];
  onDone: (session: Session) => void;
  /** Back to the password. */
  onBack: () => void;
};

/** The second step of a sign-in: the ways that the account has, the easiest first. */
export function SecondStepForm({ ways: all, onDone, onBack }: SecondStepFormProps) {
  const ways = usableWays(all);
  const [way, setWay] = useState<SecondStepWay>(ways[0] ?? 'recovery');
  const others = ways.filter((one) => one !== way);
  return (
    <div className="grid gap-5">
      {way === 'passkey' && <ByPasskey onDone={onDone} />}
      {way === 'app' && <ByApp onDone={onDone} />}
      {way === 'recovery' && <ByRecoveryCode onDone={onDone} />}
      <div className="grid gap-1">
        {others.map((other) => (
          <Button key={other} variant="ghost" size="sm" block onClick={() => setWay(other)}>
            {INSTEAD[other]}
          </Button>
        ))}
        <Button variant="ghost" size="sm" block onClick={onBack}>
          Revenir au mot de passe
        </Button>
      </div>
    </div>
  );
}

const INSTEAD: Record<SecondStepWay, string> = {
  passkey: "Utiliser une clé d'accès",
  app: "Saisir un code de l'application",
  recovery: 'Utiliser un code de secours',
};

type ByProps = { onDone: (session: Session) => void };

function ByPasskey({ onDone }: ByProps) {
  const complete = useCompleteSignIn();
  return (
    <>
      <p className="text-pretty">
        Confirmez avec votre empreinte, votre visage ou le code de votre appareil.
      </p>
      <PasskeyFailure error={complete.error} />
      <Button
        size="lg"
        block
        busy={complete.isPending}
        onClick={() => complete.mutate('passkey', { onSuccess: onDone })}
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
  const complete = useCompleteSignIn();
  const failure = useFieldErrors(form, complete.error, AT_CODE);
  const submit = form.handleSubmit((proof) => complete.mutate(proof, { onSuccess: onDone }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <CodeField
        autoFocus
        error={form.formState.errors.code?.message}
        {...form.register('code', RULES.code)}
      />
      {failure && <Failure message={UNEXPECTED} error={failure} />}
      <Button type="submit" size="lg" block busy={complete.isPending}>
        Continuer
      </Button>
    </form>
  );
}

const AT_RECOVERY = { 'recovery-code-wrong': 'recoveryCode' } as const;

function ByRecoveryCode({ onDone }: ByProps) {
  const form = useForm({ defaultValues: { recoveryCode: '' } });
  const complete = useCompleteSignIn();
  const failure = useFieldErrors(form, complete.error, AT_RECOVERY);
  const submit = form.handleSubmit((proof) => complete.mutate(proof, { onSuccess: onDone }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Code de secours"
        hint="L'un de ceux que vous avez gardés, comme 7KQ4-M2XT-9RPA. Il ne sert qu'une fois."
        autoComplete="off"
        autoCapitalize="characters"
        error={form.formState.errors.recoveryCode?.message}
        {...form.register('recoveryCode', RULES.recoveryCode)}
      />
      {failure && <Failure message={UNEXPECTED} error={failure} />}
      <Button type="submit" size="lg" block busy={complete.isPending}>
        Continuer
      </Button>
    </form>
  );
}
