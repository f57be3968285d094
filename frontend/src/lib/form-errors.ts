import { ApiError, type ErrorCode } from '@loka/client';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isAllAtFields, refusedFields } from './refused-fields';

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
      form.setError(
        path as FieldPath<T>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      );
    });
  }, [form, error, codes]);
  return isAllAtFields(error, atFields(form, error, codes)) ? null : error;
}

/** What a refused call says of fields that the form has. */
function atFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: Error | null,
  codes?: FieldCodes<T>,
): { path: string; message: string }[] {
  const whole = error instanceof ApiError && codes?.[error.code];
  if (whole) return [{ path: whole, message: error.message }];
  return refusedFields(error, form.getValues());
}
