import { describe, expect, it } from 'vitest';
import { readAnswer, shortTitle, toSmsText } from './sms.js';

describe('an answer by SMS', () => {
  it.each([
    ...[
      'OUI 4821',
      'oui 4821',
      '  Oui4821 ',
      'oui 48 21.',
      'OUI: 4821!',
      'OUI 4821 merci',
      'ok 4821',
    ],
    ...['OUI (4821)', '4821 oui', 'Bonjour, oui 4821.\nPaul Mba\n077 12 34 56'],
  ])('%s accepts', (text) => {
    expect(readAnswer(text)).toEqual({ accepts: true, code: '4821' });
  });

  it('NON refuses', () => {
    for (const text of ['non 0007', 'Non, pas disponible. 0007'])
      expect(readAnswer(text)).toEqual({ accepts: false, code: '0007' });
  });

  it.each([
    '',
    'OUI',
    '4821',
    'OUI 482',
    'OUI 48211',
    'OUI NON 4821',
    'peut-être 4821',
    ...[
      'pas ok 4821',
      'OK je refuse 4821',
      'ok annulez 4821',
      'Oui bonjour, objet plus dispo 4821',
      "il n'est plus là, ok 4821",
    ],
    'OUI 4821 4822',
    'oui oui 4821',
    'ouistiti 4821',
  ])('%s is not understood', (text) => {
    expect(readAnswer(text)).toBeNull();
  });
});

describe('the text of an SMS', () => {
  it('has letters of the small alphabet alone', () => {
    expect(toSmsText('« Forêt » à l’été ☀')).toBe('"Foret" à l\'été ?');
    expect(toSmsText('`Œuvre´ – ç Ç Ñ [1] 5 €')).toBe("'OEuvre' - c Ç Ñ [1] 5 €");
  });

  it('shortens a long title', () => {
    expect(shortTitle('x'.repeat(31))).toHaveLength(30);
    expect(shortTitle('Perceuse')).toBe('Perceuse');
  });
});
