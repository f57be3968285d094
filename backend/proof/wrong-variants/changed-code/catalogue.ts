import { accountChanges } from './catalogue/accounts.js';
import { correctionChanges } from './catalogue/corrections.js';
import { heldCreditChanges } from './catalogue/held-credits.js';
import { incidentChanges } from './catalogue/incidents.js';
import { bugs, guardsTogether, redirections, terms } from './catalogue/money.js';
import { notificationChanges } from './catalogue/notifications.js';
import { objectChanges } from './catalogue/objects.js';
import { useCaseChanges } from './catalogue/use-cases.js';
import type { CodeChange } from './code-change.js';

/** All changes, by what they are about. */
export const catalogue: Readonly<Record<string, readonly CodeChange[]>> = {
  bug: bugs,
  'handovers and terms': terms,
  redirection: redirections,
  'guards together': guardsTogether,
  object: objectChanges,
  account: accountChanges,
  'correction by two': correctionChanges,
  incident: incidentChanges,
  'held credit': heldCreditChanges,
  notification: notificationChanges,
  'use case': useCaseChanges,
};

interface Named {
  /** Its kind and name. */
  title: string;
  change: CodeChange;
}

/** Those that tests or the simulation have to notice, and whose title contains a text. */
export function changesFor(finder: 'tests' | 'simulation', part: string): Named[] {
  return Object.entries(catalogue)
    .flatMap(([kind, changes]) =>
      changes.map((change) => ({ title: `${kind}: ${change.name}`, change })),
    )
    .filter(({ change }) => (finder === 'tests') === (change.tests !== undefined))
    .filter(({ title }) => title.includes(part));
}
