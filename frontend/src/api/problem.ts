import { ApiError, type ErrorCode } from '@loka/client';

const UNEXPLAINED: readonly ErrorCode[] = ['unexpected', 'internal-error'];

/** The French reason of a failure, when there is one beyond "an error occurred". */
export const reasonOf = (error: Error): string | null =>
  error instanceof ApiError && !UNEXPLAINED.includes(error.code) ? error.message : null;

/**
 * What a refused call says of one field.
 *
 * @param code a refusal that is about this field as a whole
 */
export function fieldError(
  error: Error | null,
  path: string,
  code?: ErrorCode,
): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === code) return error.message;
  return error.fields.find((field) => field.path === path)?.message;
}

const FINAL = [400, 403, 404, 410, 413, 415, 422];

/** Whether the same call would be refused again: what was asked is wrong, or not there. */
export const isFinal = (error: Error): boolean =>
  error instanceof ApiError && FINAL.includes(error.status);

/** Whether the link that a call goes by has been used, is too old, or was cut short by a mail program. */
export const isLinkExpired = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'link-expired';
