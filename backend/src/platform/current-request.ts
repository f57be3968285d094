import { AsyncLocalStorage } from 'node:async_hooks';

interface CurrentRequest {
  id: string;
  /** The id of the member who makes the call, once the call is authenticated. */
  caller?: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** Does work that belongs to a request. */
export function withRequest<T>(id: string, work: () => T): T {
  return storage.run({ id }, work);
}

/** The request that the work at hand belongs to, also in the jobs that follow from it. */
export function currentRequest(): Readonly<CurrentRequest> | undefined {
  return storage.getStore();
}

/** Notes the member whose call the request is. */
export function noteCaller(id: string): void {
  const request = storage.getStore();
  if (request) request.caller = id;
}
