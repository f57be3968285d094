import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { PASSWORD_HINT, PASSWORDS_DIFFER, RULES } from '../validation';

type Passwords = { password: string; confirmation: string };

type NewPasswordFieldsProps<T extends Passwords> = { form: UseFormReturn<T>; label: string };

/** A password, typed twice. */
export function NewPasswordFields<T extends Passwords>(props: NewPasswordFieldsProps<T>) {
  // A form with more fields than these two is one with these two.
  const form = props.form as unknown as UseFormReturn<Passwords>;
  const errors: FieldErrors<Passwords> = form.formState.errors;
  return (
    <>
      <Field label={props.label} hint={PASSWORD_HINT} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            {...form.register('password', { ...RULES.newPassword, deps: 'confirmation' })}
          />
        )}
      </Field>
      <Field label="Confirmer le mot de passe" error={errors.confirmation?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            {...form.register('confirmation', {
              validate: (value, { password }) => value === password || PASSWORDS_DIFFER,
            })}
          />
        )}
      </Field>
    </>
  );
}
