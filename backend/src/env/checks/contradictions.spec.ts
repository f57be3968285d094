import { expect, it } from 'vitest';
import { production, refusal } from '../production.testing.js';

const given = production();

/** Each of which is right by itself: the settings, and what is said of the first. */
const contradictions: readonly (readonly [Record<string, string>, string])[] = [
  ...['AIRTEL', 'MOOV'].flatMap((operator) =>
    ['COLLECT', 'PAYOUT'].flatMap((direction): [Record<string, string>, string][] => {
      const [least, most] = ['LEAST', 'MOST'].map((one) => `${direction}_${one}_XAF_${operator}`);
      return [
        [{ [`${least}`]: '600000' }, `${least}: is 600000, more than ${most} (500000)`],
        [{ [`${most}`]: '1' }, `${least}: is 100, more than ${most} (1)`],
      ];
    }),
  ),
  [
    { WITHDRAWN_XAF_PER_DAY: '99' },
    'PAYOUT_LEAST_XAF_AIRTEL: is 100, more than WITHDRAWN_XAF_PER_DAY (99)',
  ],
  [
    { CANCEL_PARTIAL_REFUND_HOURS: '100' },
    'CANCEL_PARTIAL_REFUND_HOURS: is 100, more than CANCEL_FULL_REFUND_HOURS (48)',
  ],
  [{ SESSION_DAYS: '6' }, 'STAFF_SESSION_DAYS: is 7, more than SESSION_DAYS (6)'],
  [
    { SMS_CODES_PER_NETWORK_HOUR: '2', SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: '3' },
    'SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR: is 3, more than SMS_CODES_PER_NETWORK_HOUR (2)',
  ],
  [
    { CORRECT_ALONE_MOST_XAF: '250001' },
    'CORRECT_ALONE_MOST_XAF: is 250001, more than ALONE_DAY_MOST_XAF (250000)',
  ],
  [
    { REFUND_ALONE_MOST_XAF: '250001' },
    'REFUND_ALONE_MOST_XAF: is 250001, more than ALONE_DAY_MOST_XAF (250000)',
  ],
  [
    { DEPOSIT_ALONE_MOST_XAF: '250001' },
    'DEPOSIT_ALONE_MOST_XAF: is 250001, more than ALONE_DAY_MOST_XAF (250000)',
  ],
  [
    { ALONE_DAY_ALERT_XAF: '250001' },
    'ALONE_DAY_ALERT_XAF: is 250001, more than ALONE_DAY_MOST_XAF (250000)',
  ],
  [
    { REQUEST_TIMEOUT_HOURS: '6' },
    'REQUEST_REMINDER_HOURS: is 6, and has to be less than REQUEST_TIMEOUT_HOURS (6)',
  ],
  [
    { SECOND_RETURN_REMINDER_DAYS: '1' },
    'RETURN_REMINDER_DAYS: is 2, and has to be less than SECOND_RETURN_REMINDER_DAYS (1)',
  ],
  [
    { UNDECLARED_RETURN_DAYS: '7' },
    'SECOND_RETURN_REMINDER_DAYS: is 7, and has to be less than UNDECLARED_RETURN_DAYS (7)',
  ],
  [
    { GATEWAY_ACCOUNT_MOOV: 'ACC_AIRTEL' },
    'GATEWAY_ACCOUNT_MOOV: is also GATEWAY_ACCOUNT_AIRTEL, each has its own',
  ],
  [
    { GATEWAY_OPERATOR_CARD: 'MOOV_MONEY' },
    'GATEWAY_OPERATOR_CARD: is also GATEWAY_OPERATOR_MOOV, each has its own',
  ],
  [
    { VAPID_PUBLIC_KEY: production().VAPID_PUBLIC_KEY ?? '' },
    'VAPID_PRIVATE_KEY: is not the other half of VAPID_PUBLIC_KEY',
  ],
  // Zero is no number of the curve.
  [
    { VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    'VAPID_PRIVATE_KEY: is not the other half of VAPID_PUBLIC_KEY',
  ],
];

it.each(contradictions)('%j is refused: %s', (settings, said) => {
  expect(refusal({ ...given, ...settings })).toContain(`The environment is not usable:\n  ${said}`);
});

it('takes limits that are equal, as of a team with one admin', () => {
  const limits = { ALONE_DAY_MOST_XAF: '10000000', CORRECT_ALONE_MOST_XAF: '10000000' };
  expect(refusal({ ...given, ...limits, ALONE_DAY_ALERT_XAF: '10000000' })).toBe('');
  expect(refusal({ ...given, STAFF_SESSION_DAYS: '30', SESSION_DAYS: '30' })).toBe('');
});
