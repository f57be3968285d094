import { Injectable } from '@nestjs/common';
import type { LookAlikeKind } from '../../../platform/database/generated/enums.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { SoughtPicture } from '../../uploads/index.js';
import { mostDifferentBits } from '../domain/same-picture.js';
import { type PictureTraces, soughtOf } from './picture-traces.js';

/** More would tell staff no more. */
const mostOfKind = 20;

/** More submissions with a key in common are not looked at, but for the newest: what they cost is bounded. */
const mostCompared = 10_000;

/** What a submission is found again by. */
export interface Traces extends PictureTraces {
  numberHmac: string;
  personHmac: string | null;
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

  /**
   * The same of pictures alone, by their prints, of a submission that is not the newest: those that were sent after it
   * have it in common with it.
   */
  async recordPictures(
    tx: Tx,
    { id, userId, createdAt }: { id: string; userId: string; createdAt: Date },
    traces: PictureTraces,
  ): Promise<void> {
    const alike = (await this.findByPrints(tx, userId, soughtOf(traces))).map((one) => one.id);
    const found = await tx.$queryRaw<{ id: string; createdAt: Date }[]>`
      select id, created_at as "createdAt" from (
        select distinct on (user_id) id, created_at from identity_submissions
        where id = any(${alike}::uuid[]) order by user_id, created_at desc) as of_account
      order by created_at desc limit ${mostOfKind}`;
    const data = found.map((other) => {
      const isLater = other.createdAt > createdAt;
      const [submissionId, otherId] = isLater ? [other.id, id] : [id, other.id];
      return { submissionId, otherId, kind: 'picture' as const };
    });
    await tx.identityLookAlike.createMany({ data, skipDuplicates: true });
  }

  /** To be called before the submission is written: what others write meanwhile would not be seen. */
  async takeTurn(tx: Tx): Promise<void> {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('identity look-alikes', 0))`;
  }

  private async find(tx: Tx, userId: string, traces: Traces) {
    const { numberHmac, personHmac } = traces;
    const alike = await this.findPictures(tx, userId, traces);
    return tx.$queryRaw<{ otherId: string; kind: LookAlikeKind }[]>`
      with found as (
        select 'number' as kind, id, user_id, created_at from identity_submissions
        where number_hmac = ${numberHmac}
        union all
        select 'person', id, user_id, created_at from identity_submissions
        where person_hmac = ${personHmac}
        union all
        select 'picture', id, user_id, created_at from identity_submissions
        where id = any(${alike}::uuid[])
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

  private async findPictures(tx: Tx, userId: string, traces: Traces): Promise<string[]> {
    const sought = soughtOf(traces);
    const byHashes = await this.listWithHashes(tx, userId, traces);
    const found = [
      ...(await this.findByPrints(tx, userId, sought)),
      ...byHashes.filter(
        ({ prints }) =>
          // Of those that were sent before there were prints, the hashes are all there is.
          sought.length === 0 || !prints?.length || sought.some((one) => one.mayBeAmong(prints)),
      ),
    ];
    return found.map(({ id }) => id);
  }

  private async findByPrints(tx: Tx, userId: string, sought: readonly SoughtPicture[]) {
    const others = await this.listWithKeys(tx, userId, sought);
    return others.filter(({ prints }) => sought.some((picture) => picture.isAmong(prints)));
  }

  private async listWithKeys(tx: Tx, userId: string, sought: readonly SoughtPicture[]) {
    const keys = [...new Set(sought.flatMap((picture) => picture.keys))];
    // Key by key: of hundreds at once PostgreSQL thinks that they are in most rows, and reads them all.
    return tx.$queryRaw<{ id: string; prints: Uint8Array }[]>`
      select distinct created_at, id, prints
      from unnest(${keys}::int[]) as key cross join lateral (
        select created_at, id, picture_prints as prints from identity_submissions
        where picture_keys @> array[key] and user_id <> ${userId}::uuid) as other
      order by created_at desc limit ${mostCompared}`;
  }

  private listWithHashes(tx: Tx, userId: string, { pictureHashes }: Traces) {
    return tx.$queryRaw<{ id: string; prints: Uint8Array | null }[]>`
      select id, picture_prints as prints from identity_submissions
      where picture_hashes <> '{}' and user_id <> ${userId}::uuid and exists (
        select from unnest(picture_hashes) as theirs, unnest(${[...pictureHashes]}::bigint[]) as ours
        where bit_count((theirs # ours)::bit(64)) <= ${mostDifferentBits})`;
  }
}
