import type { Actor } from '../../../platform/auth/actor.js';
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
  at: Date;
}

/** One kind of what can be reported: what the module that keeps it knows of it. */
export interface ReportSubject {
  readonly kind: ReportKind;
  /**
   * @throws ProblemError that it is not found, also for whoever does not see it
   */
  find(id: string, reporter: Actor): Promise<ReportedSubject>;
  /** What stands before and after it, oldest first, where its own page in the console does not show it. */
  listAround?(id: string): Promise<ReportContextLine[]>;
  /** Takes it out of sight, where that can be done; again without effect. */
  hide?(actor: Actor, id: string, reason: string): Promise<void>;
}
