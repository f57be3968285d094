import { limits } from '@loka/client';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ErrorText } from '@/components/ui/error-text';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { ItemDraft } from '../item-draft';
import type { ItemFormState } from '../use-item-form';

const {
  maxProperties: most,
  'x-maxNameLength': longestName,
  values: { maxLength: longestValue },
} = limits['POST /item'].specifications;

/** Pairs such as « Puissance : 750 W ». */
export function SpecificationsField({ form }: Pick<ItemFormState, 'form'>) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'specifications' });
  const errors = formState.errors.specifications;
  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        Caractéristiques <span className="font-normal text-ink-500">(facultatif)</span>
      </legend>
      {fields.length > 0 && (
        <ul className="mt-3 grid gap-4 sm:gap-3">
          {fields.map(({ id }, index) => {
            const error = errors?.[index]?.name?.message;
            return (
              <li key={id} className="grid grid-cols-[1fr_auto] gap-x-1 gap-y-2">
                <div className="grid gap-2 sm:grid-cols-[2fr_3fr]">
                  <Input
                    aria-label={`Nom de la caractéristique ${index + 1}`}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${id}-error` : undefined}
                    placeholder="Puissance"
                    maxLength={longestName}
                    {...register(`specifications.${index}.name`, {
                      validate: (_, { specifications }) => problemOf(specifications, index),
                    })}
                  />
                  <Input
                    aria-label={`Valeur de la caractéristique ${index + 1}`}
                    placeholder="750 W"
                    maxLength={longestValue}
                    {...register(`specifications.${index}.value`)}
                  />
                </div>
                <IconButton
                  label={`Retirer la caractéristique ${index + 1}`}
                  onClick={() => remove(index)}
                  className="-mr-2 mt-0.5"
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
                <ErrorText id={`${id}-error`} announced={false}>
                  {error}
                </ErrorText>
              </li>
            );
          })}
        </ul>
      )}
      <ErrorText className="mt-2">{errors?.message}</ErrorText>
      {fields.length < most && (
        <Button
          variant="secondary"
          onClick={() => append({ name: '', value: '' })}
          className="mt-3 max-sm:px-3.5"
        >
          <Plus size={18} aria-hidden />
          Ajouter une caractéristique
        </Button>
      )}
    </fieldset>
  );
}

/** What would be lost of a pair: half of it, or the one before under the same name. */
function problemOf(pairs: ItemDraft['specifications'], index: number): string | true {
  const trimmed = pairs.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
  const { name = '', value = '' } = trimmed[index] ?? {};
  if (!name && value) return 'Donnez un nom à cette caractéristique.';
  if (name && !value) return 'Indiquez sa valeur, ou retirez-la.';
  const isTaken = trimmed.slice(0, index).some((other) => name && other.name === name);
  return isTaken ? 'Ce nom est déjà donné plus haut.' : true;
}
