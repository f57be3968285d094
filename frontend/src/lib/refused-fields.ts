import { ApiError } from '@loka/client';

/** What a refused call says of fields that a form has, by their paths; it may say more of what the form lacks. */
export function refusedFields(
  error: Error | null,
  values: unknown,
): { path: string; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.fields.filter(({ path }) => isIn(values, path));
}

const isIn = (values: unknown, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values) !==
  undefined;

/** Whether fields say all that a refused call says. */
export const isAllAtFields = (error: Error | null, { length }: unknown[]): boolean =>
  error instanceof ApiError && length === Math.max(error.fields.length, 1);
