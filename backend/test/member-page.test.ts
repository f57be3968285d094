import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignInView } from '../src/modules/auth/sessions/sessions.schema.js';
import type { NoteView } from '../src/modules/backoffice/notes/notes.schema.js';
import type { StaffPaymentView } from '../src/modules/payments/payments.schema.js';
import type { WalletEntryView } from '../src/modules/payments/statement/wallet.schema.js';
import type { RentalView } from '../src/modules/rentals/rentals.schema.js';
import type { ReportRow } from '../src/modules/reports/reports.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { PersonalData } from '../src/platform/personal-data.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { aMemberWith } from './support/payments.js';
import { aRequest } from './support/rentals.js';

useApi();

const read = async <Row>(path: string) =>
  (await api<Row[]>(`/api/admin/${path}`, { as: await aStaffMember() })).body;

const notesOf = ({ id }: Person) => read<NoteView>(`users/${id}/notes`);

const addNote = (as: Person, id: string, text: string) =>
  api(`/api/admin/users/${id}/notes`, { as, body: { text } });

describe('of a member, staff read', () => {
  it('the rentals as a renter and as an owner, and the payments', async () => {
    const { id, renter, owner } = await aRequest();
    const rented = await read<RentalView>(`rentals?renterId=${renter.id}`);
    const offered = await read<RentalView>(`rentals?ownerId=${owner.id}`);
    for (const rentals of [rented, offered]) expect(rentals.map((one) => one.id)).toEqual([id]);
    expect(await read(`rentals?ownerId=${renter.id}`)).toEqual([]);
    const payments = await read<StaffPaymentView>(`payments?payerId=${renter.id}`);
    expect(payments).toMatchObject([{ rentalId: id, payerId: renter.id }]);
    expect(await read(`payments?payerId=${owner.id}`)).toEqual([]);
  });

  it('the lines of the wallet, page by page', async () => {
    const member = await aMemberWith(5_000);
    const lines = await read<WalletEntryView>(`users/${member.id}/transactions`);
    expect(lines).toMatchObject([{ amount: 5_000, balance: 5_000 }]);
    const own = await api<WalletEntryView[]>('/api/wallet/transactions', { as: member });
    expect(lines).toEqual(own.body);
  });

  it('the devices, of which none is the one that asks', async () => {
    const member = await aMember();
    const devices = await read<SignInView>(`users/${member.id}/sessions`);
    expect(devices).toMatchObject([{ isCurrent: false }]);
  });

  it('the reports that they made, and those about them', async () => {
    const [reporter, reported] = [await aMember(), await aMember()];
    const about = { kind: 'member', subjectId: reported.id, memberId: reported.id } as const;
    const { id } = await provided(Db).report.create({
      data: {
        ...{ ...about, id: randomUUID(), reporterId: reporter.id, reason: 'scam' },
        ...{ title: reported.name, createdAt: provided(Clock).now() },
      },
    });
    const made = await read<ReportRow>(`reports?reporterId=${reporter.id}`);
    const received = await read<ReportRow>(`reports?memberId=${reported.id}`);
    for (const reports of [made, received]) expect(reports.map((one) => one.id)).toEqual([id]);
    expect(await read(`reports?reporterId=${reported.id}`)).toEqual([]);
  });
});

describe('the notes of staff', () => {
  it('name their author, the newest first', async () => {
    const [member, author] = [await aMember(), await aStaffMember()];
    expect((await addNote(author, member.id, ' Pièces vues au bureau ')).status).toBe(204);
    setNow(new Date(provided(Clock).now().getTime() + 1_000));
    expect((await addNote(author, member.id, 'Rappelé ce matin')).status).toBe(204);
    expect(await notesOf(member)).toMatchObject([
      { text: 'Rappelé ce matin', authorId: author.id, authorName: author.name },
      { text: 'Pièces vues au bureau' },
    ]);
  });

  it('say something, in a thousand characters at most', async () => {
    const [member, author] = [await aMember(), await aStaffMember()];
    for (const text of ['', '  ', 'a'.repeat(1_001)]) {
      expectRefusal(await addNote(author, member.id, text), 'invalid-request');
    }
    expect((await addNote(author, member.id, 'é'.repeat(1_000))).status).toBe(204);
  });

  it('are about members alone whom there are', async () => {
    expectRefusal(await addNote(await aStaffMember(), randomUUID(), 'Inconnu'), 'user-not-found');
    for (const part of ['notes', 'sessions', 'transactions']) {
      const path = `/api/admin/users/${randomUUID()}/${part}`;
      expectRefusal(await api(path, { as: await aStaffMember() }), 'user-not-found');
    }
  });

  it('are not shown to the colleague whom they are about, who adds none', async () => {
    const [colleague, author] = [await aStaffMember(), await aStaffMember()];
    expect((await addNote(author, colleague.id, 'À suivre')).status).toBe(204);
    const path = `/api/admin/users/${colleague.id}/notes`;
    expectRefusal(await api(path, { as: colleague }), 'own-account');
    expectRefusal(await addNote(colleague, colleague.id, 'Rien à signaler'), 'own-account');
    expect((await api(path, { as: author })).body).toMatchObject([{ text: 'À suivre' }]);
  });

  it('stay as they are', async () => {
    const [member, author] = [await aMember(), await aStaffMember()];
    await addNote(author, member.id, 'Vu');
    const where = { memberId: member.id };
    const { memberNote } = provided(Db);
    await expect(memberNote.updateMany({ where, data: { text: 'Rien' } })).rejects.toThrow();
    await expect(memberNote.deleteMany({ where })).rejects.toThrow();
    expect(await notesOf(member)).toMatchObject([{ text: 'Vu' }]);
  });

  it('are not in what their member is given', async () => {
    const [member, author] = [await aMember(), await aStaffMember()];
    await addNote(author, member.id, 'À surveiller de près');
    const files = await provided(PersonalData).collect(member.id);
    expect(JSON.stringify(files)).not.toContain('surveiller');
    expect(JSON.stringify((await api('/api/auth/session', { as: member })).body)).not.toContain(
      'surveiller',
    );
  });
});
