import { limits } from '@loka/client';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { ItemDraft } from '../item-draft';

const {
  maxProperties: most,
  'x-maxNameLength': longestName,
  values: { maxLength: longestValue },
} = limits['POST /item'].specifications;

type SpecificationsFieldProps = {
  control: Control<ItemDraft>;
  register: UseFormRegister<ItemDraft>;
};

/** Pairs such as « Puissance : 750 W ». */
export function SpecificationsField({ control, register }: SpecificationsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'specifications' });
  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">
        Caractéristiques <span className="font-normal text-ink-500">(facultatif)</span>
      </legend>
      {fields.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {fields.map(({ id }, index) => (
            <li key={id} className="grid grid-cols-[2fr_3fr_auto] gap-2">
              <Input
                aria-label={`Nom de la caractéristique ${index + 1}`}
                placeholder="Puissance"
                maxLength={longestName}
                {...register(`specifications.${index}.name`)}
              />
              <Input
                aria-label={`Valeur de la caractéristique ${index + 1}`}
                placeholder="750 W"
                maxLength={longestValue}
                {...register(`specifications.${index}.value`)}
              />
              <IconButton
                label={`Retirer la caractéristique ${index + 1}`}
                onClick={() => remove(index)}
                className="-mr-2 mt-0.5"
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {fields.length < most && (
        <Button
          variant="secondary"
          onClick={() => append({ name: '', value: '' })}
          className="mt-3"
        >
          <Plus size={18} aria-hidden />
          Ajouter une caractéristique
        </Button>
      )}
    </fieldset>
  );
}
