import { describe, expect, it } from 'vitest';
import { Db } from '../../src/platform/database/prisma.js';
import { provided, useApi } from '../support/api.js';
import { aMember, aStaffMember } from '../support/factories.js';
import { mailsTo } from '../support/mails.js';
import { startProgram, usePrograms } from '../support/programs.js';

useApi();
usePrograms();

async function makeAdmin(...args: string[]) {
  const command = startProgram('make-admin.js', { args });
  return { code: await command.ended, output: command.output.trim() };
}

const roleOf = async (id: string) =>
  (await provided(Db).user.findUniqueOrThrow({ where: { id } })).role;

const recordOf = (id: string) => provided(Db).auditLog.findMany({ where: { subjectId: id } });

describe('the command that makes an admin', () => {
  it('gives the role to a confirmed member and records that it was a command', async () => {
    const { id, email } = await aMember();
    expect(await makeAdmin(email.toUpperCase())).toEqual({
      code: 0,
      output: `${email} is an admin now, and approves what others propose in seven days.`,
    });
    expect(await roleOf(id)).toBe('admin');
    expect((await mailsTo(email))[0]?.subject).toBe('Le rôle de votre compte a changé');
    expect(await recordOf(id)).toMatchObject([
      {
        actorId: id,
        action: 'change-role',
        subject: 'user',
        detail: { from: 'member', to: 'admin', by: 'command' },
      },
    ]);
  });

  it('changes and records nothing for an admin', async () => {
    const { id, email } = await aStaffMember('admin');
    expect(await makeAdmin(email)).toEqual({ code: 0, output: `${email} is an admin already.` });
    expect(await recordOf(id)).toHaveLength(1);
  });

  it('lets one approve at once, and takes the role', async () => {
    const { id, email } = await aMember();
    expect(await makeAdmin(email, '--approves-now')).toEqual({
      code: 0,
      output: `${email} is an admin now, and approves at once.`,
    });
    const [grant] = await provided(Db).roleGrant.findMany({ where: { userId: id } });
    expect(grant?.approvesFrom).toEqual(grant?.at);
    expect(await makeAdmin(email, '--remove')).toEqual({
      code: 0,
      output: `${email} is no admin any more.`,
    });
    expect(await roleOf(id)).toBe('member');
  });

  it('refuses an unknown address', async () => {
    expect(await makeAdmin('personne@loka.example')).toEqual({
      code: 1,
      output: 'No member has the address personne@loka.example.',
    });
  });

  it('refuses an address that is not confirmed', async () => {
    const { id, email } = await aMember({ confirmed: false });
    const { code, output } = await makeAdmin(email);
    expect(code).toBe(1);
    expect(output).toContain('not been confirmed');
    expect(await roleOf(id)).toBe('member');
  });

  it('asks for an address', async () => {
    const refused = { code: 1, output: expect.stringContaining('Usage') };
    expect(await makeAdmin()).toMatchObject(refused);
    expect(await makeAdmin('a@loka.example', '--approve')).toMatchObject(refused);
  });
});
