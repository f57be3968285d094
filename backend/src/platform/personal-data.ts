import { Injectable } from '@nestjs/common';
import type { Obstacle } from '../kernel/deletion-obstacle.js';
import type { Tx } from './database/prisma.js';
import type { AfterCommit } from './database/transactions.js';

/** Whose account is to be deleted, and the transaction that does a step of it. */
export interface Leaving {
  tx: Tx;
  afterCommit: AfterCommit;
  userId: string;
  /** All that the member has at the moment. */
  addresses: readonly string[];
  at: Date;
}

/** A file of what a member is given of their data: JSON of anything, or text as it is. */
export interface ExportedText {
  name: string;
  content: object | string;
}

/** A picture, read when its turn comes: all of them together may be more than a memory holds. */
export interface ExportedPicture {
  name: string;
  /** Null when it was removed meanwhile. */
  read(): Promise<Buffer | null>;
}

export type ExportedFile = ExportedText | ExportedPicture;

/** What a module keeps of members. Columns that refer to members are named as `favourites.user_id`. */
export interface PersonalDataPart {
  module: string;
  /** Columns whose rows go with the account. */
  erases: readonly string[];
  /** Columns whose rows stay, each with the reason why. */
  keeps: Readonly<Record<string, string>>;
  /** Columns whose rows are in what a member is given of their data. */
  exports?: readonly string[];
  /** Columns whose rows are not, each with the reason why. */
  withholds?: Readonly<Record<string, string>>;
  /** What a member is given of their data. */
  collect?(userId: string): Promise<ExportedFile[]>;
  /** What has to be settled before the account can be deleted. */
  obstacles?(tx: Tx, userId: string): Promise<Obstacle[]>;
  /** Whether something is being looked into that the member is not told of: the deletion waits for it, for a while. */
  examined?(tx: Tx, userId: string): Promise<boolean>;
  /** Holds the rows that others hold before that of their member, until the end of the transaction. */
  hold?(tx: Tx, userId: string): Promise<void>;
  /** Takes what the member offers out of sight until the account is deleted. Doing it again changes nothing. */
  suspend?(leaving: Leaving): Promise<void>;
  /** Brings back what was taken out of sight. */
  resume?(leaving: Leaving): Promise<void>;
  /** Deletes all that need not stay. */
  erase?(leaving: Leaving): Promise<void>;
}

/** What all modules keep of members. Each registers its part when it starts. */
@Injectable()
export class PersonalData {
  private readonly registered: PersonalDataPart[] = [];

  register(part: PersonalDataPart): void {
    this.registered.push(part);
  }

  get parts(): readonly PersonalDataPart[] {
    return this.registered;
  }

  async listObstacles(tx: Tx, userId: string): Promise<Obstacle[]> {
    const found: Obstacle[] = [];
    for (const part of this.registered) {
      found.push(...((await part.obstacles?.(tx, userId)) ?? []));
    }
    return found;
  }

  async hold(tx: Tx, userId: string): Promise<void> {
    for (const part of this.registered) await part.hold?.(tx, userId);
  }

  async isExamined(tx: Tx, userId: string): Promise<boolean> {
    for (const part of this.registered) {
      if (await part.examined?.(tx, userId)) return true;
    }
    return false;
  }

  async collect(userId: string): Promise<ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const part of this.registered) files.push(...((await part.collect?.(userId)) ?? []));
    return files;
  }

  async suspend(leaving: Leaving): Promise<void> {
    for (const part of this.registered) await part.suspend?.(leaving);
  }

  async resume(leaving: Leaving): Promise<void> {
    for (const part of this.registered) await part.resume?.(leaving);
  }

  async erase(leaving: Leaving): Promise<void> {
    for (const part of this.registered) await part.erase?.(leaving);
  }
}
