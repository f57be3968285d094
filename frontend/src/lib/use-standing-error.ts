import { useState } from 'react';

type Asked = {
  error: Error | null;
  /** What is shown, also of an earlier answer. */
  data: unknown;
};

/**
 * Why queries have nothing to show, also while they ask again by themselves: they say then that they wait, so that what
 * somebody reads would go away and come back.
 *
 * @returns the error, and how to begin anew when somebody asks for it
 */
export function useStandingError(asked: Asked[]): [Error | null, () => void] {
  const [last, setLast] = useState<Error | null>(null);
  const current = asked.find(({ error, data }) => error && data === undefined)?.error ?? null;
  const isAnswered = asked.every(({ data }) => data !== undefined);
  const standing = isAnswered ? null : (current ?? last);
  if (standing !== last) setLast(standing);
  return [standing, () => setLast(null)];
}
