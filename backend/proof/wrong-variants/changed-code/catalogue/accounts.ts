import { type CodeChange, edit } from '../code-change.js';

/** About accounts that are to be deleted. */
export const accountChanges: CodeChange[] = [
  {
    name: 'an account is deleted with money in its wallet',
    edits: [
      edit(
        'modules/personal-data/deletion/delete-due.ts',
        'if (obstacles.length > 0) {',
        'if (obstacles.length > 1_000) {',
      ),
    ],
    sql: ['DROP TRIGGER guard_deletion ON users'],
  },
  {
    name: 'whoever leaves can go on paying',
    edits: [
      edit('platform/auth/auth.guard.ts', 'if (request.actor?.isLeaving &&', 'if (!request &&'),
    ],
    sql: ['DROP TRIGGER guard_leaving ON payments', 'DROP TRIGGER guard_leaving ON rentals'],
  },
  {
    name: 'an account is deleted while staff look into a report of its member',
    edits: [
      edit(
        'modules/personal-data/deletion/delete-due.ts',
        'if (later && (await this.personalData.isExamined(tx, userId))) {',
        "if (later && userId === '') {",
      ),
    ],
  },
  {
    name: 'the objects of whoever stays are not offered again',
    edits: [
      edit(
        'modules/personal-data/deletion/take-back.ts',
        'await this.personalData.resume({ tx, afterCommit, userId, addresses, at });',
        'void addresses;',
      ),
    ],
  },
  {
    name: 'whoever is suspended can go on paying',
    edits: [
      edit('platform/auth/auth.guard.ts', 'if (request.actor?.isSuspended &&', 'if (!request &&'),
    ],
    sql: [
      'DROP TRIGGER guard_suspended ON payments',
      'DROP TRIGGER guard_suspended ON rentals',
      'DROP TRIGGER guard_suspended_acceptance ON rentals',
    ],
  },
  {
    name: 'the objects of whoever is suspended can be asked for',
    edits: [
      edit(
        'modules/backoffice/suspension/suspend-member.ts',
        'const hidden = await this.items.hide(tx, id);',
        'const hidden = 0;',
      ),
    ],
  },
];
