import type { ComponentProps } from 'react';
import { Field } from './field';
import { Input } from './input';

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & ComponentProps<'input'>;

/** The usual field: a label and one line of text. */
export function TextField({ label, hint, error, optional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}
