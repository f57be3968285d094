import type { StreamableFile } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Tx } from '../../../platform/database/prisma.js';
import type { ReportKind } from '../domain/report-kinds.js';

/** What is reported, as whoever reports it sees it: kept with the report, whatever becomes of it. */
export interface ReportedSubject {
  /** Whom the report is about. */
  memberId: string;
  title: string;
  text: string;
}

/** Something that was written around what is reported, for staff. */
export interface ReportContextLine {
  id: string;
  authorId: string;
  text: string;
  /** Uploads. */
  pictures: string[];
  at: Date;
}

/** What members wrote to each other, which staff read because of a report alone. */
interface PrivateContext {
  /** What stands before and after it, and itself, oldest first; none once it is gone. */
  list(id: string): Promise<ReportContextLine[]>;
  /** @throws ProblemError `upload-not-found` for a picture of anything else */
  openPicture(id: string, uploadId: string, width: number): Promise<StreamableFile>;
}

/** One kind of what can be reported: what the module that keeps it knows of it. */
export interface ReportSubject {
  readonly kind: ReportKind;
  /**
   * @throws ProblemError that it is not found, also for whoever does not see it
   */
  find(id: string, reporter: Actor): Promise<ReportedSubject>;
  /** Of what is called otherwise once a member is gone, who does not go until the end of the transaction. */
  holdTitle?(tx: Tx, id: string): Promise<string>;
  /** Of what stands on no page of its own in the console. */
  readonly context?: PrivateContext;
  /** Takes it out of sight, where that can be done; again without effect. */
  hide?(actor: Actor, id: string, reason: string): Promise<void>;
}
