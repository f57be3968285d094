import { expect } from '@playwright/test';

interface Mail {
  to: { address: string }[];
  subject: string;
  text: string;
}

/** Waits for a mail to `address` with a link to a page, and returns the newest such link. */
export async function mailedLink(address: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await inbox();
        const theirs = mails.filter(({ to }) => to.some((person) => person.address === address));
        const links = theirs.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
        link = links.findLast((url) => new URL(url).pathname === page);
        return link;
      },
      { message: `a mail to ${address} with a link to ${page}` },
    )
    .toBeDefined();
  return link as string;
}

/** Waits for a mail to `address` whose subject starts so, and returns its text. */
export async function mailedText(address: string, subject: string): Promise<string> {
  const find = async () =>
    (await inbox()).findLast(
      (mail) =>
        mail.subject.startsWith(subject) && mail.to.some((person) => person.address === address),
    );
  await expect
    .poll(async () => (await find())?.subject, { message: `a mail to ${address}: ${subject}` })
    .toBeDefined();
  return (await find())?.text ?? '';
}

async function inbox(): Promise<Mail[]> {
  const response = await fetch(`${process.env.MAILBOX_URL}/email`);
  return (await response.json()) as Mail[];
}
