import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';

/** Who sent which papers, for other modules. */
@Injectable()
export class Applicants {
  constructor(private readonly db: Db) {}

  /** The member's id, by that of the submission. */
  async list(ids: readonly string[]): Promise<Map<string, string>> {
    const submissions = await this.db.identitySubmission.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, userId: true },
    });
    return new Map(submissions.map(({ id, userId }) => [id, userId]));
  }
}
