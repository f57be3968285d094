import { createECDH } from 'node:crypto';
import type { Problem } from '../problem.js';
import type { Settings } from '../schema.js';
import { pairGenerator } from '../types/secrets.js';

type Name = keyof Settings & string;

/** The first may not be above the second. */
const notAbove: readonly (readonly [Name, Name])[] = [
  ...(['AIRTEL', 'MOOV'] as const).flatMap(
    (operator) =>
      [
        [`COLLECT_LEAST_XAF_${operator}`, `COLLECT_MOST_XAF_${operator}`],
        [`PAYOUT_LEAST_XAF_${operator}`, `PAYOUT_MOST_XAF_${operator}`],
        // Else no member could withdraw by it.
        [`PAYOUT_LEAST_XAF_${operator}`, 'WITHDRAWN_XAF_PER_DAY'],
      ] as const,
  ),
  ['CANCEL_PARTIAL_REFUND_HOURS', 'CANCEL_FULL_REFUND_HOURS'],
  ['STAFF_SESSION_DAYS', 'SESSION_DAYS'],
  ['SMS_CODES_TO_NUMBER_PER_NETWORK_HOUR', 'SMS_CODES_PER_NETWORK_HOUR'],
  ['CORRECT_ALONE_MOST_XAF', 'ALONE_DAY_MOST_XAF'],
  ['REFUND_ALONE_MOST_XAF', 'ALONE_DAY_MOST_XAF'],
  ['DEPOSIT_ALONE_MOST_XAF', 'ALONE_DAY_MOST_XAF'],
  // Beyond what one admin may do alone, no alert would ever come.
  ['ALONE_DAY_ALERT_XAF', 'ALONE_DAY_MOST_XAF'],
];

/** The first comes before the second. */
const below: readonly (readonly [Name, Name])[] = [
  ['REQUEST_REMINDER_HOURS', 'REQUEST_TIMEOUT_HOURS'],
  ['RETURN_REMINDER_DAYS', 'SECOND_RETURN_REMINDER_DAYS'],
  ['SECOND_RETURN_REMINDER_DAYS', 'UNDECLARED_RETURN_DAYS'],
];

/** What no two of a group may share: a payment by one operator would be taken for another's. */
const distinct: readonly (readonly Name[])[] = [
  ['GATEWAY_ACCOUNT_AIRTEL', 'GATEWAY_ACCOUNT_MOOV', 'GATEWAY_ACCOUNT_CARD'],
  ['GATEWAY_OPERATOR_AIRTEL', 'GATEWAY_OPERATOR_MOOV', 'GATEWAY_OPERATOR_CARD'],
];

/** Settings that are right by themselves and contradict each other. */
export function contradictionsIn(settings: Settings): Problem[] {
  const value = (name: Name) => Number(settings[name]);
  const says = (name: Name, than: string, other: Name) => ({
    name,
    message: `is ${value(name)}, ${than} ${other} (${value(other)})`,
  });
  return [
    ...notAbove
      .filter(([one, other]) => value(one) > value(other))
      .map(([one, other]) => says(one, 'more than', other)),
    ...below
      .filter(([one, other]) => value(one) >= value(other))
      .map(([one, other]) => says(one, 'and has to be less than', other)),
    ...distinct.flatMap((group) =>
      group.flatMap((name, place) => {
        const same = group.slice(0, place).find((other) => settings[other] === settings[name]);
        return same ? [{ name, message: `is also ${same}, each has its own` }] : [];
      }),
    ),
    ...halvesOfTwoPairs(settings),
  ];
}

/** Browsers would refuse every push that is signed with one half and announced by another. */
function halvesOfTwoPairs({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): Problem[] {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url');
    if (curve.getPublicKey().equals(Buffer.from(VAPID_PUBLIC_KEY, 'base64url'))) return [];
  } catch {
    // Nor is a number that the curve does not have half of any pair.
  }
  const message = `is not the other half of VAPID_PUBLIC_KEY, take both from ${pairGenerator}`;
  return [{ name: 'VAPID_PRIVATE_KEY', message }];
}
