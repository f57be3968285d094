import { newId } from './new-id';

/** The header under which one call is found in the server's logs, jobs and gateway calls. */
export const requestId = (): Record<string, string> => ({ 'X-Request-Id': newId() });
