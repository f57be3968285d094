import { anItem } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { ItemCard } from './item-card';
import { ItemHeading } from './item-heading';

const chair = anItem({ price: 400, deposit: 1_200, priceTiers: [{ from: 3, price: 300 }] });
const chairs = { ...chair, pieces: 50 };
const shown = () => document.body.textContent?.replaceAll(/\s+/g, ' ');

describe('the price of an object of several pieces', () => {
  it('is told on its card as that of one, with the number of pieces', () => {
    show(<ItemCard item={chairs} />);
    expect(shown()).toContain('400 FCFA / jour la pièce · 50 pièces');
  });

  it('is told on its page as that of one, as its deposit', () => {
    show(<ItemHeading item={chairs} />);
    expect(shown()).toContain('400 FCFA / jour la pièce');
    expect(shown()).toContain('Dès 3 jours : 300 FCFA par jour la pièce');
    expect(shown()).toContain('Caution : 1 200 FCFA la pièce');
  });

  it('says nothing of pieces where there is one', () => {
    show(
      <>
        <ItemCard item={chair} />
        <ItemHeading item={chair} />
      </>,
    );
    expect(screen.queryByText(/pièce/)).toBeNull();
  });
});
