import { Refusal } from '../../kernel/errors.js';

/** A refusal that says when the next call may come. */
export class TooManyRequests extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests');
  }
}
