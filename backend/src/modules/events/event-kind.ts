import type { Prisma } from '../../platform/database/generated/client.js';

/**
 * A kind of event and the shape of what it carries. `Facts` are kept with the event; `Secrets` (a
 * link to be mailed) reach the listeners and are never stored with it.
 */
export interface EventKind<Facts extends Prisma.InputJsonObject, Secrets = undefined> {
  /** Subject and past participle: `rental.accepted`. */
  readonly name: string;
  /** Exists in types only: what the event carries. */
  readonly carries?: { facts: Facts; secrets: Secrets };
}

/** Declares a kind of event; the module in which it happens exports it. */
export function eventKind<Facts extends Prisma.InputJsonObject, Secrets = undefined>(
  name: `${string}.${string}`,
): EventKind<Facts, Secrets> {
  return { name };
}
