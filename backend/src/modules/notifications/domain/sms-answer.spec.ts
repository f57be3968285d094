import { describe, expect, it } from 'vitest';
import { readAnswer, shortTitle, toSmsText } from './sms-answer.js';

describe('an answer by SMS', () => {
  it.each(['OUI 4821', 'oui 4821', '  Oui4821 ', 'oui 48 21.', 'OUI: 4821!'])(
    '%s accepts',
    (text) => {
      expect(readAnswer(text)).toEqual({ accepts: true, code: '4821' });
    },
  );

  it('NON refuses', () => {
    expect(readAnswer('non 0007')).toEqual({ accepts: false, code: '0007' });
  });

  it.each(['', 'OUI', '4821', 'OUI 482', 'OUI 48211', 'OUI NON 4821', 'peut-être 4821'])(
    '%s is not understood',
    (text) => {
      expect(readAnswer(text)).toBeNull();
    },
  );
});

describe('the text of an SMS', () => {
  it('has letters of the small alphabet alone', () => {
    expect(toSmsText('« Forêt » à l’été ☀')).toBe('"Foret" à l\'été ?');
  });

  it('shortens a long title', () => {
    expect(shortTitle('x'.repeat(31))).toHaveLength(30);
    expect(shortTitle('Perceuse')).toBe('Perceuse');
  });
});
