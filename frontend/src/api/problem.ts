import { ERRORS_FR, type ErrorCode } from './errors.fr';

export type FieldError = { path: string; message: string };

/** A call that failed; `message` is the French sentence to show. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    readonly fields: FieldError[] = [],
  ) {
    super(ERRORS_FR[code]);
    this.name = 'ApiError';
  }
}

/** Reads an `application/problem+json` answer; anything else becomes `unexpected`. */
export async function toApiError(response: Response): Promise<ApiError> {
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  const problem = isProblem ? await response.json() : {};
  const code: ErrorCode = problem.code in ERRORS_FR ? problem.code : 'unexpected';
  return new ApiError(code, response.status, problem.errors);
}

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
