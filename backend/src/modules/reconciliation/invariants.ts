import { consistencyInvariants } from './invariants/consistency.js';
import type { Invariant } from './invariants/invariant.js';
import { moneyInvariants } from './invariants/money.js';

/** The parts of the audit: where money is and goes, which wakes people, and everything else that has to agree. */
const parts = { money: moneyInvariants, consistency: consistencyInvariants };

export type AuditPart = keyof typeof parts;

export const auditParts = Object.keys(parts) as AuditPart[];

/** All that must be true of the records, or of one part of them, whatever has failed before, at an instant. */
export function invariants(now: Date, only: readonly AuditPart[] = auditParts): Invariant[] {
  return only.flatMap((part) => parts[part](now));
}

const consistency = new Set(consistencyInvariants(new Date(0)).map(({ name }) => name));

/** The part of an invariant, by its name; one that there is no more counts as of money. */
export function partOf(name: string): AuditPart {
  return consistency.has(name) ? 'consistency' : 'money';
}
