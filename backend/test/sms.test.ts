import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../src/env.js';
import { fromDate } from '../src/kernel/day.js';
import { AnswerBySms } from '../src/modules/notifications/sms/answer-by-sms.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { isAway } from '../src/platform/monitoring/dependencies.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, aStaffMember, type Person, password } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aRequest, seenBy, updateStatus, walletOf } from './support/rentals.js';
import {
  aNumber,
  answerBySms,
  confirmNumber,
  deliverSmsTo,
  lastSms,
  smsTo,
  startSmsService,
} from './support/sms-service.js';

useApi();

const noon = '2026-12-01T12:00:00+01:00';

/** A request to an owner who reads SMS, and the code of theirs that answers it. */
async function aRequestBySms() {
  setNow(noon);
  const owner = await aMember({ verified: true });
  const number = await confirmNumber(owner);
  const request = await aRequest({ owner });
  const code = /OUI (\d{4})/.exec(await lastSms(number))?.[1] ?? '';
  return { ...request, number, code };
}

const statusOf = async (as: Person, id: string) => (await seenBy(as, id)).status;

const confirm = (as: Person, code: string) =>
  api('/api/sms/number/confirm', { as, body: { code } });

describe('a number for SMS', () => {
  it('is confirmed by the six digits sent to it, which are good once', async () => {
    const service = await startSmsService();
    const member = await aMember();
    const phoneNumber = aNumber();
    await api('/api/sms/number', {
      as: member,
      body: { phoneNumber: `+241 ${phoneNumber.slice(1)}` },
    });
    await deliverSmsTo(phoneNumber);
    const [sms] = service.received;
    expect(sms).toMatchObject({ to: `+241${phoneNumber.slice(1)}`, text: expect.any(String) });
    expect(service.keys).toEqual([`Bearer ${env.SMS_KEY}`]);
    expect(await lastSms(phoneNumber)).toBe('');

    const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    expect((await confirm(member, code)).body).toMatchObject({ isConfirmed: true });
    expectRefusal(await confirm(member, code), 'sms-code-wrong');
  });

  it('is not confirmed by a code of another member, one too old, or a sixth attempt', async () => {
    setNow(noon);
    const [member, other] = [await aMember(), await aMember()];
    const ask = async (as: Person) => {
      const phoneNumber = aNumber();
      await api('/api/sms/number', { as, body: { phoneNumber } });
      return /\d{6}/.exec(await lastSms(phoneNumber))?.[0] ?? '';
    };
    const code = await ask(member);
    expectRefusal(await confirm(other, code), 'sms-code-wrong');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt++) {
      expectRefusal(await confirm(member, wrong), 'sms-code-wrong');
    }
    expectRefusal(await confirm(member, code), 'sms-code-wrong');

    const late = await ask(member);
    wait(600);
    expectRefusal(await confirm(member, late), 'sms-code-wrong');
  });

  it('is refused when it is none of Gabon, and sent five codes in an hour at most', async () => {
    const member = await aMember();
    const answer = await api('/api/sms/number', {
      as: member,
      body: { phoneNumber: '+33612345678' },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'phoneNumber' }] } });
    const phoneNumber = aNumber();
    for (let time = 0; time < 5; time++) {
      await api('/api/sms/number', { as: member, body: { phoneNumber } });
    }
    const sixth = await api('/api/sms/number', { as: member, body: { phoneNumber } });
    expectRefusal(sixth, 'too-many-requests');
    expect(await smsTo(phoneNumber)).toHaveLength(5);
  });

  it('is sent no code for a member whose e-mail address is not confirmed', async () => {
    const phoneNumber = aNumber();
    const as = await aMember({ confirmed: false });
    expectRefusal(
      await api('/api/sms/number', { as, body: { phoneNumber } }),
      'email-not-confirmed',
    );
    expect(await smsTo(phoneNumber)).toEqual([]);
  });

  it('is of one member when two confirm it at the same moment', async () => {
    const phoneNumber = aNumber();
    const members = [await aMember(), await aMember()];
    const codes: string[] = [];
    for (const as of members) {
      await api('/api/sms/number', { as, body: { phoneNumber } });
      codes.push(/\d{6}/.exec(await lastSms(phoneNumber))?.[0] ?? '');
    }
    const answers = await Promise.all(members.map((as, index) => confirm(as, codes[index] ?? '')));
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const confirmed = { phoneNumber, confirmedAt: { not: null } };
    expect(await provided(Db).smsNumber.count({ where: confirmed })).toBe(1);
  });

  it('is asked for only by whoever has just proven who they are, and told by mail', async () => {
    const as = await aMember();
    const ask = (phoneNumber = aNumber()) => api('/api/sms/number', { as, body: { phoneNumber } });
    wait(600);
    const phoneNumber = aNumber();
    expectRefusal(await ask(phoneNumber), 'reauthentication-required');
    expect(await smsTo(phoneNumber)).toEqual([]);
    await api('/api/auth/reauthenticate', { as, body: { password } });
    await confirmNumber(as, phoneNumber);
    const [mail] = await mailsTo(as.email);
    expect(mail?.subject).toBe('Un numéro répond par SMS à vos demandes');
    expect(mail?.text).toContain('/ce-n-etait-pas-moi?token=');

    await api('/api/sms/number', { method: 'DELETE', as });
    expect((await mailsTo(as.email))[0]?.subject).toBe('Vous ne recevez plus de SMS');
  });

  it('is of whoever confirmed it last; the other one is told', async () => {
    const [before, now] = [await aMember(), await aMember()];
    const number = await confirmNumber(before);
    await confirmNumber(now, number);
    expect((await mailsTo(before.email))[0]?.subject).toBe(
      'Votre numéro pour les SMS est utilisé par un autre compte',
    );
    const numberOf = async (as: Person) => (await api('/api/sms/number', { as })).body;
    expect(await numberOf(before)).toEqual({ phoneNumber: null, isConfirmed: false });
    expect(await numberOf(now)).toMatchObject({ isConfirmed: true });
  });
});

describe('an owner without data', () => {
  it('accepts by OUI and the code, as if on the site', async () => {
    const { owner, renter, id, number, code } = await aRequestBySms();
    expect((await answerBySms(number, ` oui ${code}. `)).status).toBe(204);
    expect(await statusOf(renter, id)).toBe('acceptée');
    expect(await lastSms(number)).toContain('vous avez accepté');
    const event = await provided(Db).rentalEvent.findFirst({
      where: { rentalId: id, event: 'accept' },
    });
    expect(event).toMatchObject({ actor: 'owner', actorId: owner.id });
  });

  it('refuses by NON and the code, and the renter has everything back', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    await answerBySms(number, `NON ${code}`);
    expect(await statusOf(renter, id)).toBe('refusée');
    expect((await walletOf(renter)).balance).toBe(35_000);
    expect(await lastSms(number)).toContain('vous avez refusé');
  });

  it('has as long for it as staff have given since the code was sent', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    const body = { deadline: 'answer', hours: 24, reason: 'Propriétaire hospitalisé' };
    const as = await aStaffMember();
    expect((await api(`/api/admin/rentals/${id}/postpone`, { as, body })).status).toBe(200);
    wait((env.REQUEST_TIMEOUT_HOURS + 1) * 3_600);
    await answerBySms(number, `OUI ${code}`);
    expect(await statusOf(renter, id)).toBe('acceptée');
  });

  it('acts once when the answer is delivered several times at the same moment', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    const answer = { id: randomUUID() };
    const texts = (await smsTo(number)).length;
    await Promise.all([1, 2, 3].map(() => answerBySms(number, `NON ${code}`, answer)));
    await answerBySms(number, `NON ${code}`, answer);
    expect(await statusOf(renter, id)).toBe('refusée');
    expect((await walletOf(renter)).balance).toBe(35_000);
    expect(await smsTo(number)).toHaveLength(texts + 1);
    expect(await lastSms(number)).toContain('vous avez refusé');
  });

  it('is heard when the server died after the act and before the reply', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    const answer = { id: randomUUID() };
    await answerBySms(number, `OUI ${code}`, answer);
    const where = { providerId: answer.id };
    const kept = await provided(Db).smsAnswer.findUniqueOrThrow({ where });
    await provided(Db).smsMessage.deleteMany({ where: { answerId: kept.id } });
    await provided(Db).smsAnswer.update({ where, data: { handledAt: null, outcome: null } });
    wait(31);
    await provided(AnswerBySms).executeDue();
    expect(await statusOf(renter, id)).toBe('acceptée');
    expect(await lastSms(number)).toContain('vous avez accepté');
  });
});

describe('answers by SMS', () => {
  it('are finished however many others fail', async () => {
    const receivedAt = new Date(provided(Clock).now().getTime() - 60_000);
    const data = Array.from({ length: 30 }, () => ({
      ...{ id: randomUUID(), providerId: randomUUID() },
      ...{ from: aNumber(), text: 'OUI', receivedAt },
    }));
    await provided(Db).smsAnswer.createMany({ data });
    onTestFinished(async () => {
      await provided(Db).smsAnswer.deleteMany({ where: { id: { in: data.map(({ id }) => id) } } });
    });
    const execute = vi.spyOn(provided(AnswerBySms), 'execute').mockRejectedValue(new Error());
    await provided(AnswerBySms).executeDue();
    const tried = new Set(execute.mock.calls.map(([id]) => id));
    expect(data.filter(({ id }) => !tried.has(id))).toEqual([]);
  });
});

describe('an answer by SMS changes nothing', () => {
  it('from another number, also a confirmed one', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    const other = await confirmNumber(await aMember());
    for (const from of [other, aNumber()]) {
      await answerBySms(from, `OUI ${code}`);
      expect(await lastSms(from)).toContain('inconnu');
    }
    expect(await statusOf(renter, id)).toBe('en attente');
    await answerBySms(number, `OUI ${code}`);
    expect(await statusOf(renter, id)).toBe('acceptée');
  });

  it('from a number that its member has left since', async () => {
    const { owner, renter, id, number, code } = await aRequestBySms();
    await confirmNumber(owner);
    await answerBySms(number, `OUI ${code}`);
    expect(await statusOf(renter, id)).toBe('en attente');
    expect(await lastSms(number)).toContain('inconnu');
  });

  it('with a used code, or one of a request that was answered on the site', async () => {
    const { owner, renter, id, number, code } = await aRequestBySms();
    await answerBySms(number, `OUI ${code}`);
    await answerBySms(number, `NON ${code}`);
    expect(await lastSms(number)).toContain('déjà servi');
    expect(await statusOf(renter, id)).toBe('acceptée');

    const next = await aRequest({ owner, from: 20, to: 23 });
    const nextCode = /OUI (\d{4})/.exec(await lastSms(number))?.[1];
    await updateStatus(owner, next.id, 'refusée');
    await answerBySms(number, `OUI ${nextCode}`);
    expect(await lastSms(number)).toContain('déjà sa réponse');
    expect(await statusOf(next.renter, next.id)).toBe('refusée');
  });

  it('that is refused, and leaves the code to be used when nothing stands against it any more', async () => {
    const { owner, renter, id, number, code } = await aRequestBySms();
    const { itemId, startDate, endDate } = await provided(Db).rental.findUniqueOrThrow({
      where: { id },
    });
    const close = (closed: boolean) =>
      api(`/api/items/${itemId}/closures`, {
        ...{ method: 'PUT', as: owner },
        body: { start: fromDate(startDate), end: fromDate(endDate), closed },
      });
    expect((await close(true)).status).toBe(204);
    await answerBySms(number, `OUI ${code}`);
    expect(await lastSms(number)).toContain("n'est plus possible");
    expect(await statusOf(renter, id)).toBe('en attente');
    await close(false);
    await answerBySms(number, `OUI ${code}`);
    expect(await statusOf(renter, id)).toBe('acceptée');
    await answerBySms(number, `OUI ${code}`);
    expect(await lastSms(number)).toContain('déjà servi');
  });

  it('after the deadline of its request', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    wait(env.REQUEST_TIMEOUT_HOURS * 3_600);
    await answerBySms(number, `OUI ${code}`);
    expect(await lastSms(number)).toContain('trop tard');
    const { status } = await provided(Db).rental.findUniqueOrThrow({ where: { id } });
    expect(status).toBe('en_attente');
    expect(renter.id).toBeDefined();
  });

  it('with an unknown code, or other words', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    const wrong = code === '0000' ? '0001' : '0000';
    await answerBySms(number, `OUI ${wrong}`);
    expect(await lastSms(number)).toContain('inconnu');
    await answerBySms(number, 'Bonjour, oui je veux bien');
    expect(await lastSms(number)).toContain('OUI ou NON');
    expect(await statusOf(renter, id)).toBe('en attente');
  });

  it('without the signature of the service', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    expectRefusal(
      await answerBySms(number, `OUI ${code}`, { secret: 'a forged secret' }),
      'forbidden',
    );
    const body = { id: 'x', from: number, text: `OUI ${code}` };
    expectRefusal(await api('/api/sms/answers', { body }), 'forbidden');
    expect(await statusOf(renter, id)).toBe('en attente');
  });

  it('more than twenty times an hour: guesses are heard no more', async () => {
    const { renter, id, number, code } = await aRequestBySms();
    const wrong = code === '0000' ? '0001' : '0000';
    for (let guess = 0; guess < 20; guess++) await answerBySms(number, `OUI ${wrong}`);
    const replies = (await smsTo(number)).length;
    await answerBySms(number, `OUI ${code}`);
    expect(await smsTo(number)).toHaveLength(replies);
    expect(await statusOf(renter, id)).toBe('en attente');
  });
});

describe('an SMS', () => {
  it('sent again after a crash has the same reference', async () => {
    const service = await startSmsService();
    const { number } = await aRequestBySms();
    const [sms] = await smsTo(number);
    await deliverSmsTo(number);
    const data = { sentAt: null, nextAttemptAt: provided(Clock).now() };
    await provided(Db).smsMessage.update({ where: { id: sms?.id ?? '' }, data });
    await deliverSmsTo(number);
    const references = service.received.map(({ reference }) => reference);
    expect(references.filter((one) => one === sms?.id)).toHaveLength(2);
  });

  it('that is refused, as for its number, is no sign that the service is away', async () => {
    const service = await startSmsService();
    const { number } = await aRequestBySms();
    for (const [status, isLost] of [
      [401, true],
      [422, false],
      [503, true],
    ] as const) {
      service.status = status;
      await provided(Db).smsMessage.updateMany({
        where: { to: number },
        data: { sentAt: null, nextAttemptAt: provided(Clock).now() },
      });
      await deliverSmsTo(number);
      expect(isAway('sms'), `${status}`).toBe(isLost);
    }
    service.status = 202;
    await provided(Db).smsMessage.updateMany({
      where: { to: number },
      data: { nextAttemptAt: provided(Clock).now() },
    });
    await deliverSmsTo(number);
    expect(isAway('sms')).toBe(false);
  });

  it('waits for the morning, and is not sent to who switched it off', async () => {
    setNow('2026-12-01T23:30:00+01:00');
    const owner = await aMember({ verified: true });
    const number = await confirmNumber(owner);
    await aRequest({ owner });
    const [sms] = await smsTo(number);
    expect(sms).toMatchObject({ nextAttemptAt: new Date('2026-12-02T06:00:00+01:00') });

    const off = { off: ['requests:sms'], quietHours: null };
    await api('/api/notifications/settings', { method: 'PUT', as: owner, body: off });
    const before = (await smsTo(number)).length;
    await aRequest({ owner });
    expect(await smsTo(number)).toHaveLength(before);
  });
});
