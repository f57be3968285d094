import { z } from 'zod';
import { ProblemError } from '../../kernel/errors.js';

/** Where a page ended: the sort it belongs to, and the sorted value and id of its last line. */
export interface PageEnd<Sort extends string = string> {
  sort: Sort;
  value: string | number;
  id: string;
  /** What else the order depends on, when it does. */
  of?: string | undefined;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opaque to clients, so that it may change. */
export function writeCursor({ sort, value, id, of }: PageEnd): string {
  return Buffer.from(JSON.stringify([sort, value, id, of])).toString('base64url');
}

/**
 * @param sort the sort asked for: a cursor of another one would skip lines
 * @param of what else the order asked for depends on
 * @throws ProblemError `invalid-request` when it is not a cursor of ours for this sort
 */
export function readCursor<Sort extends string>(
  cursor: string,
  sort: Sort,
  of?: string,
): PageEnd<Sort> {
  const [cursorSort, value, id, cursorOf] = parse(cursor);
  const isSameOrder = cursorSort === sort && (cursorOf ?? undefined) === of;
  const isExpected = isValueOf[sort] ?? Number.isSafeInteger;
  if (!isSameOrder || !isExpected(value) || !uuid.test(String(id))) {
    throw new ProblemError('invalid-request', [{ path: 'cursor', message: 'Page inconnue' }]);
  }
  return { sort, value: value as string | number, id: id as string };
}

/** What lists are in order of that is no number. */
const isValueOf: Record<string, (value: unknown) => boolean> = {
  recent: isInstant,
  near: (value) => {
    const [metres = '', instant] = String(value).split(' ');
    return /^\d{1,7}$/.test(metres) && isInstant(instant);
  },
};

function isInstant(value: unknown): boolean {
  return z.iso.datetime().safeParse(value).success;
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
