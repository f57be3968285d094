import { limits } from '@loka/client';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import { CATEGORIES } from '../categories';
import { CONDITION } from '../condition';
import type { ItemFields } from '../use-item-fields';

const { title, description } = limits['POST /item'];

/** What the object is, and how worn. */
export function DescriptionFields({ fields: { problems, text } }: { fields: ItemFields }) {
  return (
    <>
      <TextField
        label="Titre"
        maxLength={title.maxLength}
        error={problems.title}
        {...text('title')}
      />
      <Field label="Description" optional error={problems.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={description.maxLength}
            {...text('description')}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Catégorie" error={problems.category}>
          {(control) => (
            <Select {...control} {...text('category')}>
              <option value="">Choisissez une catégorie</option>
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
            <Select {...control} {...text('condition')}>
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
