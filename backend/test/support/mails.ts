import { Db } from '../../src/platform/database/prisma.js';
import { provided } from './api.js';

/** The mails that wait for somebody in the outbox, newest first. */
export function mailsTo(email: string) {
  return provided(Db).outboxMail.findMany({ where: { to: email }, orderBy: { id: 'desc' } });
}

/** The secret in the link of the newest mail to somebody. */
export async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}
