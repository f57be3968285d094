import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Credentials } from '../../accounts/index.js';
import { addBrowser, browserOf } from './known-browsers.js';
import { type Source, setKnownBrowsers } from './source.js';

/** Which accounts a browser has signed in to, with the passwords that they have now. */
@Injectable()
export class Browsers {
  constructor(private readonly credentials: Credentials) {}

  /** The name of a browser that is known for an account; null for one that is not. */
  async nameOf({ browsers }: Source, id: string): Promise<string | null> {
    const passwordHash = browsers && (await this.credentials.findHash(id));
    return passwordHash ? browserOf(browsers, { id, passwordHash }) : null;
  }

  /** Notes in the browser that it has signed in to an account. */
  async note(reply: FastifyReply, { browsers }: Source, id: string): Promise<void> {
    const passwordHash = await this.credentials.findHash(id);
    if (passwordHash) setKnownBrowsers(reply, addBrowser(browsers, { id, passwordHash }));
  }
}
