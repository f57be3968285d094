import type { Problem } from './types';

/** `network` and `unexpected` are ours: no answer at all, or one that is not the API's. */
export type ErrorCode = Problem['code'] | 'network' | 'unexpected';

export type FieldError = Problem['errors'][number];

/** What a failed call is about. */
export interface Failure {
  code: ErrorCode;
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  /** A French sentence: the server's, or ours when it said nothing. */
  detail: string;
  fields: FieldError[];
  /** How things stand that the caller thought otherwise: `{ tries_left: '3' }`. */
  state?: Problem['state'];
}

export const UNEXPECTED = 'Une erreur est survenue. Veuillez réessayer.';

export const UNREACHABLE: Failure = {
  code: 'network',
  status: 0,
  detail: 'Connexion impossible. Vérifiez votre réseau, puis réessayez.',
  fields: [],
};

/** A failure whose message is French, for the person in front of the screen. */
export class ShownError extends Error {}

/** A call that failed; `message` is the French sentence to show. */
export class ApiError extends ShownError {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[];
  readonly state: Problem['state'];

  constructor({ code, status, fields, detail, state }: Failure, message = detail) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.state = state;
  }

  /** What another one is made from: an error by itself leaves out its message. */
  toJSON(): Failure {
    const { code, status, fields, message: detail, state } = this;
    return { code, status, fields, detail, state };
  }
}

/** Reads an `application/problem+json` answer; anything else becomes `unexpected`. */
export async function readFailure(response: Response): Promise<Failure> {
  const { status } = response;
  if (!response.headers.get('content-type')?.includes('problem+json')) {
    return { code: 'unexpected', status, detail: UNEXPECTED, fields: [] };
  }
  const { code, detail, errors, state }: Problem = await response.json();
  return { code, status, detail, fields: errors, state };
}

/** What a person reads of a failure; the text of any other exception is for programmers. */
export function messageOf(error: unknown): string {
  return error instanceof ShownError ? error.message : UNEXPECTED;
}
