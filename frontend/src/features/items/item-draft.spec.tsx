import { anItem } from '@loka/client/testing';
import { describe, expect, it } from 'vitest';
import { picturesOf, startOf } from './item-draft';
import { toItemBody } from './to-item-body';

const id = '0a000000-0000-4000-8000-0000000000aa';

describe('what is said of an object', () => {
  it('is the same once it was typed and sent', () => {
    const item = anItem({
      ...{ description: 'Avec coffret', condition: 'très bon', priceUnit: 'semaine' },
      ...{ specifications: { Puissance: '750 W' }, requiresVerifiedRenter: true },
      place: { location: 'Louis, Libreville', landmark: 'portail vert', point: null },
      ...{ pieces: 40, priceTiers: [{ from: 7, price: 4_000 }], deliveryFee: 2_000 },
      images: [`/files/items/${id}/1280.webp`],
    });
    const { typed, pictures } = startOf(item);
    const ids = pictures.map((picture) => picture.id);
    const { title, description, category, price, priceUnit, deposit } = item;
    const { condition, location, specifications, requiresVerifiedRenter } = item;
    const { pieces, priceTiers, deliveryFee } = item;
    const place = { landmark: 'portail vert', point: null };
    expect(toItemBody(typed, ids)).toEqual({
      ...{ title, description, category, price, priceUnit, deposit },
      ...{ condition, location, specifications, requiresVerifiedRenter },
      ...{ pieces, priceTiers, deliveryFee, ...place },
      images: [id],
    });
  });
});

describe('the pictures of a draft', () => {
  it('are those of the server, and those whose bytes are on this device', () => {
    const kept = { id, type: 'image/jpeg', bytes: new ArrayBuffer(3), sent: false };
    const pictures = [
      { id: 'stored', preview: '/files/items/stored/1280.webp' },
      { id, preview: 'blob:gone' },
      { id: 'lost', preview: 'blob:never-made-small' },
    ];
    expect(picturesOf({ pictures, photos: [kept] })).toMatchObject([
      { id: 'stored', preview: '/files/items/stored/1280.webp', sent: true },
      { id, kept, sent: false },
    ]);
  });
});
