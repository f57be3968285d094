import { conditionOfWord } from './domain/item-choices.js';
import type { ItemFields } from './items.schema.js';

/** The columns that hold what an owner says of an item. */
export function itemColumnsOf({ condition, deposit, point, ...fields }: ItemFields) {
  return {
    ...fields,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    securityDeposit: deposit,
    condition: condition ? conditionOfWord[condition] : null,
  };
}

/** The rows of its pictures, in order. */
export function imageRowsOf(uploadIds: readonly string[]) {
  return uploadIds.map((uploadId, position) => ({ uploadId, position }));
}
