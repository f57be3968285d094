import { randomUUID } from 'node:crypto';
import { sealTyped } from '../../src/modules/verification/papers/typed-papers.js';
import { hashToken, newToken } from '../../src/platform/auth/tokens.js';
import { Clock } from '../../src/platform/clock.js';
import { Db } from '../../src/platform/database/prisma.js';
import { api, provided } from './api.js';
import { aMember, anItem, aStaffMember, type ItemTraits, type Person } from './factories.js';
import { openThread, write } from './messages.js';
import { anUpload } from './pictures.js';
import { aMeetingPoint } from './places.js';
import { aRequest, updateStatus } from './rentals.js';

/** Everybody who could call, from the point of view of one item and its rental. */
export const roles = ['anonymous', 'stranger', 'ops', 'renter', 'owner', 'staff', 'admin'] as const;
export type SceneRole = (typeof roles)[number];

/** One item with a paid request, and everybody around it. */
async function aRentalAndItsPeople(itemTraits: ItemTraits) {
  const owner = await aMember({ verified: true });
  const renter = await aMember();
  const { id: itemId } = await anItem({ owner, ...itemTraits });
  const request = await aRequest({ owner, renter, itemId });
  const payment = await provided(Db).payment.findFirstOrThrow({
    where: { rentalId: request.id },
  });
  return {
    anonymous: undefined,
    owner,
    renter,
    stranger: await aMember(),
    staff: await aStaffMember(),
    admin: await aStaffMember('admin'),
    ops: await aStaffMember('ops'),
    rentalId: request.id,
    itemId: request.itemId,
    paymentId: payment.id,
  };
}

type RentalAndItsPeople = Awaited<ReturnType<typeof aRentalAndItsPeople>>;

/** What else calls may be about, each by how it is made. */
const parts = {
  identityFileId: async ({ owner }: RentalAndItsPeople) => (await anUpload(owner, 'identity')).id,
  /** Somebody else's identity to decide on. */
  submissionId: () => aSubmission(),
  attempt: ({ stranger }: RentalAndItsPeople) => anAttempt(stranger),
  reportId: () => aReport(),
  auditReportId: () => anAuditReport(),
  numberId: ({ owner }: RentalAndItsPeople) => aNumber(owner),
  transactionId: ({ owner, admin }: RentalAndItsPeople) => aTransaction(owner, admin),
  placeId: async () => (await aMeetingPoint()).id,
  memberReportId: () => aMemberReport(),
  itemCheckId: () => anItemCheck(),
  approvalId: () => aProposedCorrection(),
  thread: ({ owner, renter, rentalId }: RentalAndItsPeople) => aThread(renter, owner, rentalId),
  reviewId: ({ owner, renter }: RentalAndItsPeople) => aReview(owner, renter),
};

type Parts = { [Name in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[Name]>> };

export type Scene = RentalAndItsPeople & Parts;

/** @param names of the parts to make; all, unless said: most of the time that a scene takes is theirs */
export async function aScene(
  itemTraits: ItemTraits = {},
  names: readonly string[] = Object.keys(parts),
): Promise<Scene> {
  const rental = await aRentalAndItsPeople(itemTraits);
  const made: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(parts)) {
    if (names.includes(name)) made[name] = await make(rental);
  }
  return { ...rental, ...(made as Parts) };
}

/** With a message that has a picture, which its reader reported. */
async function aThread(as: Person, reader: Person, rentalId: string) {
  const { id } = await openThread(as, { rental_id: rentalId });
  const { id: pictureId } = await anUpload(as, 'message');
  const { id: subjectId } = await write(as, id, 'Voici la photo', { pictures: [pictureId] });
  const said = { kind: 'message', subjectId, reason: 'spam', title: 'Message' } as const;
  const { id: reportId } = await provided(Db).report.create({
    data: {
      ...{ id: randomUUID(), ...said, reporterId: reader.id, memberId: as.id },
      createdAt: provided(Clock).now(),
    },
  });
  return { id, pictureId, reportId };
}

/** Published, by the renter of another object of the owner. */
async function aReview(owner: Person, renter: Person): Promise<string> {
  const { id: itemId } = await anItem({ owner });
  const { id: rentalId } = await aRequest({ owner, renter, itemId });
  await updateStatus(owner, rentalId, 'acceptée');
  const now = provided(Clock).now();
  const { id } = await provided(Db).review.create({
    data: {
      ...{ rentalId, itemId, subject: 'item', rating: 5 },
      ...{ authorId: renter.id, reviewedId: owner.id },
      ...{ createdAt: now, publishAt: now, publishedAt: now },
    },
  });
  return id;
}

async function aNumber({ id: userId }: Person): Promise<string> {
  const { id } = await provided(Db).payoutMethod.create({
    data: {
      userId,
      operator: 'airtel',
      phoneNumber: '077000001',
      preferred: true,
      createdAt: provided(Clock).now(),
    },
  });
  return id;
}

/** A franc in somebody's wallet. */
async function aTransaction({ id }: Person, admin: Person): Promise<string> {
  const body = { userId: id, amount: 1, reason: 'Pour les tests' };
  const { status } = await api('/api/users/update-wallet', { method: 'PUT', as: admin, body });
  if (status !== 200) throw new Error(`Not corrected: ${status}`);
  const line = await provided(Db).statementLine.findFirstOrThrow({ where: { userId: id } });
  return line.transactionId;
}

async function aSubmission(): Promise<string> {
  const { id: userId } = await aMember();
  const [documentId, photoId] = [randomUUID(), randomUUID()];
  const createdAt = provided(Clock).now();
  const file = { ownerId: userId, preset: 'identity', width: 64, height: 48, createdAt } as const;
  await provided(Db).upload.createMany({
    data: [
      { ...file, id: documentId },
      { ...file, id: photoId },
    ],
  });
  const id = randomUUID();
  const typed = sealTyped(id, { numero: 'GA-1', birthDate: null });
  const row = { id, userId, ...typed, numberHmac: id, documentId, photoId, createdAt };
  await provided(Db).identitySubmission.create({ data: { type: 'CNI', ...row } });
  return id;
}

/** In a live photo, which another device may take. */
async function anAttempt({ id: userId }: Person) {
  const deviceToken = newToken();
  const createdAt = provided(Clock).now();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const { id } = await provided(Db).verificationAttempt.create({
    data: {
      ...{ userId, prompt: 'Souriez', createdAt, expiresAt },
      ...{ deviceTokenHash: hashToken(deviceToken), deviceExpiresAt: expiresAt },
    },
  });
  return { id, deviceToken };
}

/** Of a member by another. */
async function aMemberReport(): Promise<string> {
  const [reporter, { id: memberId, name: title }] = [await aMember(), await aMember()];
  const createdAt = provided(Clock).now();
  const said = { kind: 'member', subjectId: memberId, memberId, reason: 'scam', title } as const;
  const { id } = await provided(Db).report.create({
    data: { id: randomUUID(), ...said, reporterId: reporter.id, createdAt },
  });
  return id;
}

/** The first object of somebody, that staff have not looked at. */
async function anItemCheck(): Promise<string> {
  const { id: itemId } = await anItem();
  const createdAt = provided(Clock).now();
  const { id } = await provided(Db).itemCheck.create({
    data: { id: randomUUID(), itemId, isEarly: true, words: [], createdAt },
  });
  return id;
}

/** Of a member's wallet, by an admin, for another one to approve. */
async function aProposedCorrection(): Promise<string> {
  const [{ id: userId }, { id: proposedById }] = [await aMember(), await aStaffMember('admin')];
  const proposedAt = provided(Clock).now();
  const expiresAt = new Date(proposedAt.getTime() + 3_600_000);
  const subject = { subject: 'user', subjectId: userId, memberId: userId };
  const terms = { kind: 'correction', amount: 60_000, reason: 'Erreur' };
  const request = { account: 'wallet' };
  const { id } = await provided(Db).approval.create({
    data: { id: randomUUID(), ...subject, ...terms, request, proposedById, proposedAt, expiresAt },
  });
  return id;
}

/** What a night's comparison with the gateway found, on a day before any other. */
async function aReport(): Promise<string> {
  const day = new Date('2020-01-01');
  const reports = provided(Db).reconciliationReport;
  const { id } =
    (await reports.findFirst({ where: { day } })) ??
    (await reports.create({
      data: { day, since: day, compared: 0, unanswered: 0, createdAt: day },
    }));
  return id;
}

async function anAuditReport(): Promise<string> {
  const day = new Date('2020-01-01');
  const { id } = await provided(Db).auditReport.upsert({
    where: { day },
    create: { day, checked: 0, duration: 0, createdAt: day },
    update: {},
  });
  return id;
}
