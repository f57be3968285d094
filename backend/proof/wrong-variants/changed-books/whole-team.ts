import { GiveRole } from '../../../src/modules/accounts/give-role.js';
import { MakeAdmin } from '../../../src/modules/accounts/make-admin.js';
import type { Role } from '../../../src/platform/database/generated/client.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import { api, provided } from '../../../test/support/api.js';
import { wait } from '../../../test/support/clock.js';
import { aMember, aToken, type Person } from '../../../test/support/factories.js';
import { mailedToken } from '../../../test/support/mails.js';

/** An admin by the command on the server, who approves at once. */
export async function anAdminByCommand(): Promise<Person> {
  const admin = await aMember({ name: 'Serge Ondo' });
  await provided(MakeAdmin).execute(admin.email, true);
  return admin;
}

/** With a sign-in of now: proposing and approving ask for a proof of ten minutes at most. */
export const freshlyProven = async (person: Person): Promise<Person> => ({
  ...person,
  token: await aToken(person.id),
});

/** A member whom an admin has given a role. */
export async function appointed(by: Person, role: Role): Promise<Person> {
  const member = await aMember({ name: 'Serge Ondo' });
  await give(by, member, 'member', role);
  return member;
}

/** A member who had a role for a minute. */
export async function appointForAWhile(by: Person): Promise<void> {
  const member = await appointed(by, 'staff');
  wait(60);
  await give(by, member, 'staff', 'member');
}

function give({ id }: Person, user: Person, from: Role, role: Role): Promise<void> {
  const gift = { user: { id: user.id, role: from }, role, givenById: id };
  return provided(Transactions).run((tx, afterCommit) =>
    provided(GiveRole).execute(tx, afterCommit, gift),
  );
}

/** A number that its member adds and confirms. It may receive money a day later. */
export async function aConfirmedNumber(of: Person, phoneNumber = '077000001'): Promise<string> {
  const id = await anAddedNumber(of, phoneNumber);
  await post('/confirm', { token: await mailedToken(of.email) });
  return id;
}

/** One more that was mailed its link twice, and waits; and another that is preferred. */
export async function moreNumbers(of: Person): Promise<void> {
  const preferred = await aConfirmedNumber(of, '077000004');
  await put(of, `/${preferred}/preferred`);
  const waiting = await anAddedNumber(of, '077000005');
  wait(60);
  await post(`/${waiting}/resend`, {}, of);
}

async function anAddedNumber(of: Person, phoneNumber: string): Promise<string> {
  const token = await aToken(of.id);
  const body = { phoneNumber, operationAccountCode: 'ACC_AIRTEL' };
  return (await post('', body, { token })).id;
}

const put = (as: Person, path: string) => call('PUT', path, undefined, as);

const post = (path: string, body: object, as?: Pick<Person, 'token'>) =>
  call('POST', path, body, as);

async function call(
  method: 'POST' | 'PUT',
  path: string,
  body?: object,
  as?: Pick<Person, 'token'>,
): Promise<{ id: string }> {
  const answer = await api<{ id: string }>(`/api/wallet/numbers${path}`, { method, body, as });
  if (answer.status >= 300)
    throw new Error(`Not done: ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
