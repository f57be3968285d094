import { randomUUID } from 'node:crypto';
import { DeleteDue } from '../../../src/modules/personal-data/deletion/delete-due.js';
import { MakeExport } from '../../../src/modules/personal-data/export/make-export.js';
import { sealTyped } from '../../../src/modules/verification/papers/typed-papers.js';
import { Clock } from '../../../src/platform/clock.js';
import { Db } from '../../../src/platform/database/prisma.js';
import { api, provided } from '../../../test/support/api.js';
import { setNow, wait } from '../../../test/support/clock.js';
import { aMember, aToken, type Person } from '../../../test/support/factories.js';
import { mailedToken } from '../../../test/support/mails.js';
import { anUpload } from '../../../test/support/pictures.js';
import { addApp, addPasskey, Browser } from '../../../test/support/second-step.js';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** All that can happen to accounts: how they are opened, who is verified, who leaves. */
export async function writeAccounts(admin: Person): Promise<void> {
  await secureAccounts();
  await sendPapers(admin);
  await leaveAndStay();
}

/** A passkey, an app, a recovery code that was used, and two changed addresses, one of which is undone. */
async function secureAccounts(): Promise<void> {
  await addPasskey(await aMember());
  const guarded = await aMember();
  const { recoveryCodes } = await addApp(guarded);
  // Within seconds, it could be one of the codes before.
  wait(60);
  const browser = new Browser();
  await expectDone(browser.signIn(guarded.email));
  await expectDone(browser.complete({ recoveryCode: recoveryCodes[0] }));
  const post = (path: string, body: object, as?: Person) =>
    expectDone(api(`/api/auth/email-change${path}`, { body, as }));
  for (const isUndone of [false, true]) {
    const member = await aMember();
    const email = `new-${member.email}`;
    await post('', { email }, member);
    await post('/confirm', { token: await mailedToken(email) });
    if (isUndone) await post('/undo', { token: await mailedToken(member.email) });
  }
}

/** Papers that wait, that were accepted, and that were refused. */
async function sendPapers(admin: Person): Promise<void> {
  const decided = { decidedById: admin.id, decidedAt: provided(Clock).now() };
  const reason = 'Illisible';
  for (const { status, verificationStatus, ...row } of [
    { status: 'pending' as const, verificationStatus: 1 },
    { status: 'approved' as const, verificationStatus: 2, ...decided },
    { status: 'rejected' as const, verificationStatus: -1, reason, ...decided },
  ]) {
    const { id: userId, ...member } = await aMember();
    const [document, photo] = [
      await anUpload({ id: userId, ...member }, 'identity'),
      await anUpload({ id: userId, ...member }, 'identity'),
    ];
    const pictures = { documentId: document.id, photoId: photo.id };
    const createdAt = new Date(provided(Clock).now().getTime() - hourSeconds * 1000);
    const id = randomUUID();
    const typed = { numero: '0123-4567-8901', birthDate: null };
    const paper = { type: 'CNI' as const, ...sealTyped(id, typed), numberHmac: randomUUID() };
    await provided(Db).identitySubmission.create({
      data: { id, userId, status, createdAt, ...row, ...pictures, ...paper },
    });
    const verificationReason = status === 'rejected' ? reason : null;
    await provided(Db).user.update({
      where: { id: userId },
      data: { verificationStatus, verificationReason },
    });
  }
}

/** An account that is to be deleted, one that is, and one that is kept, whose member has the data and asks for it anew. */
async function leaveAndStay(): Promise<void> {
  const path = '/api/account/deletion';
  const ended = provided(Clock).now();
  setNow(new Date(ended.getTime() - 8 * daySeconds * 1000));
  const [gone, kept, leaving] = [await aMember(), await aMember(), await aMember()];
  for (const as of [gone, kept]) await expectDone(api(path, { as, body: { confirmed: true } }));
  wait(hourSeconds);
  const token = await aToken(kept.id);
  await expectDone(api(path, { method: 'DELETE', as: { token } }));
  setNow(ended);
  await provided(DeleteDue).execute();
  const [fresh, again] = [await aToken(leaving.id), await aToken(kept.id)];
  await expectDone(api(path, { as: { token: fresh }, body: { confirmed: true } }));
  const askForData = () =>
    expectDone(api('/api/account/exports', { as: { token: again }, method: 'POST' }));
  await askForData();
  const asked = await provided(Db).dataExport.findFirstOrThrow({ where: { userId: kept.id } });
  await provided(MakeExport).execute(asked.id);
  await askForData();
}

async function expectDone(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Not done: ${status} ${JSON.stringify(body)}`);
}
