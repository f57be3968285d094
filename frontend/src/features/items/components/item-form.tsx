import { limits } from '@loka/client';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import { PlaceField } from '@/features/places';
import { usePictures } from '@/features/uploads';
import { showFieldErrors } from '@/lib/form-errors';
import { useCreateItem } from '../api/create-item';
import { CATEGORIES } from '../categories';
import { CONDITION } from '../condition';
import { type ItemDraft, itemDraft } from '../item-draft';
import { toNewItem } from '../to-new-item';
import { PhotosField } from './photos-field';
import { PriceFields } from './price-fields';
import { SpecificationsField } from './specifications-field';

const { title, description } = limits['POST /item'];

/** Lists an object. Nothing typed is lost, be it on an error or a reload. */
export function ItemForm({ onDone }: { onDone: () => void }) {
  const form = useForm<ItemDraft>({ defaultValues: itemDraft.load() });
  const { register } = form;
  const { errors } = form.formState;
  const [id] = useState(() => crypto.randomUUID());
  const photos = usePictures('item');
  const creation = useCreateItem();

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => itemDraft.save(values),
      }),
    [form],
  );

  const submit = form.handleSubmit((draft) =>
    creation.mutate(toNewItem(draft, id, photos.ids), {
      onSuccess: () => {
        itemDraft.clear();
        onDone();
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <PhotosField photos={photos} />
      <TextField
        label="Titre"
        maxLength={title.maxLength}
        error={errors.title?.message}
        {...register('title', {
          required: "Donnez un titre à l'annonce.",
          minLength: {
            value: title.minLength,
            message: `Le titre doit compter au moins ${title.minLength} caractères.`,
          },
        })}
      />
      <Field label="Description" optional error={errors.description?.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={description.maxLength}
            {...register('description')}
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Catégorie">
          {(control) => (
            <Select {...control} {...register('category')}>
              {CATEGORIES.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="État" optional>
          {(control) => (
            <Select {...control} {...register('condition')}>
              <option value="">Non précisé</option>
              {Object.entries(CONDITION).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PriceFields form={form} />
      </div>
      <Controller
        name="location"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <PlaceField value={value} onChange={onChange} error={errors.location?.message} />
        )}
      />
      <SpecificationsField control={form.control} register={register} />
      {photos.failed && (
        <Alert tone="danger">
          <p>Une photo n'a pas pu être envoyée. Réessayez, ou retirez-la.</p>
        </Alert>
      )}
      {creation.error && <Failure message="Une erreur est survenue." error={creation.error} />}
      <Button
        type="submit"
        size="lg"
        busy={creation.isPending}
        disabled={photos.uploading || photos.failed}
        className="sm:justify-self-start sm:px-10"
      >
        {photos.uploading ? 'Envoi des photos...' : "Publier l'annonce"}
      </Button>
    </form>
  );
}
