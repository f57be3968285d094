import { describe, expect, it, onTestFinished } from 'vitest';
import { addDays, startOfDay } from '../src/kernel/day.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { AdvanceCalendar } from '../src/modules/rentals/calendar/advance-calendar.js';
import { SendReminders } from '../src/modules/rentals/reminders/send-reminders.js';
import { rentalPolicy } from '../src/modules/rentals/rental-policy.js';
import type { RentalStepView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { aRequest, inDays, updateStatus } from './support/rentals.js';

useApi();

const hour = 3_600_000;
const remind = () => provided(SendReminders).execute();
const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * hour);

async function remindersOf(as: Person, id: string): Promise<string[]> {
  const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as });
  return body.map(({ event }) => event).filter((event) => event.startsWith('remind'));
}

async function subjectsTo({ email }: Person): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject).filter((one) => /^Rappel/.test(one));
}

describe('a request without an answer', () => {
  it('is called to the mind of its owner once, six hours before its deadline', async () => {
    const { id, owner, renter } = await aRequest();
    const requestedAt = provided(Clock).now();
    setNow(hoursAfter(requestedAt, 17.9));
    await remind();
    expect(await remindersOf(owner, id)).toEqual([]);
    setNow(hoursAfter(requestedAt, 18.1));
    await Promise.all([remind(), remind(), remind()]);
    expect(await remindersOf(owner, id)).toEqual(['remind-answer']);
    expect(await subjectsTo(owner)).toHaveLength(1);
    expect(await subjectsTo(renter)).toEqual([]);
    const [mail] = (await mailsTo(owner.email)).filter(({ subject }) => /^Rappel/.test(subject));
    expect(mail?.text).toContain('Acceptez ou refusez avant le');
  });

  it('was so in its time also after the rule has become another', async () => {
    const before = { ...rentalPolicy };
    onTestFinished(() => void Object.assign(rentalPolicy, before));
    Object.assign(rentalPolicy, { requestTimeoutHours: 48 });
    const [reminded, postponed] = [await aRequest(), await aRequest()];
    const requestedAt = provided(Clock).now();
    const staff = await aStaffMember('admin');
    const { status } = await api(`/api/admin/rentals/${postponed.id}/postpone`, {
      method: 'POST',
      as: staff,
      body: { deadline: 'answer', hours: 24, reason: 'Panne de réseau à Owendo' },
    });
    expect(status).toBe(200);
    setNow(hoursAfter(requestedAt, 42.1));
    await remind();
    for (const { id, owner } of [reminded, postponed]) {
      expect(await remindersOf(owner, id)).toEqual(['remind-answer']);
      await updateStatus(owner, id, 'refusée');
    }
    Object.assign(rentalPolicy, before);
    const findings = await provided(AuditBooks).execute();
    const said = JSON.stringify(findings.flatMap(({ violations }) => violations));
    for (const { id } of [reminded, postponed]) expect(said).not.toContain(id);
  });

  it('made on the evening before its start day is so when a quarter of the time is left', async () => {
    setNow(hoursAfter(startOfDay(inDays(1)), 20));
    const { id, owner } = await aRequest({ from: 1, to: 2 });
    setNow(hoursAfter(startOfDay(inDays(1)), -1.01));
    await remind();
    expect(await remindersOf(owner, id)).toEqual([]);
    setNow(hoursAfter(startOfDay(inDays(1)), -0.5));
    await remind();
    expect(await remindersOf(owner, id)).toEqual(['remind-answer']);
  });

  it('is not called to mind once it is answered', async () => {
    const { id, owner } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    setNow(hoursAfter(provided(Clock).now(), 20));
    await remind();
    expect(await remindersOf(owner, id)).toEqual([]);
  });
});

describe('an accepted rental', () => {
  const morningBefore = (days: number) => hoursAfter(startOfDay(inDays(days - 1)), 9);
  const nearMailsTo = async ({ email }: Person) =>
    (await mailsTo(email)).filter(({ subject }) => /demain/.test(subject));

  it('is called to the mind of both parties once, in the morning before it starts', async () => {
    const { id, owner, renter } = await aRequest();
    await updateStatus(owner, id, 'acceptée');
    const morning = morningBefore(10);
    setNow(hoursAfter(morning, -0.1));
    await remind();
    expect(await remindersOf(renter, id)).toEqual([]);
    setNow(hoursAfter(morning, 0.1));
    await Promise.all([remind(), remind(), remind()]);
    expect(await remindersOf(renter, id)).toEqual(['remind-start']);
    for (const party of [renter, owner]) expect(await nearMailsTo(party)).toHaveLength(1);
  });

  it('is not so for those who accepted it on that day', async () => {
    const { id, owner, renter } = await aRequest({ from: 2, to: 3 });
    setNow(hoursAfter(morningBefore(2), 1));
    await updateStatus(owner, id, 'acceptée');
    setNow(hoursAfter(provided(Clock).now(), 2));
    await remind();
    expect(await remindersOf(renter, id)).toEqual([]);
    expect(await nearMailsTo(renter)).toEqual([]);
  });
});

describe('a finished rental that nobody declares back', () => {
  async function aFinishedRental() {
    const rental = await aRequest();
    await updateStatus(rental.owner, rental.id, 'acceptée');
    const end = inDays(13);
    setNow(startOfDay(addDays(end, 1)));
    await provided(AdvanceCalendar).execute();
    return { ...rental, end };
  }

  it('is called to the mind of both parties two days and a week after its last day', async () => {
    const { id, owner, renter, end } = await aFinishedRental();
    await remind();
    expect(await remindersOf(renter, id)).toEqual([]);
    for (const days of [2, 3, 7, 8]) {
      setNow(hoursAfter(startOfDay(addDays(end, days)), 9));
      await Promise.all([remind(), remind()]);
    }
    expect(await remindersOf(renter, id)).toEqual(['remind-return', 'remind-return-again']);
    expect(await subjectsTo(renter)).toHaveLength(2);
    expect(await subjectsTo(owner)).toHaveLength(2);
  });

  it('is left alone once its renter has declared it back', async () => {
    const { id, renter, end } = await aFinishedRental();
    await api(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter });
    setNow(hoursAfter(startOfDay(addDays(end, 2)), 9));
    await remind();
    expect(await remindersOf(renter, id)).toEqual([]);
  });

  it('cannot have the same reminder twice in the database either', async () => {
    const { id: rentalId, end } = await aFinishedRental();
    setNow(hoursAfter(startOfDay(addDays(end, 2)), 9));
    await remind();
    const again = { rentalId, event: 'remind-return', from: 'terminee', to: 'terminee' } as const;
    const twice = provided(Db).rentalEvent.create({
      data: { ...again, actor: 'system', at: new Date() },
    });
    await expect(twice).rejects.toThrow(/Unique constraint/);
  });
});
