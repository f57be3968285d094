import { limits } from '@loka/client';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import { CATEGORIES } from '../categories';
import { CONDITION } from '../condition';
import type { ItemFormState } from '../use-item-form';

const { title, description } = limits['POST /item'];

/** What the object is, and how worn. */
export function DescriptionFields({ form: { register, formState } }: Pick<ItemFormState, 'form'>) {
  const { errors } = formState;
  return (
    <>
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
      <div className="grid gap-5 sm:grid-cols-2">
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
      </div>
    </>
  );
}
