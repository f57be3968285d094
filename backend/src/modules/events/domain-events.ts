import { Injectable } from '@nestjs/common';
import { v7 as uuidV7 } from 'uuid';
import type { Prisma } from '../../platform/database/generated/client.js';
import type { EventActorRole } from '../../platform/database/generated/enums.js';
import type { Tx } from '../../platform/database/prisma.js';
import { insertRow, type NewRow } from '../../platform/database/rows.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import type { EventKind } from './event-kind.js';

/** Who caused an event: a member or staff by id, others without one. */
export interface EventActor {
  role: EventActorRole;
  id?: string | undefined;
}

/** Something that happened, as listeners receive it. */
export interface DomainEvent<Facts> {
  subjectId: string;
  actor: EventActor;
  facts: Facts;
  at: Date;
}

/** The transaction of the event, which its listeners take part in. */
export interface EventContext {
  tx: Tx;
  afterCommit: AfterCommit;
  event: { id: string; kind: string; subjectId: string; at: Date };
}

/** An event whose row is still to be written. */
export interface PreparedEvent {
  row: NewRow<'domain_events'>;
  /** Calls its listeners. */
  tell: (tx: Tx, afterCommit: AfterCommit) => Promise<void>;
}

type Listener<Facts, Secrets> = (
  event: DomainEvent<Facts>,
  context: EventContext & { secrets: Secrets },
) => Promise<void>;

/**
 * What has happened, written down in the transaction in which it happens. Listeners run inside of
 * the same transaction: what they write stands or falls with the event.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<string, Listener<never, never>[]>();

  /** Has `listener` called for each event of a kind. Modules subscribe when they start. */
  on<Facts extends Prisma.InputJsonObject, Secrets>(
    kind: EventKind<Facts, Secrets>,
    listener: Listener<Facts, Secrets>,
  ): void {
    const others = this.listeners.get(kind.name) ?? [];
    this.listeners.set(kind.name, [...others, listener as Listener<never, never>]);
  }

  /** Records an event and calls its listeners. */
  async record<Facts extends Prisma.InputJsonObject, Secrets = undefined>(
    tx: Tx,
    afterCommit: AfterCommit,
    kind: EventKind<Facts, Secrets>,
    event: DomainEvent<Facts> & (Secrets extends undefined ? object : { secrets: Secrets }),
  ): Promise<void> {
    const { row, tell } = this.prepare(kind, event);
    await insertRow(tx, ...row);
    await tell(tx, afterCommit);
  }

  /**
   * The same for whoever writes the event's row in one statement with others, and calls its listeners
   * once that is done. The subject is what the kind's name begins with.
   */
  prepare<Facts extends Prisma.InputJsonObject, Secrets = undefined>(
    kind: EventKind<Facts, Secrets>,
    event: DomainEvent<Facts> & (Secrets extends undefined ? object : { secrets: Secrets }),
  ): PreparedEvent {
    const { subjectId, actor, facts, at } = event;
    const [subject = ''] = kind.name.split('.');
    const id = uuidV7();
    const by = { actor: actor.role, actorId: actor.id ?? null };
    const secrets = 'secrets' in event ? event.secrets : undefined;
    const recorded = { id, kind: kind.name, subjectId, at };
    return {
      row: ['domain_events', { id, kind: kind.name, subject, subjectId, ...by, facts, at }],
      tell: async (tx, afterCommit) => {
        const context = { tx, afterCommit, event: recorded, secrets: secrets as never };
        for (const listener of this.listeners.get(kind.name) ?? []) {
          await listener({ subjectId, actor, facts: facts as never, at }, context);
        }
      },
    };
  }
}
