import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { TextLink } from '@/components/ui/text-link';
import { toast } from '@/components/ui/toast';
import { useFieldErrors } from '@/lib/form-errors';
import { paths } from '@/lib/paths';
import { useChangePassword } from '../api/security';
import { RULES } from '../validation';
import { NewPasswordFields } from './new-password-fields';

const AT_FIELDS = { 'wrong-password': 'current' } as const;

/** Changes the password of whoever knows the old one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { current: '', password: '', confirmation: '' } });
  const change = useChangePassword();
  const failure = useFieldErrors(form, change.error, AT_FIELDS);

  const submit = form.handleSubmit(({ current, password }) =>
    change.mutate(
      { current, password },
      {
        onSuccess: () => {
          onClose();
          toast.success('Votre mot de passe a été changé.');
        },
      },
    ),
  );

  return (
    <Dialog open onOpenChange={onClose} title="Changer mon mot de passe">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Mot de passe actuel" error={form.formState.errors.current?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              {...form.register('current', RULES.password)}
            />
          )}
        </Field>
        <NewPasswordFields form={form} label="Nouveau mot de passe" />
        {failure && <Failure message="Le mot de passe n'a pas été changé." error={failure} />}
        <Button type="submit" size="lg" block busy={change.isPending}>
          Changer le mot de passe
        </Button>
        <TextLink to={paths.forgotPassword} className="justify-self-start text-[0.95rem]">
          Mot de passe oublié{'\u00a0'}?
        </TextLink>
      </form>
    </Dialog>
  );
}
