const writes = /^\s*(?:with\b.*\b)?(?:insert into|update|delete from)\b/is;

/** Whether a statement makes something durable: a commit, or a write outside of a transaction. */
export function isCommit(text: string, inTransaction: boolean): boolean {
  return text === 'COMMIT' || (!inTransaction && writes.test(text));
}
