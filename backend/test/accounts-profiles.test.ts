import { describe, expect, it } from 'vitest';
import { AccountsQueries } from '../src/modules/accounts/accounts.queries.js';
import type { UserRow, UserView } from '../src/modules/accounts/accounts.schema.js';
import type { AuditEntryView } from '../src/modules/backoffice/audit-log.schema.js';
import type { PublicConfigView } from '../src/modules/catalogue/public-config.schema.js';
import { BalancesQueries } from '../src/modules/wallet/index.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';
import { anUpload } from './support/pictures.js';
import { planOf, statementsOf } from './support/statements.js';

useApi();

const userOf = (as: Person | undefined, id: string) => api<UserView>(`/user/${id}`, { as });
const update = (as: Person, body: object, id = as.id) =>
  api<UserView>(`/user/${id}`, { method: 'PATCH', as, body });

describe('a user', () => {
  it('is visible to themselves and to staff only', async () => {
    const [member, other, staff] = await Promise.all([aMember(), aMember(), aStaffMember()]);
    expect((await userOf(member, member.id)).body.email).toBe(member.email);
    expect((await userOf(staff, member.id)).body.email).toBe(member.email);
    expectRefusal(await userOf(other, member.id), 'forbidden');
    expectRefusal(await userOf(undefined, member.id), 'unauthenticated');
  });

  it('changes their contact details; numbers are stored in the national form', async () => {
    const member = await aMember();
    const { status, body } = await update(member, {
      phone: '+241 77 12 34 56',
      address: 'Quartier Louis',
      city: 'Libreville',
      postalCode: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      phone: '077123456',
      address: 'Quartier Louis',
      city: 'Libreville',
      postalCode: null,
    });
    expect((await update(member, { city: 'Port-Gentil' })).body.phone).toBe('077123456');
  });

  it('is refused in French for a number that is not Gabonese', async () => {
    const answer = await update(await aMember(), { phone: '+33 6 12 34 56 78' });
    expect(expectRefusal(answer, 'invalid-request')).toEqual([
      { path: 'phone', message: 'Saisissez un numéro gabonais.' },
    ]);
  });

  it('cannot change a name that staff have verified', async () => {
    const verified = await aMember({ verified: true });
    expectRefusal(await update(verified, { name: 'Quelqu’un d’autre' }), 'name-locked');
    expect((await update(verified, { name: verified.name, city: 'Libreville' })).status).toBe(200);
    expect((await update(await aMember(), { name: 'Awa M.' })).body.name).toBe('Awa M.');
  });

  it('is stored without the signs that PostgreSQL cannot store', async () => {
    const { body } = await update(await aMember(), { city: 'Libre\u0000ville' });
    expect(body.city).toBe('Libre ville');
  });

  it('cannot change another user, not even as an admin', async () => {
    const [member, staff] = await Promise.all([aMember(), aStaffMember('admin')]);
    expectRefusal(await update(staff, { city: 'Libreville' }, member.id), 'forbidden');
  });

  it('cannot change their role, balance, verification or e-mail address', async () => {
    const member = await aMember({ confirmed: false });
    await update(member, {
      role: 'admin',
      verifier: 2,
      walletBalance: 1_000_000,
      emailVerified: true,
      email: 'autre@loka.example',
    });
    expect((await userOf(member, member.id)).body).toMatchObject({
      role: 'member',
      verifier: 0,
      walletBalance: 0,
      emailVerified: false,
      email: member.email,
    });
  });

  it('chooses an avatar among their own avatar uploads only', async () => {
    const [member, other] = await Promise.all([aMember(), aMember()]);
    const picture = await anUpload(member, 'avatar');
    expect((await update(member, { avatar: picture.url })).body.avatar).toBe(picture.url);
    expectRefusal(await update(other, { avatar: picture.id }), 'upload-not-yours');
    const identity = await anUpload(member, 'identity');
    expectRefusal(await update(member, { avatar: identity.id }), 'upload-not-found');
    const { body } = await update(member, { avatar: null });
    expect(body.avatar).toBe('/art/avatar-default.svg');
  });
});

describe('the record of a sign-up', () => {
  const record = (as: Person, id: string, changes: object = {}) =>
    api<UserView>('/api/users', {
      as,
      body: {
        id,
        name: 'Nouveau nom',
        email: 'autre@loka.example',
        avatar: '/x.png',
        walletBalance: 5_000,
        phone: '077123456',
        address: null,
        city: null,
        postalCode: null,
        ...changes,
      },
    });

  it('fills in what is missing and changes nothing else', async () => {
    const member = await aMember();
    const first = await record(member, member.id);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      name: member.name,
      email: member.email,
      walletBalance: 0,
      phone: '077123456',
      city: null,
    });
    const second = await record(member, member.id, { phone: '066123456', city: 'Libreville' });
    expect(second.body).toMatchObject({ phone: '077123456', city: 'Libreville' });
  });

  it('cannot be completed by another user', async () => {
    const [member, other] = await Promise.all([aMember(), aMember()]);
    expectRefusal(await record(member, other.id), 'forbidden');
  });
});

describe('the console', () => {
  it('finds users by a part of their name or address, page by page', async () => {
    const staff = await aStaffMember();
    const surname = `Nzé-${staff.id}`;
    for (const first of ['Ada', 'Bia', 'Célé']) await aMember({ name: `${first} ${surname}` });
    const list = (page: number) =>
      api<UserRow[]>(
        `/api/admin/users?q=${encodeURIComponent(surname)}&page=${page}&perPage=2&sort=name&order=ASC`,
        { as: staff },
      );
    const [first, second] = [await list(1), await list(2)];
    expect(first.headers.get('x-total-count')).toBe('3');
    expect([...first.body, ...second.body].map((user) => user.name)).toEqual([
      `Ada ${surname}`,
      `Bia ${surname}`,
      `Célé ${surname}`,
    ]);
  });

  it('finds users by words in any order, whatever their accents', async () => {
    const staff = await aStaffMember();
    const { id } = await aMember({ name: `Aïcha Nzé-Œuvré ${staff.id}` });
    for (const q of [`aicha ${staff.id}`, `${staff.id} AÏCHA`, `nze-oeuvre  ${staff.id}`]) {
      const path = `/api/admin/users?q=${encodeURIComponent(q)}`;
      const { body } = await api<UserRow[]>(path, { as: staff });
      expect(body.map((user) => user.id)).toEqual([id]);
    }
  });

  it('takes the wildcards of a search as plain characters', async () => {
    const staff = await aStaffMember();
    const named = await aMember({ name: `Ada ${staff.id} (100 %_)` });
    const found = async (part: string) => {
      const q = encodeURIComponent(`${staff.id} ${part}`);
      const { body } = await api<UserRow[]>(`/api/admin/users?q=${q}`, { as: staff });
      return body.map(({ id }) => id);
    };
    expect(await found('(100 %_)')).toEqual([named.id]);
    expect(await found('(_00')).toEqual([]);
    expect(await found('(%')).toEqual([]);
  });

  it('searches users by the trigram index', async () => {
    const statements = await statementsOf((db) =>
      new AccountsQueries(db, provided(BalancesQueries)).searchUsers({
        q: 'mboumba',
        page: 1,
        perPage: 25,
        sort: 'createdAt',
        order: 'DESC',
      }),
    );
    expect(statements).toHaveLength(2);
    for (const statement of statements)
      expect(await planOf(statement)).toContain('users_plain_text');
  });

  it('refuses more than 100 rows a page', async () => {
    const staff = await aStaffMember();
    const answer = await api('/api/admin/users?perPage=1000', { as: staff });
    expect(expectRefusal(answer, 'invalid-request')[0]?.path).toBe('perPage');
  });

  it('lets admins change roles, except their own, and records it in the audit log', async () => {
    const [admin, staff, member] = await Promise.all([
      aStaffMember('admin'),
      aStaffMember(),
      aMember(),
    ]);
    const change = (as: Person, id: string) =>
      api<UserView>(`/api/admin/users/${id}/role`, {
        as,
        body: { role: 'staff', from: 'member', reason: 'Nouvelle équipe' },
      });
    expectRefusal(await change(member, member.id), 'forbidden');
    expectRefusal(await change(staff, member.id), 'forbidden');
    expectRefusal(await change(admin, admin.id), 'own-account');
    expect((await change(admin, member.id)).body.role).toBe('staff');

    const log = await api<AuditEntryView[]>(`/api/admin/audit-log?subjectId=${member.id}`, {
      as: staff,
    });
    expect(log.body).toMatchObject([
      {
        actorId: admin.id,
        actorName: admin.name,
        action: 'change-role',
        detail: { from: 'member', to: 'staff' },
      },
    ]);
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Le rôle de votre compte a changé');
    expect(mail?.text).toContain('/ce-n-etait-pas-moi?token=');
  });

  it('changes no role that another admin has changed since it was read', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const change = (role: string, from: string) =>
      api<UserView>(`/api/admin/users/${member.id}/role`, {
        as: admin,
        body: { role, from, reason: 'Nouvelle équipe' },
      });
    expect((await change('ops', 'member')).body.role).toBe('ops');
    expectRefusal(await change('admin', 'member'), 'role-changed');
    // Asked for again, by whoever did not hear the answer.
    expect((await change('ops', 'member')).body.role).toBe('ops');
    expect((await change('staff', 'ops')).body.role).toBe('staff');
  });

  it('is refused to members', async () => {
    const member = await aMember({ verified: true });
    for (const path of ['users', `users/${member.id}`, 'audit-log']) {
      expectRefusal(await api(`/api/admin/${path}`, { as: member }), 'forbidden');
      expectRefusal(await api(`/api/admin/${path}`), 'unauthenticated');
    }
  });
});

describe('the public configuration', () => {
  it('says how to reach us', async () => {
    const { body } = await api<PublicConfigView>('/api/public-config');
    expect(body.contactEmail).toContain('@');
    expect(body.contactPhone).toMatch(/\d/);
  });

  it('says the delays, shares and amounts in force', async () => {
    const { body } = await api<PublicConfigView>('/api/public-config');
    expect(body.policy).toEqual({
      requestTimeoutHours: 24,
      fullRefundHours: 48,
      partialRefundHours: 24,
      partialRefundPercent: 50,
      handoverSilenceHours: 24,
      handoverAnswerHours: 24,
      returnSilenceHours: 48,
      newNumberHours: 24,
      identityReviewHours: 48,
      approvedPapersDays: 90,
      refusedPapersDays: 30,
      paymentWaitSeconds: 90,
      totalCap: 200,
    });
  });
});
