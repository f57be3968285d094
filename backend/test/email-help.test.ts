import { describe, expect, it } from 'vitest';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';

useApi();

const reason = 'Au téléphone';

const correct = (as: Person, { id }: Person, email: string) =>
  api(`/api/admin/users/${id}/correct-email`, { as, body: { email, reason } });

const resend = (as: Person, { id }: Person) =>
  api(`/api/admin/users/${id}/resend-confirmation`, { as, body: { reason } });

const acts = (id: string) =>
  provided(Db).auditLog.findMany({ where: { subjectId: id }, orderBy: { at: 'asc' } });

const confirm = (token: string) => api('/api/auth/confirm-email', { body: { token } });

const emailOf = async ({ id }: Person) =>
  (await provided(Db).user.findUniqueOrThrow({ where: { id } })).email;

describe('an address that was never confirmed', () => {
  it('is put right by staff, and becomes the member’s by the link that is mailed to it', async () => {
    const [member, staff] = [await aMember({ confirmed: false }), await aStaffMember()];
    await resend(staff, member);
    const old = await mailedToken(member.email);
    const email = `juste-${member.email}`;
    expect((await correct(staff, member, email)).status).toBe(204);
    expectRefusal(await confirm(old), 'link-expired');
    expect(await emailOf(member)).toBe(member.email);
    const { body: shown } = await api<UserView>(`/api/admin/users/${member.id}`, { as: staff });
    expect(shown).toMatchObject({ email, emailVerified: false });
    expect((await confirm(await mailedToken(email))).status).toBe(204);
    expect(await emailOf(member)).toBe(email);
    expect(await acts(member.id)).toMatchObject([
      { action: 'resend-confirmation', actorId: staff.id, detail: { reason } },
      { action: 'correct-email', actorId: staff.id, detail: { reason } },
    ]);
    expectRefusal(await correct(staff, member, member.email), 'address-confirmed');
    expectRefusal(await resend(staff, member), 'address-confirmed');
  });

  it('is not replaced by one that has an account, nor by what is no address', async () => {
    const [member, other] = [await aMember({ confirmed: false }), await aMember()];
    const staff = await aStaffMember();
    expectRefusal(await correct(staff, member, other.email.toUpperCase()), 'email-taken');
    expectRefusal(await correct(staff, member, 'awa@'), 'invalid-request');
    expect(await acts(member.id)).toEqual([]);
    expect(await mailsTo(other.email)).toEqual([]);
  });

  it('gets five links an hour at most, whoever asks for them', async () => {
    const [member, staff] = [await aMember({ confirmed: false }), await aStaffMember()];
    for (let nth = 0; nth < 3; nth++) expect((await resend(staff, member)).status).toBe(204);
    for (let nth = 0; nth < 2; nth++) {
      await api('/api/auth/resend-confirmation', { method: 'POST', as: member });
    }
    expectRefusal(await resend(staff, member), 'too-many-requests');
    expectRefusal(await correct(staff, member, `b-${member.email}`), 'too-many-requests');
    expect(await acts(member.id)).toHaveLength(3);
  });

  it('is not one’s own to help with, and a colleague’s is an admin’s', async () => {
    const [staff, admin] = [await aStaffMember(), await aStaffMember('admin')];
    const colleague = await aMember({ role: 'ops', confirmed: false });
    expectRefusal(await resend(staff, staff), 'own-account');
    expectRefusal(await correct(staff, staff, `c-${staff.email}`), 'own-account');
    expectRefusal(await resend(staff, colleague), 'forbidden');
    expect((await resend(admin, colleague)).status).toBe(204);
  });
});
