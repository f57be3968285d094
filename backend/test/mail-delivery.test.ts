import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { DeliverMail } from '../src/platform/mail/deliver-mail.js';
import { Outbox } from '../src/platform/mail/outbox.js';
import { Smtp } from '../src/platform/mail/smtp.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { password } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { startSmtpServer } from './support/smtp-server.js';

useApi();

const anAddress = () => `${randomUUID()}@loka.example`;
const nobodyListens = 'smtp://127.0.0.1:9';

function aDeliverer(url: string = env.SMTP_URL, timeoutMs?: number): DeliverMail {
  const smtp = new Smtp(url, env.MAIL_FROM, timeoutMs);
  return new DeliverMail(provided(Db), provided(Sql), provided(Clock), smtp);
}

async function aMail(): Promise<string> {
  const to = anAddress();
  await provided(Transactions).run((tx, afterCommit) =>
    provided(Outbox).enqueue(
      tx,
      afterCommit,
      to,
      { subject: 'Un message', name: 'Awa', paragraphs: ['Bonne lecture.'] },
      { footer: { why: 'Vous avez un compte.', unsubscribeUrl: null } },
    ),
  );
  return newestTo(to).then(({ id }) => id);
}

async function aMailWithSecret() {
  const email = anAddress();
  const body = { name: 'Awa Mboumba', email, password, acceptTerms: true };
  expect((await api('/api/auth/sign-up', { body })).status).toBe(201);
  return newestTo(email);
}

/** As the metrics tell. */
async function failedMails(): Promise<number> {
  const { body } = await api<string>('/metrics');
  return Number(/^mails_failed (\d+)$/m.exec(body)?.[1]);
}

async function newestTo(email: string) {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

const outboxMail = (id: string) => provided(Db).outboxMail.findUniqueOrThrow({ where: { id } });

/** Seconds until the next attempt. */
async function pauseOf(id: string): Promise<number> {
  const { nextAttemptAt } = await outboxMail(id);
  return ((nextAttemptAt?.getTime() ?? 0) - provided(Clock).now().getTime()) / 1000;
}

describe('a mail with a secret link', () => {
  it('is delivered, and its text is blanked once sent', async () => {
    const { id, to: email } = await aMailWithSecret();
    const token = await mailedToken(email);
    await aDeliverer().execute(id);

    const response = await fetch(`${process.env.MAILBOX_URL}/email`);
    const mails = (await response.json()) as { to: { address: string }[] }[];
    expect(mails.find(({ to }) => to[0]?.address === email)).toMatchObject({
      subject: 'Confirmez votre adresse e-mail',
      text: expect.stringContaining(`${env.PUBLIC_URL}/confirmation-email?token=${token}`),
    });
    expect(await outboxMail(id)).toMatchObject({
      text: '',
      html: '',
      sentAt: expect.any(Date),
      nextAttemptAt: null,
    });
    expect(JSON.stringify(await provided(Db).domainEvent.findMany())).not.toContain(token);
  });
});

describe('a mail that no server takes', () => {
  const hour = 3_600;

  it('is given up three days after it was written, blanked of its secret, and counted', async () => {
    setNow(new Date());
    const before = await failedMails();
    const { id } = await aMailWithSecret();
    const deliverer = aDeliverer(nobodyListens);
    wait(72 * hour - 1);
    await deliverer.execute(id);
    expect(await outboxMail(id)).toMatchObject({ failedAt: null, nextAttemptAt: expect.any(Date) });
    expect(await failedMails()).toBe(before);

    wait(hour);
    await deliverer.execute(id);
    expect(await outboxMail(id)).toMatchObject({
      failedAt: provided(Clock).now(),
      nextAttemptAt: null,
      sentAt: null,
      text: '',
      html: '',
    });
    expect(await failedMails()).toBe(before + 1);
    expect(await deliverer.due(1_000)).not.toContain(id);
  });

  it('keeps its text when it holds no secret', async () => {
    setNow(new Date());
    const id = await aMail();
    wait(72 * hour);
    await aDeliverer(nobodyListens).execute(id);
    const { failedAt, text } = await outboxMail(id);
    expect(failedAt).not.toBeNull();
    expect(text).toContain('Bonne lecture.');
  });
});

describe('a mail that can never arrive', () => {
  const refusedMails = async () => {
    const { body } = await api<string>('/metrics');
    const counted = /^deliveries_total\{channel="mail",outcome="refused"\} (\d+)$/m.exec(body);
    return Number(counted?.[1] ?? 0);
  };

  it('is given up at once, blanked of its secret, and seen by those who watch', async () => {
    setNow(new Date());
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    const [failed, refused] = [await failedMails(), await refusedMails()];
    const { id } = await aMailWithSecret();
    const server = await startSmtpServer('know nobody');
    const deliverer = aDeliverer(server.url);
    await deliverer.execute(id);
    expect(await outboxMail(id)).toMatchObject({
      failedAt: provided(Clock).now(),
      nextAttemptAt: null,
      attempts: 1,
      text: '',
    });
    expect(await failedMails()).toBe(failed + 1);
    expect(await refusedMails()).toBe(refused + 1);
    expect(error).toHaveBeenCalledWith({
      msg: 'Mail given up',
      mailId: id,
      attempts: 1,
      isRefused: true,
      reason: expect.stringContaining('550 5.1.1'),
    });
    server.behaviour = 'accept';
    wait(7 * 24 * 3_600);
    await deliverer.execute(id);
    expect(server.messages).toEqual([]);
  });

  it('is told from one that the server does not take from us', async () => {
    const id = await aMail();
    const server = await startSmtpServer('refuse us');
    await aDeliverer(server.url).execute(id);
    expect(await outboxMail(id)).toMatchObject({ failedAt: null, nextAttemptAt: expect.any(Date) });
  });
});

describe('a mail', () => {
  it('without a secret keeps its text once sent', async () => {
    const id = await aMail();
    await aDeliverer().execute(id);
    const { sentAt, text } = await outboxMail(id);
    expect(sentAt).not.toBeNull();
    expect(text).toContain('Bonne lecture.');
  });

  it('is sent once by two concurrent deliverers', async () => {
    const server = await startSmtpServer();
    const ids = await Promise.all(Array.from({ length: 5 }, aMail));
    const deliverers = [aDeliverer(server.url), aDeliverer(server.url)];
    await Promise.all(ids.flatMap((id) => deliverers.map((deliverer) => deliverer.execute(id))));
    expect(server.messages).toHaveLength(5);
    for (const id of ids) await aDeliverer(server.url).execute(id);
    expect(server.messages).toHaveLength(5);
  });

  it('is retried after a pause that doubles up to an hour, until the server takes it', async () => {
    setNow(new Date());
    const id = await aMail();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      await aDeliverer(nobodyListens).execute(id);
      const pause = await pauseOf(id);
      pauses.push(pause);
      wait(pause);
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);

    const server = await startSmtpServer();
    await aDeliverer(server.url).execute(id);
    expect(server.messages).toHaveLength(1);
  });

  it('has the same Message-ID when it is sent again', async () => {
    const id = await aMail();
    const server = await startSmtpServer();
    const crashed = aDeliverer(server.url);
    await crashed.execute(id);
    // As a worker leaves it that dies after the server has taken it.
    const nextAttemptAt = new Date();
    await provided(Db).outboxMail.update({ where: { id }, data: { sentAt: null, nextAttemptAt } });
    wait(1);
    await aDeliverer(server.url).execute(id);
    const ids = server.messages.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim());
    expect(ids).toEqual([`<${id}@loka.example>`, `<${id}@loka.example>`]);
    expect(server.messages[0]).not.toMatch(/^List-Unsubscribe/m);
  });

  it('has each of its parts once', async () => {
    const id = await aMail();
    const server = await startSmtpServer();
    await aDeliverer(server.url).execute(id);
    const [message = ''] = server.messages;
    expect(message.match(/^Content-Type: text\/(plain|html)/gm)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
  });

  it('that can be switched off says how with one click', async () => {
    const id = await aMail();
    const unsubscribeUrl = `${env.PUBLIC_URL}/desabonnement/x`;
    await provided(Db).outboxMail.update({ where: { id }, data: { unsubscribeUrl } });
    const server = await startSmtpServer();
    await aDeliverer(server.url).execute(id);
    expect(server.messages[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(server.messages[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is not retried before its pause is over', async () => {
    setNow(new Date());
    const id = await aMail();
    const server = await startSmtpServer('refuse');
    const deliverer = aDeliverer(server.url);
    await deliverer.execute(id);
    server.behaviour = 'accept';
    wait(9);
    expect(await deliverer.due(100_000)).not.toContain(id);
    await deliverer.execute(id);
    expect(server.messages).toHaveLength(0);
    wait(1);
    expect(await deliverer.due(100_000)).toContain(id);
    await deliverer.execute(id);
    expect(server.messages).toHaveLength(1);
  });

  it('is postponed when the server does not answer', async () => {
    const id = await aMail();
    const server = await startSmtpServer('never answer');
    await aDeliverer(server.url, 200).execute(id);
    expect(await outboxMail(id)).toMatchObject({ attempts: 1, sentAt: null });
  });

  it('is leased for a minute; a deliverer whose lease has ended changes nothing', async () => {
    setNow(new Date());
    const id = await aMail();
    const silent = await startSmtpServer('never answer');
    const first = aDeliverer(silent.url).execute(id);
    await expect.poll(() => silent.messages).toHaveLength(1);

    const server = await startSmtpServer();
    wait(59);
    await aDeliverer(server.url).execute(id);
    expect(server.messages).toHaveLength(0);
    wait(1);
    await aDeliverer(server.url).execute(id);
    expect(server.messages).toHaveLength(1);

    silent.disconnect();
    await first;
    expect(await outboxMail(id)).toMatchObject({ sentAt: expect.any(Date), nextAttemptAt: null });
  });
});
