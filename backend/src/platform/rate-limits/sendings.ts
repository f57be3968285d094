import { applyDecorators, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { env } from '../../env.js';
import type { ErrorCode } from '../../kernel/errors.js';
import type { Tx } from '../database/prisma.js';
import { Refuses } from '../http/refuses.js';
import { LastingLimits } from './lasting-limits.js';
import type { Limit } from './rate-limits.js';

/** For whom uses are counted. The number that pays has limits of its own: `payments/create/charge-limits.ts`. */
type Counted = 'member' | 'recipient' | 'recipient from a network' | 'network';

interface Sending {
  /**
   * To a telephone, whose holder may be a stranger to the caller and whose SMS cost money: counted in PostgreSQL, by the
   * use case. To a mailbox: a network's calls are counted in Redis before anything else is done, and each mailbox's
   * mails where they are written.
   */
  to: 'telephone' | 'mailbox';
  /** In this order they are counted, so that two calls never wait for each other. Read at each use. */
  limits: Partial<Record<Counted, () => Limit>>;
}

/** Everything that is sent to a telephone or a mailbox because a caller wants it, and how often in an hour. */
export const sendings = {
  /** An operator asks the holder of a number for the secret code. */
  'payment-prompt': {
    to: 'telephone',
    limits: {
      network: () => hourly('payment-prompts', env.CHARGES_PER_NETWORK_HOUR, 'too-many-charges'),
    },
  },
  /** A code by SMS, whatever it confirms. */
  'number-code': {
    to: 'telephone',
    limits: {
      member: () => hourly('sms-codes', 5),
      recipient: () => hourly('sms-codes-to', 5),
      // Fewer than the number gets: one network alone does not keep its holder from a code.
      'recipient from a network': () =>
        hourly('sms-codes-from-to', env.SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR),
      network: () => hourly('sms-codes-from', env.SMS_CODES_PER_NETWORK_HOUR),
    },
  },
  'confirmation-link': { to: 'mailbox', limits: { network: mailsOfNetwork } },
  'password-link': { to: 'mailbox', limits: { network: mailsOfNetwork } },
  'email-change-link': { to: 'mailbox', limits: { network: mailsOfNetwork } },
  'second-step-link': { to: 'mailbox', limits: { network: mailsOfNetwork } },
  'payout-number-link': { to: 'mailbox', limits: { network: mailsOfNetwork } },
} as const satisfies Record<string, Sending>;

export type SendingName = keyof typeof sendings;

const hourSeconds = 3_600;

function hourly(name: string, max: number, refusal?: ErrorCode): Limit {
  return { name, max, seconds: hourSeconds, ...(refusal && { refusal }) };
}

/** All mails together: which one fills a stranger's mailbox is the same to its holder. */
function mailsOfNetwork(): Limit {
  return hourly('mails-from', env.MAILS_PER_NETWORK_HOUR);
}

export const SendingOfRoute = Reflector.createDecorator<SendingName>();

/** Says that a call sends something to a telephone or a mailbox, also in the API document; of mails, limits each network. */
export const Sends = (name: SendingName): MethodDecorator =>
  applyDecorators(
    SendingOfRoute(name),
    ApiExtension('x-sends', name),
    Refuses('too-many-requests'),
  );

/** Who wants something sent, and to which number. */
export interface TelephoneSending {
  network: string;
  /** National, nine digits. */
  recipient: string;
  memberId: string;
}

/** Counts what is sent to telephones. */
@Injectable()
export class Sendings {
  constructor(private readonly limits: LastingLimits) {}

  /** @throws TooManyRequests when one of its limits has been reached; then none of them has counted it */
  async count(
    tx: Tx,
    name: 'payment-prompt' | 'number-code',
    { network, recipient, memberId }: TelephoneSending,
  ): Promise<void> {
    const keys: Record<Counted, string> = {
      member: memberId,
      recipient,
      'recipient from a network': `${recipient} ${network}`,
      network,
    };
    const limits: Sending['limits'] = sendings[name].limits;
    for (const counted of Object.keys(limits) as Counted[]) {
      const limit = limits[counted]?.();
      if (limit) await this.limits.consume(tx, limit, keys[counted]);
    }
  }
}
