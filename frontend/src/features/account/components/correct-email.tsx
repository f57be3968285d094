import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldError } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useCorrectEmail } from '../api/correct-email';
import { useAuth } from '../auth';
import { RULES } from '../validation';

/** Puts right an address that is not confirmed: a button, and then the address in a field. */
export function CorrectEmail() {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const correction = useCorrectEmail();
  const { register, handleSubmit, formState } = useForm({ values: { email: user?.email ?? '' } });
  if (!open) {
    return (
      <div className="grid justify-items-start gap-2">
        {correction.isSuccess && <p aria-live="polite">Nouvel e-mail envoyé à {user?.email}.</p>}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Corriger
        </Button>
      </div>
    );
  }
  const send = handleSubmit(({ email }) =>
    correction.mutate(email.trim(), { onSuccess: () => setOpen(false) }),
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
          fieldError(correction.error, 'email', 'email-taken') ??
          correction.error?.message
        }
        {...register('email', RULES.email)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={correction.isPending}>
          Enregistrer et recevoir l'e-mail
        </Button>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
