import { randomUUID } from 'node:crypto';
import { currentRequest, withRequest } from '../current-request.js';

const plausible = /^[\w-]{8,64}$/;

/** The id of the request that the work at hand belongs to, also in the jobs that follow from it. */
export function currentRequestId(): string | undefined {
  return currentRequest()?.id;
}

/** Does work that belongs to a request; to one of its own, when the id is not known. */
export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return withRequest(id ?? randomUUID(), work);
}

/** The id that a caller has sent, if it looks like one; else a new one. */
export function acceptRequestId(sent: unknown): string {
  return typeof sent === 'string' && plausible.test(sent) ? sent : randomUUID();
}

/** Headers that send the id of this call to another system. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id ? { 'x-request-id': id } : {};
}
