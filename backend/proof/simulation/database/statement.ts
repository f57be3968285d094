/** What is asked of statements again and again, read from their text once. */
export interface Statement {
  /** One with a name is planned once for each connection: a third less work for PostgreSQL. */
  readonly name: string;
  readonly onOneLine: string;
  readonly begins: boolean;
  readonly isRollback: boolean;
  /** Whether it ends a transaction. */
  readonly ends: boolean;
  readonly writes: boolean;
  /** Whether it says in which order it wants its rows. */
  readonly isOrdered: boolean;
  /** Whether it changes rentals, what belongs to them, the objects, or for how long payments are waited for. */
  readonly changesRentals: boolean;
}

const writes = /^\s*(?:with\b.*\b)?(?:insert into|update|delete from)\b/is;

const writesOfRentals =
  /\b(?:insert into|update|delete from)\s+(?:"public"\.)?"?(?:rental|item|occupied|operator_incident)/i;

const known = new Map<string, Statement>();

export function statementOf(text: string): Statement {
  const statement = known.get(text) ?? read(text);
  known.set(text, statement);
  return statement;
}

function read(text: string): Statement {
  const isRollback = /^rollback$/i.test(text);
  return {
    name: `s${known.size}`,
    onOneLine: text.replace(/\s+/g, ' '),
    begins: /^begin\b/i.test(text),
    isRollback,
    ends: text === 'COMMIT' || isRollback,
    writes: writes.test(text),
    isOrdered: asksForOrder(text),
    changesRentals: writesOfRentals.test(text),
  };
}

/** Looks for `order by` outside of parentheses and of what is quoted: within them, it is not of the statement's rows. */
function asksForOrder(text: string): boolean {
  let outermost = text.replace(/'(?:[^']|'')*'|"[^"]*"/g, '');
  for (let before = ''; outermost !== before; ) {
    before = outermost;
    outermost = outermost.replace(/\([^()]*\)/g, '');
  }
  return /\border\s+by\b/i.test(outermost);
}

/** Whether a statement makes something durable: a commit, or a write outside of a transaction. */
export function isCommit(text: string, inTransaction: boolean): boolean {
  return text === 'COMMIT' || (!inTransaction && statementOf(text).writes);
}
