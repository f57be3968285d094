import type { Role } from '../../../platform/database/generated/enums.js';

/** Of a frozen account, no more than a member's, whatever stands on record. */
export function roleInForce({ role, frozenAt }: { role: Role; frozenAt: Date | null }): Role {
  return frozenAt === null ? role : 'member';
}
