import ts from 'typescript';
import { readTables } from './data-model.js';
import { ownerOf, readersOfAll } from './owners.js';
import { placeOf, type Source, walk } from './sources.js';

const tables = readTables();
const tableOfDelegate = new Map(tables.map(({ delegate, name }) => [delegate, name]));
const tableInSql = /\b(?:from|join|into|update|table|truncate)\s+(?:only\s+)?"?(\w+)"?/gi;
/** Where Prisma's arguments name relations. */
const relationContexts = new Set([
  'include',
  'select',
  'where',
  'data',
  'create',
  'some',
  'none',
  'every',
  'is',
]);

/** Every place where a source names a table that another module owns, as sentences. */
export function checkTableOwners(sources: readonly Source[]): string[] {
  const unowned = tables
    .filter(({ name }) => !ownerOf[name])
    .map(({ name }) => `prisma/schema.prisma: table ${name} has no owner`);
  return [...unowned, ...sources.flatMap(checkSource)];
}

function checkSource(source: Source): string[] {
  if (readersOfAll.some(({ path }) => path.test(source.file))) return [];
  const found: string[] = [];
  walk(source.tree, (node) => {
    for (const table of tablesNamedBy(node, source)) {
      const owner = ownerOf[table];
      if (!owner || owner === source.module) continue;
      found.push(`${placeOf(source, node)} names ${table}, which ${owner} owns`);
    }
  });
  return found;
}

function tablesNamedBy(node: ts.Node, source: Source): string[] {
  if (ts.isPropertyAccessExpression(node)) return delegateOf(node);
  if (ts.isPropertyAssignment(node)) return relationOf(node, source);
  if (ts.isTaggedTemplateExpression(node)) return inSql(node);
  if (ts.isCallExpression(node)) return inStatement(node);
  return [];
}

/** `tx.rental`, `this.db.user`. */
function delegateOf({ expression, name }: ts.PropertyAccessExpression): string[] {
  const receiver = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(receiver) || !['tx', 'db', 'database'].includes(receiver.text)) return [];
  const table = tableOfDelegate.get(name.text);
  return table ? [table] : [];
}

/** `include: { owner: … }` in a query on one of the module's own tables. */
function relationOf(property: ts.PropertyAssignment, { module }: Source): string[] {
  const { name, initializer, parent } = property;
  const isChosen =
    ts.isObjectLiteralExpression(initializer) ||
    ts.isIdentifier(initializer) ||
    initializer.kind === ts.SyntaxKind.TrueKeyword;
  if (!ts.isIdentifier(name) || !isChosen || !isPrismaArgument(parent)) return [];
  return tables
    .filter((table) => ownerOf[table.name] === module)
    .flatMap(({ relations }) => relations)
    .filter(({ field }) => field === name.text)
    .map(({ target }) => target);
}

function isPrismaArgument(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isAsExpression(parent)) return isPrismaArgument(parent);
  if (ts.isSatisfiesExpression(parent)) return parent.type.getText().startsWith('Prisma.');
  if (!ts.isPropertyAssignment(parent)) return false;
  return ts.isIdentifier(parent.name) && relationContexts.has(parent.name.text);
}

function inSql({ tag, template }: ts.TaggedTemplateExpression): string[] {
  if (!/(?:^|\.)(?:sql|\$queryRaw|\$executeRaw)$/.test(tag.getText().replace(/<.*$/s, '')))
    return [];
  return tablesIn(template.getText());
}

/** A table named to what writes its SQL: `lockRow(tx, 'items', id)`. */
const rowHelpers = /^(?:lockRows?|readRow|insertRow|insertAndRead|updateRow|allColumnsOf)$/;

/** A statement given as text: `$queryRawUnsafe('select …')`, `pool.query('select …')`. */
function inStatement({ expression, arguments: given }: ts.CallExpression): string[] {
  if (rowHelpers.test(expression.getText())) {
    return given.filter(ts.isStringLiteral).map(({ text }) => text);
  }
  const [statement] = given;
  if (!statement || !/\.(?:query|\$\w+RawUnsafe)$/.test(expression.getText())) return [];
  return tablesIn(statement.getText());
}

function tablesIn(sql: string): string[] {
  return [...sql.matchAll(tableInSql)].map(([, table = '']) => table);
}
