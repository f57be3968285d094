const writes = /^\s*(?:insert|update|delete|with)\b/i;

/** Whether a statement makes something durable: a commit, or a write outside of a transaction. */
export function isCommit(text: string, inTransaction: boolean): boolean {
  return text === 'COMMIT' || (!inTransaction && writes.test(text));
}
