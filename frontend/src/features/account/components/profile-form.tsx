import { UNEXPECTED } from '@loka/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { User } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useFieldErrors } from '@/lib/form-errors';
import { useUpdateProfile } from '../api/update-profile';
import { RULES } from '../validation';

type ProfileFormProps = {
  user: User;
  /** Once staff compare the name with a document, it holds still. */
  nameLocked: boolean;
};

const NAME_LOCKED =
  'Votre nom est vérifié ou en cours de vérification\u00a0: il ne peut plus être modifié.';

const valuesOf = (user: User) => ({
  name: user.name,
  phone: user.phone ?? '',
  address: user.address ?? '',
  city: user.city ?? '',
  postalCode: user.postalCode ?? '',
});

type Values = ReturnType<typeof valuesOf>;

/** Begins anew with what was saved, but for fields that were typed in while it was on its way. */
function keepTypedSince(form: UseFormReturn<Values>, sent: Values, saved: Values): void {
  const typed = form.getValues();
  form.reset(saved, { keepValues: true });
  for (const field of Object.keys(saved) as (keyof Values)[]) {
    const isTypedSince = typed[field] !== sent[field];
    form.setValue(field, isTypedSince ? typed[field] : saved[field], { shouldDirty: true });
  }
}

export function ProfileForm({ user, nameLocked }: ProfileFormProps) {
  const form = useForm({ defaultValues: valuesOf(user) });
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const update = useUpdateProfile();
  const failure = useFieldErrors(form, update.error);

  const submit = form.handleSubmit((sent) => {
    const { name, phone, address, city, postalCode } = sent;
    update.mutate(
      {
        ...(nameLocked ? {} : { name }),
        phone: phone || null,
        address: address || null,
        city: city || null,
        postalCode: postalCode || null,
      },
      {
        onSuccess: (saved) => {
          keepTypedSince(form, sent, valuesOf(saved));
          toast.success('Profil enregistré.');
        },
      },
    );
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nom complet"
          autoComplete="name"
          readOnly={nameLocked}
          hint={nameLocked ? NAME_LOCKED : undefined}
          error={errors.name?.message}
          {...register('name', RULES.name)}
        />
        <TextField label="Adresse e-mail" type="email" readOnly value={user.email} />
        <TextField
          label="Téléphone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label="Adresse"
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <TextField
          label="Ville"
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
        <TextField
          label="Code postal"
          autoComplete="postal-code"
          error={errors.postalCode?.message}
          {...register('postalCode')}
        />
      </div>
      {failure && <Failure message={UNEXPECTED} error={failure} />}
      <Button
        type="submit"
        busy={update.isPending}
        disabled={!isDirty}
        className="sm:justify-self-start sm:px-8"
      >
        Enregistrer
      </Button>
    </form>
  );
}
