import { expect } from '@playwright/test';

interface Mail {
  to: { address: string }[];
  text: string;
}

/** The link in the newest mail to somebody, once it has arrived in the mailbox of development. */
export async function mailedLink(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await inbox();
        const mail = mails.findLast(({ to }) => to.some((person) => person.address === address));
        link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
        return link;
      },
      { message: `a mail with a link to ${address}`, timeout: 20_000 },
    )
    .toBeDefined();
  return link as string;
}

async function inbox(): Promise<Mail[]> {
  const response = await fetch(`${process.env.MAILBOX_URL}/email`);
  return (await response.json()) as Mail[];
}
