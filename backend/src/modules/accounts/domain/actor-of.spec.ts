import { describe, expect, it } from 'vitest';
import { actorOf, type CallingUser } from './actor-of.js';

const someday = new Date('2026-03-01T10:00:00Z');

const member: CallingUser = {
  id: 'a1',
  role: 'member',
  deletionDueAt: null,
  frozenAt: null,
  suspendedAt: null,
  emailConfirmedAt: null,
  verificationStatus: 1,
};

describe('a user as a caller', () => {
  it('is who they are, with what is known of their identity', () => {
    expect(actorOf(member, true)).toEqual({
      id: 'a1',
      verificationStatus: 1,
      role: 'member',
      roleAwaitingSecondStep: null,
      isLeaving: false,
      isSuspended: false,
      emailConfirmed: false,
    });
  });

  it.each([
    ['is leaving once the account is to be deleted', 'deletionDueAt', 'isLeaving'],
    ['is suspended once staff have suspended the account', 'suspendedAt', 'isSuspended'],
    ['has a confirmed address once it was confirmed', 'emailConfirmedAt', 'emailConfirmed'],
  ] as const)('%s, and nothing else', (_, column, field) => {
    expect(actorOf({ ...member, [column]: someday }, true)).toEqual({
      ...actorOf(member, true),
      [field]: true,
    });
  });
});

describe('the role of a caller', () => {
  it.each([
    ['member', true, 'member', null],
    ['member', false, 'member', null],
    ['staff', true, 'staff', null],
    ['staff', false, 'member', 'staff'],
    ['admin', true, 'admin', null],
    ['admin', false, 'member', 'admin'],
  ] as const)(
    'of %s with a second step proven: %s, is %s, and %s waits',
    (role, isProvenTwice, ...expected) => {
      const actor = actorOf({ ...member, role }, isProvenTwice);
      expect([actor.role, actor.roleAwaitingSecondStep]).toEqual(expected);
    },
  );

  it.each([true, false])(
    'of a frozen account is that of a member, and none waits, proven twice: %s',
    (isProvenTwice) => {
      const actor = actorOf({ ...member, role: 'admin', frozenAt: someday }, isProvenTwice);
      expect([actor.role, actor.roleAwaitingSecondStep]).toEqual(['member', null]);
    },
  );
});
