import { describe, expect, it } from 'vitest';
import { shareWords, whatsAppAddress } from './share-words';

const item = {
  id: 'a',
  title: 'Perceuse & forets',
  price: 5_000,
  priceUnit: 'jour',
  pieces: 1,
  location: 'Glass, Libreville',
} as const;

describe('what is shared of an object', () => {
  it('says its price with the unit, and its quartier', () => {
    expect(shareWords(item).replaceAll(/\s/g, ' ')).toBe(
      'Perceuse & forets, 5 000 FCFA par jour, Glass, Libreville. À louer sur Loka :',
    );
  });

  it('says of an object of several pieces that each one costs it', () => {
    expect(shareWords({ ...item, pieces: 50 })).toMatch(/par jour la\spièce, Glass/);
  });

  it('is a text for WhatsApp that ends with the address, whatever the title holds', () => {
    const address = whatsAppAddress(item, 'https://loka.example/objet/a');
    const text = new URL(address).searchParams.get('text');
    expect(text).toBe(`${shareWords(item)} https://loka.example/objet/a`);
  });
});
