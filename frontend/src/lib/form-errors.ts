import { ApiError, type ErrorCode } from '@loka/client';
import { useEffect } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** Refusals that are about one field as a whole. */
type FieldCodes<T extends FieldValues> = Partial<Record<ErrorCode, FieldPath<T>>>;

/**
 * Puts each field error of a refused call at its field, and the focus on the first.
 *
 * @param codes the same object at each drawing
 * @returns what is still to be said elsewhere; null when all of it is at the fields
 */
export function useFieldErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: Error | null,
  codes?: FieldCodes<T>,
): Error | null {
  useEffect(() => {
    atFields(form, error, codes).forEach(({ path, message }, index) => {
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    });
  }, [form, error, codes]);
  const isAllAtFields =
    error instanceof ApiError &&
    atFields(form, error, codes).length === Math.max(error.fields.length, 1);
  return isAllAtFields ? null : error;
}

/** What a refused call says of fields that the form has. */
function atFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: Error | null,
  codes?: FieldCodes<T>,
): { path: FieldPath<T>; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  const whole = codes?.[error.code];
  if (whole) return [{ path: whole, message: error.message }];
  const values = form.getValues();
  return error.fields.flatMap(({ path, message }) =>
    get(values, path) === undefined ? [] : [{ path: path as FieldPath<T>, message }],
  );
}
