import { plural } from '@loka/client';

/** A number of days that the server says, as part of a sentence that can be read before it is known. */
export function Days({ count }: { count: number | undefined }) {
  return count === undefined ? '…\u00a0jours' : plural(count, 'jour');
}
