import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { AccountsQueries } from '../src/modules/accounts/accounts.queries.js';
import { type UserListQuery, userListQuery } from '../src/modules/accounts/accounts.schema.js';
import { ExportList } from '../src/modules/audit-log/index.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { paymentOf, topUp, work } from './support/payments.js';

useApi();

/** What nothing of another test has. */
const aWord = () => `mot${randomUUID().slice(0, 8)}`;

const exported = (list: string, as: Person, query = '') =>
  api<string>(`/api/admin/${list}/export.csv${query}`, { as });

/** The rows of a file, the names of its columns first, without the mark that it begins with. */
const rowsOf = (file: string) => file.replace('\uFEFF', '').trim().split('\r\n');

/** All of one instant, whom only their names tell apart. */
function manyMembers(word: string, count: number) {
  const sameInstant = new Date('2026-03-01T10:00:00Z');
  return provided(Db).user.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      name: `${word} ${String(index).padStart(4, '0')}`,
      email: `${word}-${index}@loka.example`,
      passwordHash: '',
      termsAcceptedAt: sameInstant,
      createdAt: sameInstant,
    })),
  });
}

describe('a list of the console as a file', () => {
  it('opens in a French Excel: a mark, semicolons, the columns of the list in French', async () => {
    const word = aWord();
    await aMember({ name: `Awa ${word}` });
    const { status, body, headers } = await exported('users', await aStaffMember(), `?q=${word}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="loka-members_\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const [columns, row, ...others] = rowsOf(body);
    expect(columns).toBe('Nom;Identité;Rôle;Portefeuille bloqué;Suspendu;Inscription');
    expect(row).toMatch(new RegExp(`^Awa ${word};Non vérifiée;Membre;;;`));
    expect(others).toEqual([]);
  });

  it.each(['users', 'payments'])('of %s has nothing that reaches a member', async (list) => {
    const word = aWord();
    const member = await aMember({ name: `Awa ${word}`, verified: true });
    await provided(Db).user.update({ where: { id: member.id }, data: { phone: '077000001' } });
    const { paymentId } = (await topUp(member, 5_000)).body;
    await work(paymentId);
    const { reference } = await paymentOf(paymentId);
    const q = list === 'users' ? word : reference;
    const { body } = await exported(list, await aStaffMember('admin'), `?q=${q}`);
    expect(rowsOf(body)).toHaveLength(2);
    expect(body).not.toMatch(/@|77 ?00 ?00|E-mail|Téléphone|Numéro/);
  });

  it('holds all rows that its filters let through, in the order of the list, each once', async () => {
    const word = aWord();
    const count = 1_203;
    await manyMembers(word, count);
    const { body } = await exported('users', await aStaffMember(), `?q=${word}`);
    const names = rowsOf(body)
      .slice(1)
      .map((row) => row.split(';')[0]);
    expect(names).toHaveLength(count);
    expect(new Set(names).size).toBe(count);
  });

  it('misses nobody when the last row of those read has left the list meanwhile', async () => {
    const word = aWord();
    await manyMembers(word, 1_001);
    const accounts = provided(AccountsQueries);
    const read = async (query: UserListQuery) => {
      const page = await accounts.searchUsers(query);
      if (query.page === 1) {
        const id = page.rows.at(-1)?.id ?? '';
        await provided(Db).user.update({ where: { id }, data: { name: 'Parti' } });
      }
      return page;
    };
    const { id } = await aStaffMember();
    const staff = {
      ...{ id, role: 'staff' as const, emailConfirmed: true, verificationStatus: 0 },
      ...{ isLeaving: false, isSuspended: false },
    };
    const file = await provided(ExportList).execute(staff, {
      ...{ list: 'members', schema: userListQuery, filter: { q: word }, read },
      columns: { Nom: ({ name }) => name },
    });
    const names = rowsOf(await text(file.getStream())).slice(1);
    expect(new Set(names).size).toBe(1_001);
    expect(names).toHaveLength(1_001);
  });

  it('of objects goes on after the last row too', async () => {
    const owner = await aMember({ verified: true });
    const { id } = await anItem({ owner, title: 'Perceuse' });
    await provided(Sql).$executeRaw`
      insert into items (id, owner_id, title, category, price, price_unit, location, city_id, created_at)
      select gen_random_uuid(), owner_id, 'Perceuse ' || n, category, price, price_unit, location, city_id,
        created_at + make_interval(secs => n / 3)
      from items, generate_series(1, 1100) n where id = ${id}::uuid`;
    const { body } = await exported('items', await aStaffMember(), `?ownerId=${owner.id}`);
    const titles = rowsOf(body)
      .slice(1)
      .map((row) => row.split(';')[0]);
    expect(titles).toHaveLength(1_101);
    expect(new Set(titles).size).toBe(1_101);
  });

  it.each([
    ['rentals', 'Objet;Locataire;Propriétaire;Début;Fin'],
    ['rentals', 'Objet;Locataire;Propriétaire;Début;Fin', '?disputed=true'],
    ['rentals', 'Objet;Locataire;Propriétaire;Début;Fin', '?late=true'],
    ['payments', "Référence;Chez l'opérateur;Type"],
    ['verifications', 'Personne;Document;Envoyée'],
    ['reports', 'Objet du signalement;Sur;Motif'],
    ['item-checks', 'Objet;Propriétaire;Mots'],
    ['reviews', 'Avis;Sur;Objet;Note'],
    ['approvals', 'Référence;Type;Acte;Membre;Montant (FCFA)'],
    ['places', 'Nom;Type;Ville'],
    ['audit-log', 'Quand;Qui;Acte'],
    ['incidents', 'Opérateur;Statut;Début'],
    ['reconciliation-reports', 'Jour;Demandée par'],
    ['reconciliation-reports', 'Jour;Demandée par', '?asked=true'],
    ['audit-reports', 'Jour;Règles vérifiées;Anomalies'],
  ])('is there for %s: %s', async (list, columns, query = '') => {
    const { status, body } = await exported(list, await aStaffMember('admin'), query);
    expect(status).toBe(200);
    expect(rowsOf(body)[0]).toContain(columns);
  });

  it('has amounts as numbers, and no cell that a spreadsheet would calculate', async () => {
    const word = aWord();
    const member = await aMember({ name: `=HYPERLINK("${word}")`, verified: true });
    const { paymentId } = (await topUp(member, 5_000)).body;
    await work(paymentId);
    const { reference } = await paymentOf(paymentId);
    const { body } = await exported('payments', await aStaffMember(), `?q=${reference}`);
    const [, row] = rowsOf(body);
    expect(row).toContain(`"'=HYPERLINK(""${word}"")"`);
    expect(row).toContain(';5000;0;');
    expect(row).toContain(';Dépôt;');
    expect(row).toContain(';Réussi;');
  });

  it('is on record with its filters and how many rows it has, not with what was searched for', async () => {
    const word = aWord();
    await aMember({ name: `Awa ${word}` });
    const staff = await aStaffMember();
    await exported('users', staff, `?q=${word}&role=member`);
    const where = { actorId: staff.id, subject: 'list' };
    const acts = await provided(Db).auditLog.findMany({ where });
    expect(acts).toMatchObject([{ action: 'export-list', subjectId: 'members' }]);
    expect(acts[0]?.detail).toEqual({ rows: 1, filter: { q: true, role: 'member' } });
  });

  it('is made so often an hour by one of the staff', async () => {
    const staff = await aStaffMember();
    for (let time = 0; time < 30; time++) await exported('places', staff, '?kind=city');
    expectRefusal(await exported('places', staff), 'too-many-requests');
    expect((await exported('places', await aStaffMember())).status).toBe(200);
  });
});
