import { expect, it } from 'vitest';
import { roleInForce } from './role-in-force.js';

const frozenAt = new Date('2026-03-01T10:00:00Z');

it.each(['member', 'staff', 'admin'] as const)(
  'the role %s is in force unless the account is frozen: then it is that of a member',
  (role) => {
    expect(roleInForce({ role, frozenAt: null })).toBe(role);
    expect(roleInForce({ role, frozenAt })).toBe('member');
  },
);
