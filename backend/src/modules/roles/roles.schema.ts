import { z } from 'zod';
import { Role } from '../../platform/database/generated/enums.js';
import { staffReason } from '../../platform/http/staff-reason.js';
import { userView } from '../accounts/index.js';

export const roleBody = z
  .object({
    role: z.enum(Role),
    from: z.enum(Role).describe('The role that was read: another one is refused'),
    reason: staffReason,
  })
  .meta({ id: 'RoleChange' });

export type RoleBody = z.output<typeof roleBody>;

export const changedRoleView = userView
  .extend({
    approvalId: z
      .uuid()
      .nullable()
      .describe('Of a role that another admin must approve; null of one that was given'),
  })
  .meta({ id: 'ChangedRole' });
