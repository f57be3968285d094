import { messageOf } from '@loka/client';
import { useForm } from 'react-hook-form';
import { fieldError } from '@/api/problem';
import { Button } from '@/components/ui/button';
import type { Shown } from '@/components/ui/late-dialog';
import { TextField } from '@/components/ui/text-field';
import type { useCorrectEmail } from '../api/correct-email';
import { RULES } from '../validation';

type CorrectEmailFormProps = Shown & {
  email: string;
  correction: ReturnType<typeof useCorrectEmail>;
};

/** The address in a field. */
export function CorrectEmailForm({ email, correction, onClose }: CorrectEmailFormProps) {
  const { register, handleSubmit, formState } = useForm({ values: { email } });
  const send = handleSubmit((typed) =>
    correction.mutate(typed.email.trim(), { onSuccess: onClose }),
  );
  return (
    <form onSubmit={send} noValidate className="grid gap-3 text-left">
      <TextField
        label="Adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={
          formState.errors.email?.message ??
          fieldError(correction.error, 'email') ??
          (correction.error ? messageOf(correction.error) : undefined)
        }
        {...register('email', RULES.email)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={correction.isPending}>
          Enregistrer et recevoir l'e-mail
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
