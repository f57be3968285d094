/** What programs of the release before would miss or break on, though a statement of it may be harmless. */
const steps: readonly (readonly [string, RegExp])[] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['renames', /\brename\s+(?:to|column|constraint|value)\b/i],
  ['asks for a value', /\bset\s+not\s+null\b/i],
  ['adds a column without a default', /\badd\s+column\b[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i],
  ['changes a type', /\balter\s+column\b[^,;]*\btype\b/i],
  ['takes a default away', /\bdrop\s+default\b/i],
];

/** A line `-- contract: <since when no program needs it>` in a migration says that it is meant. */
const meant = /^-- contract: \S/m;

/** What a migration takes from programs that run beside it. */
export function contractSteps(sql: string): string[] {
  if (meant.test(sql)) return [];
  const statements = sql.replaceAll(/--.*$/gm, '');
  return steps.filter(([, pattern]) => pattern.test(statements)).map(([name]) => name);
}
