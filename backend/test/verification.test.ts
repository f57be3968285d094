import { describe, expect, it } from 'vitest';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import type {
  SubmissionDetail,
  SubmissionRow,
  VerificationView,
} from '../src/modules/verification/verification.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person, password } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { aRequest } from './support/rentals.js';
import { suspend } from './support/suspensions.js';

useApi();

const submit = (as: Person, body: object) =>
  api<VerificationView>('/api/verify', { method: 'PUT', as, body });

async function identityOf(member: Person, changes: object = {}) {
  const [document, photo] = [
    await anUpload(member, 'identity'),
    await anUpload(member, 'identity'),
  ];
  return {
    userId: member.id,
    type: 'CNI',
    numero: 'GA-0482131',
    document: document.id,
    photo: photo.url,
    ...changes,
  };
}

async function aSubmission() {
  const member = await aMember();
  await submit(member, await identityOf(member));
  const { id } = await provided(Db).identitySubmission.findFirstOrThrow({
    where: { userId: member.id },
  });
  return { member, id };
}

const verificationOf = async (member: Person) => {
  const { body } = await api<UserView>('/api/auth/session', { as: member });
  return { verifier: body.verifier, reason: body.verificationReason };
};

const approve = (as: Person, id: string) =>
  api<SubmissionDetail>(`/api/admin/verifications/${id}/approve`, { method: 'POST', as });
const refuse = (as: Person, id: string, reason = 'La photo est floue.') =>
  api<SubmissionDetail>(`/api/admin/verifications/${id}/refuse`, { as, body: { reason } });

describe('an identity submission', () => {
  it('is pending once submitted', async () => {
    const member = await aMember();
    expectRefusal(await api('/api/verification', { as: member }), 'verification-not-found');
    const { status, body } = await submit(member, await identityOf(member));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'pending', type: 'CNI', reason: null });
    const [mail] = await mailsTo(member.email);
    expect(mail).toMatchObject({ subject: 'Nous avons bien reçu vos papiers' });
    expect(mail?.text).toMatch(/sous 48\sh/);
    expect((await verificationOf(member)).verifier).toBe(1);
    expect((await api('/api/verification', { as: member })).body).toEqual(body);
  });

  it('of a suspended member promises an answer, and nothing that a suspended member may not do', async () => {
    const [member, admin] = await Promise.all([aMember(), aStaffMember('admin')]);
    expect((await suspend(admin, member)).status).toBe(200);
    expect((await submit(member, await identityOf(member))).status).toBe(200);
    const told = (await mailsTo(member.email)).find(({ subject }) => /papiers/.test(subject));
    expect(told?.text).toMatch(/sous\s48\sh/);
    expect(told?.text).not.toMatch(/louer/);
  });

  it('is accepted once, also from two calls at once', async () => {
    const member = await aMember();
    const identity = await identityOf(member);
    const answers = await Promise.all([submit(member, identity), submit(member, identity)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expectRefusal(await submit(member, identity), 'verification-already-pending');
    const verified = await aMember({ verified: true });
    const late = await submit(verified, await identityOf(verified));
    expectRefusal(late, 'identity-already-verified');
  });

  it('must be the caller’s own and use their own identity files', async () => {
    const [member, other] = await Promise.all([aMember(), aMember()]);
    const own = await identityOf(member);
    const foreign = await identityOf(other);
    const item = await anUpload(member, 'item');
    expectRefusal(await submit(member, { ...own, userId: other.id }), 'forbidden');
    expectRefusal(await submit(member, { ...own, photo: foreign.photo }), 'upload-not-yours');
    expectRefusal(await submit(member, { ...own, document: item.id }), 'upload-not-found');
    expect((await verificationOf(member)).verifier).toBe(0);
  });

  it('needs a confirmed e-mail address', async () => {
    const member = await aMember({ confirmed: false });
    expectRefusal(await submit(member, { userId: member.id }), 'email-not-confirmed');
  });

  it('is refused with a French message for each field', async () => {
    const member = await aMember();
    const answer = await submit(member, {
      userId: member.id,
      type: 'Carte',
      numero: '',
      document: 'rien',
      photo: 'rien',
    });
    expect(expectRefusal(answer, 'invalid-request')).toEqual([
      { path: 'type', message: 'Choisissez CNI, Passeport ou Permis.' },
      { path: 'numero', message: 'Saisissez le numéro du document.' },
      { path: 'document', message: 'Envoyez une image.' },
      { path: 'photo', message: 'Envoyez une image.' },
    ]);
  });
});

describe('an identity submission after a refusal', () => {
  it('is sent again once, also by two calls at once with other pictures', async () => {
    const { member, id } = await aSubmission();
    await refuse(await aStaffMember(), id);
    const papers = [await identityOf(member), await identityOf(member)];
    const answers = await Promise.all(papers.map((one) => submit(member, one)));
    const refused = answers.find(({ status }) => status !== 200) ?? expect.fail('both were taken');
    expectRefusal(refused, 'verification-already-pending');
    const where = { userId: member.id };
    expect(await provided(Db).identitySubmission.count({ where })).toBe(2);
    // What was not taken can be sent once this one is refused.
    const { id: second } = await provided(Db).identitySubmission.findFirstOrThrow({
      where: { ...where, status: 'pending' },
    });
    await refuse(await aStaffMember(), second);
    const left = papers[answers.indexOf(refused)] ?? expect.fail('no papers');
    expect((await submit(member, left)).status).toBe(200);
  });

  it('is sent at the moment of the refusal before it, or after it', async () => {
    const { member, id } = await aSubmission();
    const papers = await identityOf(member);
    const [refused, again] = await Promise.all([
      refuse(await aStaffMember(), id),
      submit(member, papers),
    ]);
    expect(refused.status).toBe(200);
    const isTaken = again.status === 200;
    if (!isTaken) expectRefusal(again, 'verification-already-pending');
    expect((await verificationOf(member)).verifier).toBe(isTaken ? 1 : -1);
    expectRefusal(await approve(await aStaffMember(), id), 'verification-already-decided');
    if (!isTaken) expect((await submit(member, papers)).status).toBe(200);
  });
});

describe('a decision at the moment at which the member says that it was somebody else', () => {
  it('is taken, and the account is secured', async () => {
    const member = await aMember();
    const signedIn = { email: member.email, password };
    const { body } = await api<SessionView>('/api/auth/sign-in', { body: signedIn });
    const intruder = { ...member, token: body.token };
    await submit(intruder, await identityOf(intruder));
    const { id } = await provided(Db).identitySubmission.findFirstOrThrow({
      where: { userId: member.id },
    });
    const mails = await mailsTo(member.email);
    const mail = mails.find(({ subject }) => subject.startsWith('Nouvelle connexion'));
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const [decided, secured] = await Promise.all([
      approve(await aStaffMember(), id),
      api('/api/auth/not-me', { body: { token } }),
    ]);
    expect([decided.status, secured.status]).toEqual([200, 200]);
    expectRefusal(await api('/api/verification', { as: intruder }), 'unauthenticated');
  });
});

describe('staff', () => {
  it('see pending submissions with both pictures, the gesture and earlier submissions', async () => {
    const staff = await aStaffMember();
    const { member, id } = await aSubmission();
    await refuse(staff, id);
    await submit(member, await identityOf(member));
    const list = await api<SubmissionRow[]>(
      `/api/admin/verifications?status=pending&userId=${member.id}`,
      { as: staff },
    );
    expect(list.headers.get('x-total-count')).toBe('1');
    const { body } = await api<SubmissionDetail>(`/api/admin/verifications/${list.body[0]?.id}`, {
      as: staff,
    });
    expect(body).toMatchObject({
      status: 'pending',
      userName: member.name,
      prompt: null,
      doubts: ['no-birth-date', 'no-expiry', 'no-back', 'no-attempt'],
      user: { email: member.email },
      history: [{ id, status: 'rejected', reason: 'La photo est floue.' }],
    });
    for (const url of [body.documentUrl, body.photoUrl]) {
      expect((await api(`${url}?reason=revue`, { as: staff })).status).toBe(200);
    }
  });

  it('approve: the member is verified and mailed, and the audit log records it', async () => {
    const staff = await aStaffMember();
    const { member, id } = await aSubmission();
    const { status, body } = await approve(staff, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'approved', decidedByName: staff.name });
    expect(await verificationOf(member)).toEqual({ verifier: 2, reason: null });
    expect((await mailsTo(member.email))[0]?.subject).toBe('Votre identité est vérifiée');
    const entries = await provided(Db).auditLog.findMany({ where: { subjectId: id } });
    expect(entries).toMatchObject([{ actorId: staff.id, action: 'approve-verification' }]);
  });

  it('refuse with a reason, which the member is mailed and sees until they submit again', async () => {
    const staff = await aStaffMember();
    const { member, id } = await aSubmission();
    const [error] = expectRefusal(await refuse(staff, id, ' '), 'invalid-request');
    expect(error).toEqual({ path: 'reason', message: 'Indiquez la raison du refus.' });
    expect((await refuse(staff, id)).body.status).toBe('rejected');
    expect(await verificationOf(member)).toEqual({ verifier: -1, reason: 'La photo est floue.' });
    expect((await mailsTo(member.email))[0]?.text).toContain('La photo est floue.');

    expect((await submit(member, await identityOf(member))).status).toBe(200);
    expect(await verificationOf(member)).toEqual({ verifier: 1, reason: null });
  });

  it('decide once, also when two of them decide at the same time', async () => {
    const [one, two] = await Promise.all([aStaffMember(), aStaffMember()]);
    const { member, id } = await aSubmission();
    const answers = await Promise.all([approve(one, id), refuse(two, id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expectRefusal(await approve(one, id), 'verification-already-decided');
    // The one before says that the papers have arrived.
    expect(await mailsTo(member.email)).toHaveLength(2);
    expect(await provided(Db).auditLog.count({ where: { subjectId: id } })).toBe(1);
  });

  it('never decide on somebody with whom they have a rental under way', async () => {
    const staff = await aStaffMember();
    const { owner } = await aRequest({ renter: staff });
    await provided(Db).user.update({ where: { id: owner.id }, data: { verificationStatus: 0 } });
    await submit(owner, await identityOf(owner));
    const { id } = await provided(Db).identitySubmission.findFirstOrThrow({
      where: { userId: owner.id, status: 'pending' },
    });
    const colleague = await aStaffMember();
    const seen = async (as: Person) =>
      (await api<SubmissionDetail>(`/api/admin/verifications/${id}`, { as })).body.involved;
    expect([await seen(staff), await seen(colleague)]).toEqual([true, false]);
    expectRefusal(await approve(staff, id), 'own-rental');
    expect((await approve(colleague, id)).status).toBe(200);
  });

  it('never decide on their own submission', async () => {
    const staff = await aStaffMember();
    await submit(staff, await identityOf(staff));
    const { id } = await provided(Db).identitySubmission.findFirstOrThrow({
      where: { userId: staff.id },
    });
    expectRefusal(await approve(staff, id), 'own-verification');
  });

  it('are the only ones who see submissions or decide on them', async () => {
    const { member, id } = await aSubmission();
    const outsiders = [member, await aMember({ verified: true }), await aStaffMember('ops')];
    for (const outsider of outsiders) {
      expectRefusal(await api('/api/admin/verifications', { as: outsider }), 'forbidden');
      expectRefusal(await api(`/api/admin/verifications/${id}`, { as: outsider }), 'forbidden');
      expectRefusal(await approve(outsider, id), 'forbidden');
      expectRefusal(await refuse(outsider, id), 'forbidden');
    }
    expectRefusal(await approve(await aStaffMember(), member.id), 'verification-not-found');
  });
});
