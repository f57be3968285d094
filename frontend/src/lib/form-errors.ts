import { ApiError } from '@loka/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts each field error of a refused call under its field; fields the form lacks are left out. */
export function showFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: Error): void {
  if (!(error instanceof ApiError)) return;
  const values = form.getValues();
  const known = error.fields.filter(({ path }) => (path.split('.')[0] ?? '') in values);
  known.forEach(({ path, message }, index) => {
    const focus = { shouldFocus: index === 0 };
    form.setError(path as FieldPath<T>, { type: 'server', message }, focus);
  });
}
