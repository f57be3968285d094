import { anItem } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffItem } from '../../api/types';
import { show } from '../../testing/render';
import { ItemFacts } from './item-show';

it('says how many pieces of an object its owner offers, of several', () => {
  const item = { ...anItem({ pieces: 40 }), state: 'offered' } as unknown as StaffItem;
  show(<ItemFacts item={item} />);
  expect(screen.getByText('Pièces').parentElement?.textContent).toContain('40');
});
