import type { Day } from '../../kernel/day.js';
import type { Role } from '../../platform/database/generated/enums.js';
import { eventKind } from '../events/index.js';

/** Somebody else gave the member another role, or took it. The subject is the member. */
export const roleChanged = eventKind<{
  from: Role;
  to: Role;
  /** The admin; null by the command on the server. */
  givenById: string | null;
}>('user.role-changed');

/** With a suspension, or with the end of one, the member is told by that alone. */
type Frozen = { userId: string; withSuspension?: boolean };

/** Staff let no money leave the member's wallet. The subject is the member. */
export const userFrozen = eventKind<Frozen>('user.frozen');

export const userUnfrozen = eventKind<Frozen>('user.unfrozen');

/** A rental of the member that goes on. */
export interface GoingOn {
  id: string;
  itemTitle: string;
  party: 'renter' | 'owner';
  start: Day;
  end: Day;
}

/** Staff have suspended the member, who is the subject. */
export const userSuspended = eventKind<
  { userId: string },
  { name: string; rentals: readonly GoingOn[] }
>('user.suspended');

export const userReinstated = eventKind<{
  userId: string;
  /** Whether money may leave the wallet again. */
  unfreezes: boolean;
}>('user.reinstated');
