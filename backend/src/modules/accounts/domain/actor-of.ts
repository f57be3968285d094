import type { Actor } from '../../../platform/auth/actor.js';
import type { User } from '../../../platform/database/generated/client.js';
import { roleInForce } from './role-in-force.js';

/** What is read of a user to know what they may do. */
export type CallingUser = Pick<
  User,
  | 'id'
  | 'role'
  | 'deletionDueAt'
  | 'frozenAt'
  | 'suspendedAt'
  | 'emailConfirmedAt'
  | 'verificationStatus'
>;

/**
 * A user as a caller: of a frozen account no more than a member, and no more until a second step was proven.
 *
 * @param isProvenTwice or needs no second step
 */
export function actorOf(
  { id, role, verificationStatus, ...user }: CallingUser,
  isProvenTwice: boolean,
): Actor {
  const { deletionDueAt, emailConfirmedAt, frozenAt, suspendedAt } = user;
  const inForce = roleInForce({ role, frozenAt });
  const awaits = inForce !== 'member' && !isProvenTwice;
  return {
    id,
    verificationStatus,
    role: awaits ? 'member' : inForce,
    roleAwaitingSecondStep: awaits ? inForce : null,
    isLeaving: deletionDueAt !== null,
    isSuspended: suspendedAt !== null,
    emailConfirmed: emailConfirmedAt !== null,
  };
}
