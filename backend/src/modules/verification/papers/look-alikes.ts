import { Injectable } from '@nestjs/common';
import type { LookAlikeKind } from '../../../platform/database/generated/enums.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { mostDifferentBits } from '../domain/same-picture.js';

/** More would tell staff no more. */
const mostOfKind = 20;

/** What a submission is found again by. */
export interface Traces {
  numberHmac: string;
  personHmac: string | null;
  pictureHashes: readonly bigint[];
}

/** Finds the same paper, picture or person under other accounts. */
@Injectable()
export class LookAlikes {
  /**
   * Writes down what a new submission has in common with those of other accounts, of each the last one. One
   * submission at a time does so: of two that are sent at once, the second finds the first.
   */
  async record(tx: Tx, submission: { id: string; userId: string }, traces: Traces): Promise<void> {
    const found = await this.find(tx, submission.userId, traces);
    if (found.length === 0) return;
    await tx.identityLookAlike.createMany({
      data: found.map(({ otherId, kind }) => ({ submissionId: submission.id, otherId, kind })),
    });
  }

  /** To be called before the submission is written: what others write meanwhile would not be seen. */
  async takeTurn(tx: Tx): Promise<void> {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('identity look-alikes', 0))`;
  }

  private find(tx: Tx, userId: string, { numberHmac, personHmac, pictureHashes }: Traces) {
    return tx.$queryRaw<{ otherId: string; kind: LookAlikeKind }[]>`
      with found as (
        select 'number' as kind, id, user_id, created_at from identity_submissions
        where number_hmac = ${numberHmac}
        union all
        select 'person', id, user_id, created_at from identity_submissions
        where person_hmac = ${personHmac}
        union all
        select 'picture', id, user_id, created_at from identity_submissions
        where picture_hashes <> '{}' and exists (
          select from unnest(picture_hashes) as theirs, unnest(${[...pictureHashes]}::bigint[]) as ours
          where bit_count((theirs # ours)::bit(64)) <= ${mostDifferentBits})
      ), of_account as (
        select distinct on (kind, user_id) kind, id, created_at
        from found
        where user_id <> ${userId}::uuid
        order by kind, user_id, created_at desc
      ), numbered as (
        select *, row_number() over (partition by kind order by created_at desc) as place
        from of_account
      )
      select id as "otherId", kind from numbered where place <= ${mostOfKind}`;
  }
}
