/** Why something failed, in one line: with what lies behind an error that says little, as those of connections. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const parts = [error.message, ...behind(error)].map((part) => part.trim()).filter(Boolean);
  return [...new Set(parts)].join(': ') || error.name;
}

function behind(error: Error): string[] {
  const { cause, code } = error as Error & { code?: unknown };
  const several = error instanceof AggregateError ? error.errors : [];
  const reasons = [...(cause === undefined ? [] : [cause]), ...several.slice(0, 2)].map(reasonOf);
  if (reasons.length > 0) return reasons;
  const isSaid = typeof code !== 'string' || error.message.includes(code);
  return isSaid ? [] : [code];
}
