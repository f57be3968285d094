import { expect, it } from 'vitest';
import type { Thread } from '@/api/types';
import { quickAnswers } from './quick-answers';

const answers = (party: Thread['party'], status?: NonNullable<Thread['rental']>['status']) =>
  quickAnswers({ party, rental: status ? ({ status } as Thread['rental']) : null }).join(' ');

it.each([
  ['asker', undefined, 'est-il libre'],
  ['asker', 'en attente', 'répondre à ma demande'],
  ['asker', 'acceptée', "J'arrive"],
  ['asker', 'refusée', 'est-il libre'],
  ['owner', undefined, 'Oui, il est libre'],
  ['owner', 'en attente', 'Je réponds'],
  ['owner', 'en cours', "C'est prêt"],
] as const)('the %s of a rental that is %s is offered “%s”', (party, status, words) => {
  expect(answers(party, status)).toContain(words);
});

it('is not asked whether an object is free that is paid for', () => {
  expect(answers('asker', 'en attente')).not.toContain('libre');
  expect(answers('owner', 'en attente')).not.toContain('libre');
});
