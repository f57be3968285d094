import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Role } from '../../platform/database/generated/enums.js';
import type { PlainSql } from '../../platform/database/plain-sql.js';
import type { Tx } from '../../platform/database/prisma.js';
import { GiveRole, Users } from '../accounts/index.js';
import {
  type Act,
  type ActDescription,
  type ApprovalKind,
  ApprovalKinds,
  type Deciding,
} from '../approvals/index.js';

/** Of the act by which two admins make a third one, or take that role. */
export const roleKind = 'role';

const roleRequest = z.object({ from: z.enum(Role), role: z.enum(Role) });
type Giving = Act<z.infer<typeof roleRequest>>;

const roleNames: Record<Role, string> = {
  member: 'membre',
  staff: 'équipe',
  admin: 'administration',
  ops: 'exploitation',
};

@Injectable()
export class RoleKind implements OnModuleInit {
  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly users: Users,
    private readonly giveRole: GiveRole,
  ) {}

  onModuleInit(): void {
    const kind: ApprovalKind<Giving['request']> = {
      kind: roleKind,
      name: "Rôle d'administration",
      schema: roleRequest,
      describe: (sql, acts) => this.describe(sql, acts),
      check: async (tx, act, { actor }) => {
        await this.lock(tx, act, actor);
      },
      carryOut: (act, deciding) => this.carryOut(act, deciding),
    };
    this.kinds.register(kind);
  }

  private async describe(sql: PlainSql, acts: readonly Giving[]): Promise<ActDescription[]> {
    const people = await this.users.listPeople(
      acts.map(({ subjectId }) => subjectId),
      sql,
    );
    return acts.map(({ subjectId, request: { from, role } }) => {
      const { name = '', email = '' } = people.get(subjectId) ?? {};
      return {
        title: `Rôle de ${name} : ${roleNames[role]}`,
        facts: [
          { label: 'Membre', value: name },
          { label: 'Adresse e-mail', value: email },
          { label: 'Rôle actuel', value: roleNames[from] },
          { label: 'Nouveau rôle', value: roleNames[role] },
        ],
        link: `/users/${subjectId}/show`,
      };
    });
  }

  /** Held with who acts, by the order of their ids: two who decide about each other do not wait for each other. */
  private async lock(tx: Tx, { subjectId, request }: Giving, actor: Actor) {
    const user = await this.users.lockForStaff(tx, actor, subjectId, 'lock');
    if (user.role !== request.from) throw new ProblemError('role-changed');
    return user;
  }

  private async carryOut(act: Giving, { tx, afterCommit, actor }: Deciding): Promise<void> {
    await this.giveRole.execute(tx, afterCommit, {
      user: await this.lock(tx, act, actor),
      role: act.request.role,
      givenById: act.proposedById,
      approval: { id: act.id, approvedById: actor.id },
      reason: act.reason,
    });
  }
}
