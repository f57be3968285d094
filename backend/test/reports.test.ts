import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  NewReport,
  ReportContextLineView,
  ReportView,
} from '../src/modules/reports/reports.schema.js';
import { TellOverdue } from '../src/modules/reports/tell-overdue.js';
import type { ReviewView } from '../src/modules/reviews/reviews.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, download, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { openThread, write } from './support/messages.js';
import { anUpload } from './support/pictures.js';
import { aRequest } from './support/rentals.js';
import { anEndedRental, ofObjectAndOwner, ofRenter, review } from './support/reviews.js';

useApi();

const db = () => provided(Db);
const hour = 3_600;

function report(as: Person, made: Partial<NewReport>) {
  const body = { kind: 'item', reason: 'scam', ...made };
  return api<{ id: string }>('/api/reports', { as, body });
}

async function aReport(made: Partial<NewReport> & { by?: Person } = {}) {
  const reporter = made.by ?? (await aMember({ name: 'Rose Ada' }));
  const owner = await aMember({ name: 'Olga Ndong', verified: true });
  const { id: itemId } = await anItem({ owner });
  const { by: _, ...rest } = made;
  const { body } = await report(reporter, { subjectId: itemId, ...rest });
  return { id: body.id, reporter, owner, itemId };
}

const see = (as: Person, id: string) => api<ReportView>(`/api/admin/reports/${id}`, { as });
const act = (as: Person, id: string, name: string, body: object = {}) =>
  api<ReportView>(`/api/admin/reports/${id}/${name}`, { as, body });

const readContext = (as: Person, id: string) =>
  api<ReportContextLineView[]>(`/api/admin/reports/${id}/context`, { as });

/** Of what an asker wrote after something that concerns nobody else. */
async function aMessageReport() {
  const [owner, asker] = [await aMember({ verified: true }), await aMember()];
  const { id: itemId } = await anItem({ owner });
  const { id: threadId } = await openThread(asker, { item_id: itemId });
  await write(owner, threadId, 'Entre nous');
  const { id: subjectId } = await write(asker, threadId, 'Espèce de voleur');
  const made = { kind: 'message', subjectId, reason: 'insults' } as const;
  const { id } = (await report(owner, made)).body;
  return { id, threadId, owner, asker, staff: await aStaffMember() };
}

/** The picture, in a thread of its own. */
async function aQuestionWithPicture(asker: Person): Promise<string> {
  const { id: itemId } = await anItem();
  const { id: threadId } = await openThread(asker, { item_id: itemId });
  const { id: picture } = await anUpload(asker, 'message');
  await write(asker, threadId, 'Voici', { pictures: [picture] });
  return picture;
}

const aboutReview = async ({ email }: Person) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('masqué'));

async function aTakenReport(staff: Person, made: Parameters<typeof aReport>[0] = {}) {
  const all = await aReport(made);
  await act(staff, all.id, 'take');
  return all;
}

describe('a member', () => {
  it('reports an object, and staff see it as it was then, whatever its owner makes of it', async () => {
    const { id, reporter, owner, itemId } = await aReport({ words: 'Il demande un acompte.' });
    await db().item.update({ where: { id: itemId }, data: { title: 'Marteau' } });
    const { body } = await see(await aStaffMember(), id);
    expect(body).toMatchObject({
      kind: 'item',
      subjectId: itemId,
      reason: 'scam',
      words: 'Il demande un acompte.',
      title: 'Perceuse à percussion',
      text: 'Avec deux batteries et un coffret de forets.',
      reporter: { id: reporter.id, name: 'Rose Ada' },
      member: { id: owner.id, name: 'Olga Ndong' },
      takenBy: null,
      closedAt: null,
      overdue: false,
      subjectReports: 1,
      memberReports: 1,
      outcomes: ['nothing', 'warned', 'hidden', 'frozen'],
    });
  });

  it('reports another member', async () => {
    const other = await aMember();
    const made = { kind: 'member', subjectId: other.id, reason: 'insults' } as const;
    const { body } = await report(await aMember(), made);
    const { body: seen } = await see(await aStaffMember(), body.id);
    expect(seen.member.id).toBe(other.id);
    expect(seen.outcomes).not.toContain('hidden');
  });

  it('asks for help with a rental of theirs, which is about the other party', async () => {
    const { id: subjectId, renter, owner } = await aRequest();
    const made = { kind: 'rental', subjectId, reason: 'no-answer' } as const;
    const staff = await aStaffMember();
    for (const [by, about] of [
      [renter, owner],
      [owner, renter],
    ] as const) {
      const { body } = await report(by, made);
      const { body: seen } = await see(staff, body.id);
      expect(seen).toMatchObject({
        title: 'Perceuse à percussion',
        reporter: { id: by.id },
        member: { id: about.id },
        outcomes: ['nothing', 'helped', 'warned', 'frozen'],
      });
    }
    expectRefusal(await report(await aMember(), made), 'rental-not-found');
  });

  it('reports the same once while the first is open', async () => {
    const staff = await aStaffMember();
    const { id, reporter, itemId } = await aTakenReport(staff);
    expectRefusal(await report(reporter, { subjectId: itemId }), 'already-reported');
    await act(staff, id, 'close', { outcome: 'nothing', reason: 'Rien à redire' });
    expect((await report(reporter, { subjectId: itemId })).status).toBe(201);
  });

  it('reports the same once, also when two calls come at once', async () => {
    const reporter = await aMember();
    const { id: subjectId } = await anItem();
    const answers = await Promise.all([1, 2, 3].map(() => report(reporter, { subjectId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('reports neither themselves nor what is theirs', async () => {
    const owner = await aMember({ verified: true });
    const { id: subjectId } = await anItem({ owner });
    expectRefusal(await report(owner, { subjectId }), 'own-report');
    const oneself = { kind: 'member', subjectId: owner.id } as const;
    expectRefusal(await report(owner, oneself), 'own-report');
  });

  it('reports nothing that they do not see', async () => {
    const reporter = await aMember();
    expectRefusal(await report(reporter, { subjectId: randomUUID() }), 'item-not-found');
    const { id } = await anItem({ deletedAt: new Date(), available: false });
    expectRefusal(await report(reporter, { subjectId: id }), 'item-not-found');
  });

  it('says more about a reason that is not on the list', async () => {
    const { id: subjectId } = await anItem();
    const answer = await report(await aMember(), { subjectId, reason: 'other', words: 'bof' });
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path: 'words' }]);
  });

  it('gives a reason that goes with what is reported', async () => {
    const { id: subjectId } = await anItem();
    const answer = await report(await aMember(), { subjectId, reason: 'no-answer' });
    expect(expectRefusal(answer, 'invalid-request')).toMatchObject([{ path: 'reason' }]);
  });

  it('reports ten things an hour', async () => {
    const reporter = await aMember();
    for (let count = 0; count < 10; count++) {
      const { id: subjectId } = await anItem();
      expect((await report(reporter, { subjectId })).status).toBe(201);
    }
    expectRefusal(await report(reporter, { subjectId: (await anItem()).id }), 'too-many-requests');
  });
});

describe('staff', () => {
  it('list what is open, the oldest first, with how often it was reported', async () => {
    const staff = await aStaffMember();
    const { itemId, owner, id: first } = await aReport();
    const second = (await report(await aMember(), { subjectId: itemId })).body.id;
    const about = { kind: 'member', subjectId: owner.id } as const;
    const third = (await report(await aMember(), about)).body.id;
    const { body, headers } = await api<ReportView[]>(
      `/api/admin/reports?state=open&memberId=${owner.id}`,
      { as: staff },
    );
    expect(body.map(({ id }) => id)).toEqual([first, second, third]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(
      body.map(({ subjectReports, memberReports }) => [subjectReports, memberReports]),
    ).toEqual([
      [2, 3],
      [2, 3],
      [1, 3],
    ]);
  });

  it('take a report one at a time, and leave it again', async () => {
    const [one, other] = [await aStaffMember(), await aStaffMember()];
    const { id } = await aReport();
    expect((await act(one, id, 'take')).body.takenBy).toMatchObject({ id: one.id });
    expect((await act(one, id, 'take')).status).toBe(200);
    expectRefusal(await act(other, id, 'take'), 'report-taken');
    expectRefusal(await act(other, id, 'release'), 'report-taken');
    expect((await act(one, id, 'release')).body.takenBy).toBeNull();
    expect((await act(other, id, 'take')).status).toBe(200);
    const admin = await aStaffMember('admin');
    expect((await act(admin, id, 'release')).body.takenBy).toBeNull();
    const entries = await db().auditLog.findMany({
      where: { subject: 'report', subjectId: id },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['take-report', one.id],
      ['release-report', one.id],
      ['take-report', other.id],
      ['release-report', admin.id],
    ]);
  });

  it('take a report one at a time, also when all take it at once', async () => {
    const { id } = await aReport();
    const people = await Promise.all([1, 2, 3, 4].map(() => aStaffMember()));
    const answers = await Promise.all(people.map((one) => act(one, id, 'take')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('take and close a report by a server whose clock is behind', async () => {
    const staff = await aStaffMember();
    const { id } = await aReport();
    wait(-4);
    expect((await act(staff, id, 'take')).status).toBe(200);
    wait(-4);
    const closing = { outcome: 'nothing', reason: 'Annonce vérifiée par téléphone' };
    expect((await act(staff, id, 'close', closing)).status).toBe(200);
  });

  it('close a report with an outcome and a reason, on record, and the reporter is told', async () => {
    const staff = await aStaffMember();
    const { id, reporter, owner } = await aTakenReport(staff);
    const { body } = await act(staff, id, 'close', {
      outcome: 'nothing',
      reason: 'Annonce vérifiée par téléphone',
    });
    expect(body).toMatchObject({
      outcome: 'nothing',
      closingWords: 'Annonce vérifiée par téléphone',
      takenBy: { id: staff.id },
    });
    const entry = await db().auditLog.findFirstOrThrow({
      where: { action: 'close-report', subjectId: id },
    });
    expect(entry.detail).toMatchObject({ outcome: 'nothing', memberId: owner.id });
    const [mail] = await mailsTo(reporter.email);
    expect(mail?.subject).toBe('Votre signalement a été examiné');
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('warn a member, who is not told by whom they were reported', async () => {
    const staff = await aStaffMember();
    const { id, owner } = await aTakenReport(staff, { words: 'Signé Rose, portail vert' });
    await act(staff, id, 'close', { outcome: 'warned', reason: 'Acompte demandé' });
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe("Avertissement de l'équipe Loka");
    expect(mail?.text).toContain("une tentative d'arnaque");
    expect(mail?.text).not.toMatch(/Rose|portail|Acompte/);
  });

  it('hide the object with the report', async () => {
    const staff = await aStaffMember();
    const { id, itemId, owner } = await aTakenReport(staff, { reason: 'prohibited' });
    await act(staff, id, 'close', { outcome: 'hidden', reason: 'Arme à feu' });
    expectRefusal(await api(`/single/item/${itemId}`), 'item-not-found');
    const [mail] = await mailsTo(owner.email);
    expect(mail?.text).toContain('/objets-interdits');
    expect(await db().auditLog.count({ where: { action: 'hide-item', subjectId: itemId } })).toBe(
      1,
    );
  });

  it('freeze the member with the report', async () => {
    const staff = await aStaffMember();
    const { id, owner } = await aTakenReport(staff);
    await act(staff, id, 'close', { outcome: 'frozen', reason: 'Arnaque avérée' });
    const { frozenAt } = await db().user.findUniqueOrThrow({ where: { id: owner.id } });
    expect(frozenAt).not.toBeNull();
  });

  it('close a report that they took, once, as its kind allows', async () => {
    const [staff, other] = [await aStaffMember(), await aStaffMember()];
    const { id } = await aReport();
    const closing = { outcome: 'nothing', reason: 'Rien à redire' };
    expectRefusal(await act(staff, id, 'close', closing), 'report-not-taken');
    await act(staff, id, 'take');
    expectRefusal(await act(other, id, 'close', closing), 'report-not-taken');
    const helped = { ...closing, outcome: 'helped' };
    expectRefusal(await act(staff, id, 'close', helped), 'outcome-not-possible');
    expect((await act(staff, id, 'close', closing)).status).toBe(200);
    expectRefusal(await act(staff, id, 'close', closing), 'report-closed');
    expectRefusal(await act(other, id, 'take'), 'report-closed');
  });

  it('leave a report to others that they made, or that is about them', async () => {
    const [reporter, reported] = [await aStaffMember(), await aStaffMember('admin')];
    const made = { kind: 'member', subjectId: reported.id } as const;
    const { id } = (await report(reporter, made)).body;
    expectRefusal(await act(reporter, id, 'take'), 'report-involved');
    expectRefusal(await act(reported, id, 'take'), 'report-involved');
    expect((await see(reporter, id)).body.involved).toBe(true);
    expectRefusal(await act(reporter, randomUUID(), 'take'), 'report-not-found');
  });

  it('do not read who reported them, nor why, nor what colleagues noted of it', async () => {
    const [reported, staff] = [await aStaffMember('admin'), await aStaffMember()];
    const words = 'Il abuse de son rôle.';
    const made = { kind: 'member', subjectId: reported.id, words } as const;
    const { id, reporter } = await aTakenReport(staff, made);
    const list = async (as: Person) =>
      (await api<ReportView[]>(`/api/admin/reports?reporterId=${reporter.id}`, { as })).body;
    expect((await list(staff)).map((row) => row.id)).toEqual([id]);
    expect(await list(reported)).toEqual([]);
    await act(staff, id, 'close', { outcome: 'nothing', reason: 'Rien ne le montre.' });
    expect((await see(reported, id)).body).toMatchObject({
      ...{ withheld: true, reporter: null, words: '', closingWords: '', outcome: 'nothing' },
    });
    const { body: rows } = await api<ReportView[]>(`/api/admin/reports?subjectId=${reported.id}`, {
      as: reported,
    });
    expect(rows).toMatchObject([{ id, reporter: null, words: '', closingWords: '' }]);
    const { body: acts } = await api<{ action: string; detail: object }[]>(
      `/api/admin/audit-log?subjectId=${id}&action=close-report`,
      { as: reported },
    );
    expect(acts.map(({ detail }) => 'reason' in detail)).toEqual([false]);
    expect((await see(staff, id)).body).toMatchObject({
      ...{ withheld: false, words, closingWords: 'Rien ne le montre.' },
      reporter: { id: reporter.id },
    });
  });

  it('are told once of reports that wait for more than a day', async () => {
    const staff = await aStaffMember();
    await provided(TellOverdue).execute();
    const before = (await mailsTo(staff.email)).length;
    const { id } = await aReport();
    wait(23 * hour);
    await provided(TellOverdue).execute();
    expect(await mailsTo(staff.email)).toHaveLength(before);
    wait(hour);
    await Promise.all([provided(TellOverdue).execute(), provided(TellOverdue).execute()]);
    await provided(TellOverdue).execute();
    const mails = await mailsTo(staff.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toMatch(/24 heures/);
    expect((await see(staff, id)).body.overdue).toBe(true);
  });
});

describe('the database', () => {
  it('keeps a report as it was made, and a closed one for good', async () => {
    const staff = await aStaffMember();
    const { id } = await aTakenReport(staff);
    const change = (data: object) => db().report.update({ where: { id }, data });
    await expect(change({ words: 'autre' })).rejects.toThrow(/reports_kept_as_made/);
    await act(staff, id, 'close', { outcome: 'nothing', reason: 'Rien à redire' });
    await expect(change({ outcome: 'warned' })).rejects.toThrow(/reports_closed_for_good/);
  });
});

describe('what members write', () => {
  it('is reported by the other party of the thread, and staff read what stands around it', async () => {
    const [owner, asker] = [await aMember({ verified: true }), await aMember()];
    const { id: itemId } = await anItem({ owner });
    const { id: threadId } = await openThread(asker, { item_id: itemId });
    await write(asker, threadId, 'Bonjour, est-il libre ?');
    const { id: subjectId } = await write(owner, threadId, 'Envoyez 5 000 sur mon numéro.');
    const made = { kind: 'message', subjectId, reason: 'outside-payment' } as const;
    expectRefusal(await report(await aMember(), made), 'message-not-found');
    expectRefusal(await report(owner, made), 'message-not-found');
    const { body } = await report(asker, made);
    const { body: seen } = await see(await aStaffMember(), body.id);
    expect(seen).toMatchObject({ text: 'Envoyez 5 000 sur mon numéro.', member: { id: owner.id } });
    const { body: around } = await readContext(await aStaffMember(), body.id);
    expect(around.map(({ text, reported }) => [text, reported])).toEqual([
      ['Bonjour, est-il libre ?', false],
      ['Envoyez 5 000 sur mon numéro.', true],
    ]);
    expect(seen.outcomes).not.toContain('hidden');
  });

  it('around a reported message is read where the audit log says so, and nowhere else', async () => {
    const { staff, id, asker } = await aMessageReport();
    const looks = () =>
      db().auditLog.findMany({ where: { action: 'view-reported-messages', subjectId: id } });
    const listed = await api(`/api/admin/reports?memberId=${asker.id}`, { as: staff });
    const answers = [listed, await see(staff, id), await act(staff, id, 'take')];
    const close = { outcome: 'warned', reason: 'Insultes' };
    answers.push(await act(staff, id, 'close', close));
    const mails = [...(await mailsTo(asker.email)), ...(await mailsTo(staff.email))];
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify([answers.map(({ body }) => body), mails])).not.toContain('Entre nous');
    expect(await looks()).toEqual([]);
    const { body } = await readContext(staff, id);
    expect(body.map(({ text }) => text)).toContain('Entre nous');
    expect(await looks()).toMatchObject([{ actorId: staff.id, subject: 'report' }]);
  });

  it('shows staff the pictures of the messages around it, and of no others', async () => {
    const { staff, id, asker, owner, threadId } = await aMessageReport();
    const { id: picture } = await anUpload(owner, 'message');
    await write(owner, threadId, '', { pictures: [picture] });
    const { body } = await readContext(staff, id);
    const address = `/api/admin/reports/${id}/pictures/${picture}`;
    expect(body.at(-1)).toMatchObject({ text: '', pictures: [address] });
    const { status, headers } = await download(address, staff);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expectRefusal(await api(address, { as: owner }), 'forbidden');
    const other = await aQuestionWithPicture(asker);
    const foreign = `/api/admin/reports/${id}/pictures/${other}`;
    expectRefusal(await api(foreign, { as: staff }), 'upload-not-found');
    const { id: aboutItem } = await aReport();
    const ofItem = `/api/admin/reports/${aboutItem}/pictures/${picture}`;
    expectRefusal(await api(ofItem, { as: staff }), 'upload-not-found');
  });

  it('stays reported as it was when its thread is gone', async () => {
    const { staff, id, threadId } = await aMessageReport();
    await db().thread.delete({ where: { id: threadId } });
    expect((await see(staff, id)).body.text).toBe('Espèce de voleur');
    expect((await readContext(staff, id)).body).toEqual([]);
  });

  it('in a review is reported by others than its author, who is told which is theirs', async () => {
    const { id, itemId, renter, owner } = await anEndedRental();
    await review(renter, id, ofObjectAndOwner(1));
    await review(owner, id, ofRenter(5));
    const read = (as?: Person) => api<ReviewView[]>(`/api/items/${itemId}/reviews`, { as });
    const [forAll, forAuthor, forOwner] = [await read(), await read(renter), await read(owner)];
    const mine = [forAll, forAuthor, forOwner].map(({ body }) => body.map((one) => one.mine));
    expect(mine).toEqual([[false], [true], [false]]);
    const subjectId = forAll.body[0]?.id as string;
    const made = { kind: 'review', subjectId, reason: 'insults' } as const;
    expectRefusal(await report(renter, made), 'own-report');
    expect((await report(owner, made)).status).toBe(201);
  });

  it('in a review is hidden with its report', async () => {
    const rental = await anEndedRental();
    await review(rental.renter, rental.id, ofObjectAndOwner(1));
    await review(rental.owner, rental.id, ofRenter(5));
    const found = { itemId: rental.itemId, subject: 'item' } as const;
    const { id: subjectId } = await db().review.findFirstOrThrow({ where: found });
    const staff = await aStaffMember();
    const made = { kind: 'review', subjectId, reason: 'false-review' } as const;
    const { id } = (await report(rental.owner, made)).body;
    await act(staff, id, 'take');
    const { body } = await act(staff, id, 'close', { outcome: 'hidden', reason: 'Faux avis' });
    expect(body).toMatchObject({ outcome: 'hidden', text: '1 sur 5. Solide et propre.' });
    const { hiddenAt } = await db().review.findUniqueOrThrow({ where: { id: subjectId } });
    expect(hiddenAt).not.toBeNull();
    expectRefusal(await report(await aMember(), made), 'review-not-found');
    const [mail, ...others] = await aboutReview(rental.renter);
    expect(mail?.subject).toMatch(/^L'équipe Loka a masqué votre avis sur/);
    expect(mail?.text).toContain('un avis faux');
    expect(mail?.text).not.toContain('Faux avis');
    expect(others).toEqual([]);
  });
});
