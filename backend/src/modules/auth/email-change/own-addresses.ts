import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/prisma.js';
import { Users } from '../../accounts/index.js';

/** A mailbox by which a member may say that something was somebody else. */
export interface OwnAddress {
  address: string;
  /** Until when; null of the address of the account. */
  until: Date | null;
}

/** The addresses that an account has: its own, and those to which a change of it can still be undone. */
@Injectable()
export class OwnAddresses {
  constructor(private readonly users: Users) {}

  /** @returns its own first; none of a deleted account */
  async list(tx: Tx, userId: string, at: Date): Promise<OwnAddress[]> {
    const contact = await this.users.findContact(tx, userId);
    if (!contact) return [];
    const undoable = await this.listUndoable(tx, userId, at);
    const all = new Map<string, OwnAddress>();
    all.set(contact.email.toLowerCase(), { address: contact.email, until: null });
    for (const { oldEmail, undoUntil } of undoable) {
      const key = oldEmail.toLowerCase();
      if (!all.has(key)) all.set(key, { address: oldEmail, until: undoUntil });
    }
    return [...all.values()];
  }

  /**
   * The one that the account had before all changes that can still be undone, which is nobody's who has only just taken
   * it over; its own when there are none. None of a deleted account.
   */
  async findSettled(tx: Tx, userId: string, at: Date): Promise<string | null> {
    const first = (await this.listUndoable(tx, userId, at)).at(-1);
    return first?.oldEmail ?? (await this.users.findContact(tx, userId))?.email ?? null;
  }

  /** The newest first. */
  private listUndoable(tx: Tx, userId: string, at: Date) {
    return tx.emailChange.findMany({
      where: { userId, confirmedAt: { not: null }, undoneAt: null, undoUntil: { gt: at } },
      orderBy: { undoUntil: 'desc' },
      select: { oldEmail: true, undoUntil: true },
    });
  }
}
