import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ExpireApprovals } from '../src/modules/approvals/decide/expire-approvals.js';
import type { ApprovalView } from '../src/modules/approvals/list/approvals.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person, setRole } from './support/factories.js';
import { paymentOf, topUp, work } from './support/payments.js';
import { violationsAbout } from './support/suspensions.js';

useApi();

const db = () => provided(Db);
const day = 24 * 3_600;
const reason = 'Lettre aux membres';

/** What no member of another test has. */
const aWord = () => `mot${randomUUID().slice(0, 8)}`;

async function aReachableMember(word: string): Promise<Person> {
  const member = await aMember({ name: `Awa ${word}`, verified: true });
  await db().user.update({ where: { id: member.id }, data: { phone: '077000001' } });
  return member;
}

const ask = (as: Person, wanted: object = {}, headers = {}) =>
  api<{ id: string; approvalId: string | null }>('/api/admin/contact-exports', {
    as,
    headers,
    body: { list: 'members', reason, ...wanted },
  });

const take = (as: Person, id: string) =>
  api<string>(`/api/admin/contact-exports/${id}/file`, { method: 'POST', as });

const decided = (as: Person, id: string, name: 'approve' | 'refuse' | 'take-back', body = {}) =>
  api<ApprovalView>(`/api/admin/approvals/${id}/${name}`, { method: 'POST', as, body });

const fresh = async (person: Person) => ({ ...person, token: await aToken(person.id) });

const entriesOf = ({ id }: Person) =>
  db().auditLog.findMany({ where: { actorId: id, action: 'export-list' } });

describe('a list with contact data as a file', () => {
  it('is an admin’s at once, with a reason: once, on record with why and how many rows', async () => {
    const word = aWord();
    const { email } = await aReachableMember(word);
    const admin = await aStaffMember('admin');
    const { body, status } = await ask(admin, { filter: { q: word } });
    expect([status, body.approvalId]).toEqual([200, null]);
    const file = await take(admin, body.id);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [columns, row, ...others] = file.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(columns).toBe(
      'Nom;E-mail;Téléphone;Identité;Rôle;Portefeuille bloqué;Suspendu;Inscription',
    );
    // A spreadsheet keeps the zeros of the number.
    expect(row).toContain(`Awa ${word};${email};077 00 00 01;`);
    expect(others).toEqual([]);
    expectRefusal(await take(admin, body.id), 'contact-export-over');
    const [entry, ...more] = await entriesOf(admin);
    expect(entry).toMatchObject({
      subjectId: 'members',
      detail: { rows: 1, filter: { q: true }, contacts: true, reason, exportId: body.id },
    });
    expect(more).toEqual([]);
    expect(await violationsAbout(body.id)).toEqual([]);
  });

  it('of payments has the numbers that paid', async () => {
    const member = await aReachableMember(aWord());
    const { paymentId } = (await topUp(member, 5_000)).body;
    await work(paymentId);
    const { reference } = await paymentOf(paymentId);
    const admin = await aStaffMember('admin');
    const { body } = await ask(admin, { list: 'payments', filter: { q: reference } });
    const file = await take(admin, body.id);
    expect(file.body).toContain('Numéro');
    expect(file.body).toMatch(/;07\d \d\d \d\d \d\d/);
  });

  it('asks for a reason, a fresh proof and a filter of the list', async () => {
    const admin = await aStaffMember('admin');
    expectRefusal(await ask(admin, { reason: '' }), 'invalid-request');
    expectRefusal(await ask(admin, { filter: { role: 'king' } }), 'invalid-request');
    expectRefusal(await ask(admin, { list: 'items' }), 'invalid-request');
    const staff = await aStaffMember('staff');
    wait(601);
    expectRefusal(await ask(admin), 'reauthentication-required');
    expectRefusal(await ask(staff), 'reauthentication-required');
  });

  it('of other staff waits for an admin, and is theirs alone then', async () => {
    const word = aWord();
    await aReachableMember(word);
    const [staff, admin] = [await aStaffMember('staff'), await aStaffMember('admin')];
    const key = { 'Idempotency-Key': randomUUID() };
    const { body } = await ask(staff, { filter: { q: word } }, key);
    expect(body.approvalId).toBe(body.id);
    expect((await ask(staff, { filter: { q: word } }, key)).body).toEqual(body);
    expectRefusal(await take(staff, body.id), 'contact-export-not-found');
    expectRefusal(await decided(staff, body.id, 'approve'), 'forbidden');
    const answers = await Promise.all([1, 2].map(() => decided(admin, body.id, 'approve')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.facts).toContainEqual({ label: 'Lignes à la demande', value: '1' });
    const once = "une fois, dans les 24 heures après l'accord";
    expect(answers[0]?.body.facts).toContainEqual({ label: 'Fichier', value: once });
    expectRefusal(await take(admin, body.id), 'contact-export-not-found');
    const files = await Promise.all([1, 2, 3].map(() => take(staff, body.id)));
    expect(files.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [entry, ...more] = await entriesOf(staff);
    expect(entry?.detail).toMatchObject({ approvalId: body.id, contacts: true, rows: 1, reason });
    expect(more).toEqual([]);
    expect(await violationsAbout(body.id)).toEqual([]);
  });

  it('may wait for several of the staff at once', async () => {
    for (const staff of [await aStaffMember('staff'), await aStaffMember('staff')])
      expect((await ask(staff)).body.approvalId).not.toBeNull();
  });

  it('is not made when it is refused, taken back or not decided in time', async () => {
    const [staff, admin] = [await aStaffMember('staff'), await aStaffMember('admin')];
    const refused = (await ask(staff)).body.id;
    await decided(admin, refused, 'refuse', { reason: 'La raison ne suffit pas' });
    const back = (await ask(staff)).body.id;
    await decided(staff, back, 'take-back');
    const late = (await ask(staff)).body.id;
    wait(7 * day);
    expectRefusal(await decided(await fresh(admin), late, 'approve'), 'approval-expired');
    await provided(ExpireApprovals).execute();
    for (const id of [refused, back, late])
      expectRefusal(await take(await fresh(staff), id), 'contact-export-not-found');
    expect(await entriesOf(staff)).toEqual([]);
  });

  it('is over after 24 hours, and with the role', async () => {
    const [admin, other] = [await aStaffMember('admin'), await aStaffMember('admin')];
    const { id } = (await ask(admin)).body;
    const { id: gone } = (await ask(other)).body;
    await setRole(other, 'member');
    expectRefusal(await take(await fresh(other), gone), 'forbidden');
    wait(day);
    expectRefusal(await take(await fresh(admin), id), 'contact-export-over');
    expect(await violationsAbout(id)).toEqual([]);
  });

  it('is let by the database to an admin, or as an admin approved it', async () => {
    const staff = await aStaffMember('staff');
    const grantedAt = new Date();
    const granted = { list: 'members', filter: {}, reason, requestedById: staff.id, grantedAt };
    const expiresAt = new Date(grantedAt.getTime() + day * 1_000);
    const create = (more: object) =>
      db().contactExport.create({ data: { id: randomUUID(), ...granted, expiresAt, ...more } });
    await expect(create({})).rejects.toThrow();
    const { id: approvalId } = (await ask(staff)).body;
    await expect(create({ approvalId })).rejects.toThrow();
    const admin = await aStaffMember('admin');
    const own = await create({ requestedById: admin.id });
    await expect(db().contactExport.delete({ where: { id: own.id } })).rejects.toThrow();
    const change = { where: { id: own.id }, data: { reason: 'Autre' } };
    await expect(db().contactExport.update(change)).rejects.toThrow();
    const later = { where: { id: own.id }, data: { usedAt: expiresAt, rows: 1 } };
    await expect(db().contactExport.update(later)).rejects.toThrow();
  });
});
