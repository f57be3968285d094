import { type ErrorCode, ProblemError } from '../../kernel/errors.js';

/** A refusal that says when the next call may come. */
export class TooManyRequests extends ProblemError {
  constructor(
    readonly retryAfterSeconds: number,
    code: ErrorCode = 'too-many-requests',
  ) {
    super(code);
  }
}
