import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Db } from '../../../platform/database/prisma.js';
import { type Page, pageOf } from '../../../platform/http/paging.js';
import { Users } from '../../accounts/index.js';
import type { NoteList, NoteView } from './notes.schema.js';

/** What staff write down about members for each other. Nobody is shown what colleagues wrote about them. */
@Injectable()
export class MemberNotes {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: Users,
  ) {}

  /** @throws ProblemError `own-account`, `user-not-found` */
  async add(author: Actor, memberId: string, text: string): Promise<void> {
    requireOther(author, memberId);
    await this.users.requireKnown(memberId);
    await this.db.memberNote.create({
      data: { memberId, authorId: author.id, text, at: this.clock.now() },
    });
  }

  /** @throws ProblemError `own-account`, `user-not-found` */
  async list(viewer: Actor, memberId: string, page: NoteList): Promise<Page<NoteView>> {
    requireOther(viewer, memberId);
    await this.users.requireKnown(memberId);
    const where = { memberId };
    const [notes, total] = await Promise.all([
      this.db.memberNote.findMany({ where, ...pageOf(page) }),
      this.db.memberNote.count({ where }),
    ]);
    const names = await this.users.listNames(notes.map(({ authorId }) => authorId));
    const rows = notes.map(({ id, at, authorId, text }) => ({
      id,
      at: at.toISOString(),
      authorId,
      // A foreign key says that the author exists.
      authorName: names.get(authorId) as string,
      text,
    }));
    return { rows, total };
  }
}

function requireOther({ id }: Actor, memberId: string): void {
  if (id === memberId) throw new ProblemError('own-account');
}
