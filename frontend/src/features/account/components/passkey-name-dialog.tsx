import { useForm } from 'react-hook-form';
import type { Passkey } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { useFieldErrors } from '@/lib/form-errors';
import { useRenamePasskey } from '../api/passkeys';

type PasskeyNameDialogProps = { passkey: Passkey; onClose: () => void };

export function PasskeyNameDialog({ passkey: { id, name }, onClose }: PasskeyNameDialogProps) {
  const form = useForm({ defaultValues: { name } });
  const rename = useRenamePasskey();
  const failure = useFieldErrors(form, rename.error);
  const submit = form.handleSubmit((values) =>
    rename.mutate({ id, ...values }, { onSuccess: onClose }),
  );
  return (
    <Dialog open onOpenChange={onClose} title="Renommer la clé d'accès">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label="Nom"
          maxLength={60}
          error={form.formState.errors.name?.message}
          {...form.register('name', { required: 'Donnez un nom à cette clé.' })}
        />
        {failure && <Failure message="Le nom n'a pas été changé." error={failure} />}
        <Button type="submit" size="lg" block busy={rename.isPending}>
          Enregistrer
        </Button>
      </form>
    </Dialog>
  );
}
