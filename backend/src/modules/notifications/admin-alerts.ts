import { Injectable } from '@nestjs/common';
import type { Email } from '../../platform/mail/email.js';
import { Users } from '../accounts/index.js';
import type { EventContext } from '../events/index.js';
import { Notifier } from './notifier.js';

export interface NamedAdmin {
  id: string;
  name: string;
}

/** What one of the staff did to an admin: each may not be who they seem. */
export interface ActOnAdmin {
  admin: NamedAdmin;
  by: NamedAdmin;
}

/** Tells the other admins, also those who were stopped, when one of them is stopped or loses a protection. */
@Injectable()
export class AdminAlerts {
  constructor(
    private readonly users: Users,
    private readonly notifier: Notifier,
  ) {}

  /** Of members, and of what the command on the server does, nothing is told. */
  async send(
    context: EventContext,
    { userId, byId }: { userId: string; byId: string | undefined },
    emailFor: (name: string, act: ActOnAdmin) => Email,
  ): Promise<void> {
    if (!byId || byId === userId || !(await this.users.isAdmin(context.tx, userId))) return;
    const names = await this.users.listNames([userId, byId], context.tx);
    const named = (id: string) => ({ id, name: names.get(id) ?? '' });
    const act = { admin: named(userId), by: named(byId) };
    await this.notifier.alertAdmins(context, [byId], (name) => emailFor(name, act), [userId, byId]);
  }
}
