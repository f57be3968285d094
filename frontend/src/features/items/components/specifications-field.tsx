import { limits } from '@loka/client';
import { useId } from 'react';
import { ErrorText } from '@/components/ui/error-text';
import { Input } from '@/components/ui/input';
import type { ItemFields } from '../use-item-fields';
import { FieldRows } from './field-rows';

const {
  maxProperties: most,
  'x-maxNameLength': longestName,
  values: { maxLength: longestValue },
} = limits['POST /item'].specifications;

/** Pairs such as « Puissance : 750 W ». */
export function SpecificationsField({ fields }: { fields: ItemFields }) {
  const { typed, problems, change } = fields;
  const id = useId();
  return (
    <FieldRows
      legend="Caractéristiques"
      rows={typed.specifications}
      onChange={(specifications) => change({ specifications })}
      error={problems.specifications}
      empty={{ name: '', value: '' }}
      most={most}
      addLabel="Ajouter une caractéristique"
      removeLabel={(place) => `Retirer la caractéristique ${place}`}
      removeClass="mt-0.5"
    >
      {({ name, value }, index, changeRow) => {
        const error = problems[`specifications.${index}.name`];
        const errorId = `${id}-${index}`;
        return (
          <div className="grid gap-2">
            <div className="grid gap-2 sm:grid-cols-[2fr_3fr]">
              <Input
                aria-label={`Nom de la caractéristique ${index + 1}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
                placeholder="Puissance"
                maxLength={longestName}
                value={name}
                onChange={({ target }) => changeRow({ name: target.value })}
              />
              <Input
                aria-label={`Valeur de la caractéristique ${index + 1}`}
                placeholder="750 W"
                maxLength={longestValue}
                value={value}
                onChange={({ target }) => changeRow({ value: target.value })}
              />
            </div>
            <ErrorText id={errorId} announced={false}>
              {error}
            </ErrorText>
          </div>
        );
      }}
    </FieldRows>
  );
}
