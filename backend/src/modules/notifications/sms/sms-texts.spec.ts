import { describe, expect, it } from 'vitest';
import { toSmsText } from '../../../kernel/texts/sms.js';
import type { RentalEventFacts } from '../../rentals/index.js';
import {
  acceptedAnswerText,
  acceptedText,
  codeText,
  contestedText,
  failedAnswerTexts,
  handoverNearText,
  nearText,
  ownersSharedText,
  payingNumberText,
  refusedAnswerText,
  requestedText,
  sharedText,
} from './sms-texts.js';

const rental = {
  itemTitle: 'Perceuse',
  securityDeposit: 20_000,
  toOwner: 20_000,
} as RentalEventFacts;

it('a party without a share of the deposit is told of none in the wallet', () => {
  expect(sharedText(rental)).not.toContain('Votre part');
  expect(ownersSharedText(rental)).toContain('Votre part est dans votre portefeuille');
});

it('a file without a deposit is closed, and nothing is shared', () => {
  for (const text of [sharedText, ownersSharedText].map((one) =>
    one({ ...rental, securityDeposit: 0, toOwner: 0 }),
  )) {
    expect(text).toContain('a clos le dossier');
    expect(text).not.toMatch(/FCFA|partagée/);
  }
});

it('no word of an SMS loses an accent in the small alphabet', () => {
  const dated = { ...rental, rent: 5_000, amount: 900, start: '2026-11-30', end: '2026-12-04' };
  const parties = [acceptedText, nearText, handoverNearText, contestedText, sharedText];
  const texts = [
    requestedText(dated, '4821', new Date('2026-12-04T23:00:00Z')),
    ...[...parties, ownersSharedText, acceptedAnswerText, refusedAnswerText].map((text) =>
      text(dated),
    ),
    ...[codeText('482100'), payingNumberText('482100'), ...Object.values(failedAnswerTexts)],
  ];
  const letters = (text: string) => text.replaceAll(/\P{L}/gu, '');
  expect(texts.map(toSmsText).map(letters)).toEqual(texts.map(letters));
});

describe('the days of a rental', () => {
  const dated = { ...rental, rent: 1_250_000, start: '2026-08-30', end: '2026-12-01' };
  const until = new Date('2026-12-04T23:00:00Z');
  const texts = [
    requestedText(dated, '4821', until),
    ...[acceptedText, nearText, handoverNearText, acceptedAnswerText, refusedAnswerText].map(
      (text) => text(dated),
    ),
  ].map(toSmsText);

  it.each(texts)(
    'end no sentence with two full stops, and are in the small alphabet: %s',
    (text) => {
      expect(text).toContain('30 aout au 1er déc.');
      expect(text).not.toMatch(/\.\.|\?/);
    },
  );

  it('are told in two SMS at most, of the longest title too', () => {
    const longest = { ...dated, itemTitle: 'Échafaudage roulant en aluminium avec stabilisateurs' };
    for (const text of [requestedText(longest, '4821', until), acceptedAnswerText(longest)])
      expect(toSmsText(text).length).toBeLessThanOrEqual(2 * 153);
  });
});
