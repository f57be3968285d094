const writes = /^\s*(?:with\b.*\b)?(?:insert into|update|delete from)\b/is;

const writesOfRentals =
  /\b(?:insert into|update|delete from)\s+(?:"public"\.)?"?(?:rental|item|occupied|operator_incident)/i;

/** Whether a statement changes rentals, what belongs to them, the objects, or for how long payments are waited for. */
export function changesRentals(text: string): boolean {
  return writesOfRentals.test(text);
}

/** Whether a statement makes something durable: a commit, or a write outside of a transaction. */
export function isCommit(text: string, inTransaction: boolean): boolean {
  return text === 'COMMIT' || (!inTransaction && writes.test(text));
}
