import type pg from 'pg';
import { env } from '../../src/env.js';
import { dayOf } from '../../src/kernel/day.js';
import { hourMs } from '../../src/kernel/duration.js';
import { widths } from '../../src/modules/uploads/domain/files.js';
import type { PaperType } from '../../src/modules/verification/domain/paper-number.js';
import {
  doubtsAbout,
  hasTwoSides,
  papersUntil,
} from '../../src/modules/verification/domain/papers.js';
import { prompts } from '../../src/modules/verification/domain/prompts.js';
import { numberHmac, personHmac } from '../../src/modules/verification/papers/identity-hmac.js';
import { keptDays } from '../../src/modules/verification/papers/kept-days.js';
import { sealTyped } from '../../src/modules/verification/papers/typed-papers.js';
import type { Copy } from './copy.js';
import { emailDomain } from './members.js';
import { Lottery, type Random } from './random.js';

/** Of 10,000 members 200 wait for a decision, 150 were refused, and the papers of 1,000 were approved. */
const shares = { waiting: 1 / 50, refused: 3 / 200, approved: 1 / 10 };
/** Hours: most have waited since yesterday, a few for days; and were decided about within hours. */
const waited = { median: 11, spread: 1.2 };
const decided = { median: 6, spread: 1.1 };
const reasons = [
  'La photo est floue. Reprenez-la à la lumière du jour.',
  'Le document a expiré. Envoyez un document en cours de validité.',
  "Le nom du document n'est pas celui du compte.",
];
const types = new Lottery<PaperType>([
  ['CNI', 70],
  ['Passeport', 20],
  ['Permis', 10],
]);
/** How many submissions lack what staff look closely at. */
const lacking = { back: 0.1, birthDate: 0.06, expiry: 0.08, prompt: 0.03 };

/** A private picture, whose file is to be stored. */
export interface Picture {
  id: string;
  kind: 'document' | 'back' | 'photo';
}

type Decision = 'pending' | 'approved' | 'rejected';

interface Applicant {
  id: string;
  name: string;
  createdAt: Date;
}

/** Papers that members have sent: some wait for staff, of the others only the newest are still there. */
export class Identities {
  private readonly pictures: Picture[] = [];

  constructor(
    private readonly random: Random,
    private readonly now: Date,
    private readonly client: pg.Client,
    private readonly copy: Copy,
    private readonly staff: readonly { id: string }[],
  ) {}

  /** @returns the pictures of the papers that are there */
  async add(): Promise<Picture[]> {
    const { rows: unverified } = await this.read('verification_status = 0', [
      shares.waiting,
      shares.refused,
    ]);
    const { rows: verified } = await this.read('verification_status = 2', [shares.approved]);
    const { rows: all } = await this.client.query<{ count: number }>(
      `select count(*)::int as count from users where email like '%@${emailDomain}'`,
    );
    const waiting = unverified.slice(0, Math.ceil((all[0]?.count ?? 0) * shares.waiting));
    const refused = unverified.slice(waiting.length);
    for (const applicant of waiting) await this.submit(applicant, 'pending');
    for (const applicant of refused) await this.submit(applicant, 'rejected');
    for (const applicant of verified) await this.submit(applicant, 'approved');
    return this.pictures;
  }

  /** As many of them as some shares of all members are. */
  private read(where: string, of: number[]) {
    const share = of.reduce((sum, each) => sum + each, 0);
    return this.client.query<Applicant>(
      `select id, name, created_at as "createdAt" from users
       where ${where} and role = 'member' and email like '%@${emailDomain}'
       order by md5(id::text)
       limit (select ceil(count(*) * ${share}) from users where email like '%@${emailDomain}')`,
    );
  }

  private async submit(applicant: Applicant, status: Decision): Promise<void> {
    const { random, now } = this;
    const { sentAt, decidedAt } = this.instantsOf(applicant, status);
    const staffId = decidedAt && random.pick(this.staff).id;
    const id = random.uuidAt(sentAt);
    const reason = status === 'rejected' ? random.pick(reasons) : null;
    const until = papersUntil({ status, decidedAt }, keptDays);
    const deletedAt = until && until <= now ? until : null;
    const papers = this.papersOf(id, applicant, sentAt);
    this.copy.add('identity_submissions', {
      id,
      user_id: applicant.id,
      ...(deletedAt ? withoutPapers(papers) : papers),
      status,
      reason,
      decided_by: staffId,
      decided_at: decidedAt,
      created_at: sentAt,
      papers_deleted_at: deletedAt,
    });
    this.copy.add('domain_events', {
      id: random.uuidAt(sentAt),
      kind: 'verification.submitted',
      subject: 'verification',
      subject_id: id,
      actor: 'member',
      actor_id: applicant.id,
      facts: { userId: applicant.id },
      at: sentAt,
    });
    if (!deletedAt) this.addPictures(applicant, papers, sentAt);
    if (status === 'pending') await this.mark(applicant, 1, null);
    if (status === 'rejected') await this.mark(applicant, -1, reason);
    if (decidedAt && staffId)
      this.tellDecision({ id, staffId, decidedAt, status, reason }, applicant);
  }

  private instantsOf({ createdAt }: Applicant, status: Decision) {
    const { random, now } = this;
    const since = (at: number) => new Date(Math.max(at, createdAt.getTime()));
    if (status === 'pending') {
      const age = Math.min(random.logNormal(waited.median, waited.spread), 12 * 24);
      return { sentAt: since(now.getTime() - age * hourMs), decidedAt: null };
    }
    const sentAt = since(createdAt.getTime() + random.between(0.2, 60) * hourMs);
    const later = sentAt.getTime() + random.logNormal(decided.median, decided.spread) * hourMs;
    const until = (at: number) => new Date(Math.min(at, now.getTime()));
    return { sentAt: until(sentAt.getTime()), decidedAt: until(later) };
  }

  private papersOf(id: string, { name }: Applicant, at: Date) {
    const { random } = this;
    const type = types.draw(random);
    const numero =
      type === 'Passeport'
        ? `${10 + random.below(15)}GA${10_000 + random.below(89_999)}`
        : `1${random.below(900_000_000) + 100_000_000}`;
    const birthDate = random.chance(lacking.birthDate)
      ? null
      : `${1960 + random.below(44)}-0${1 + random.below(9)}-1${random.below(10)}`;
    const expiresOn = random.chance(lacking.expiry)
      ? null
      : `${Number(dayOf(at).slice(0, 4)) + 1 + random.below(8)}-06-30`;
    const hasBack = hasTwoSides(type) && !random.chance(lacking.back);
    const { sealedPapers, papersKeyId } = sealTyped(id, { numero, birthDate });
    const prompt = random.chance(lacking.prompt) ? null : random.pick(prompts);
    const hasAttempt = prompt !== null;
    const doubts = doubtsAbout({ type, numero, birthDate, expiresOn, hasBack, hasAttempt });
    return {
      type,
      sealed_papers: `\\x${Buffer.from(sealedPapers ?? []).toString('hex')}` as string | null,
      papers_key_id: papersKeyId,
      number_hmac: numberHmac(numero),
      expires_on: expiresOn,
      person_hmac: birthDate && personHmac(name, birthDate),
      document_id: random.uuidAt(at) as string | null,
      document_back_id: hasBack ? random.uuidAt(at) : null,
      photo_id: random.uuidAt(at) as string | null,
      prompt: prompt as string | null,
      doubts: `{${doubts.join(',')}}`,
    };
  }

  private addPictures(
    { id: ownerId }: Applicant,
    papers: ReturnType<Identities['papersOf']>,
    at: Date,
  ): void {
    const { document_id: document, document_back_id: back, photo_id: photo } = papers;
    for (const [kind, id] of Object.entries({ document, back, photo })) {
      if (!id) continue;
      this.pictures.push({ id, kind: kind as Picture['kind'] });
      this.copy.add('uploads', {
        id,
        owner_id: ownerId,
        preset: 'identity',
        width: widths.identity[0],
        height: 1000,
        key_id: env.PAPERS_KEYS[0]?.id ?? null,
        created_at: at,
      });
    }
  }

  private async mark({ id }: Applicant, status: number, reason: string | null): Promise<void> {
    await this.client.query(
      'update users set verification_status = $2, verification_reason = $3 where id = $1',
      [id, status, reason],
    );
  }

  private tellDecision(
    decision: {
      id: string;
      staffId: string;
      decidedAt: Date;
      status: Decision;
      reason: string | null;
    },
    { id: userId }: Applicant,
  ): void {
    const { id, staffId, decidedAt: at, status, reason } = decision;
    const isApproved = status === 'approved';
    this.copy.add('audit_log', {
      id: this.random.uuidAt(at),
      actor_id: staffId,
      action: isApproved ? 'approve-verification' : 'refuse-verification',
      subject: 'verification',
      subject_id: id,
      detail: { status, ...(reason && { reason }), userId },
      at,
    });
    this.copy.add('domain_events', {
      id: this.random.uuidAt(at),
      kind: isApproved ? 'verification.approved' : 'verification.rejected',
      subject: 'verification',
      subject_id: id,
      actor: 'staff',
      actor_id: staffId,
      facts: { userId, ...(reason && { reason }) },
      at,
    });
  }
}

/** What is left once they are deleted: what finds them again. */
function withoutPapers(papers: ReturnType<Identities['papersOf']>) {
  return {
    ...papers,
    sealed_papers: null,
    papers_key_id: null,
    person_hmac: null,
    document_id: null,
    document_back_id: null,
    photo_id: null,
    prompt: null,
    doubts: '{}',
  };
}
