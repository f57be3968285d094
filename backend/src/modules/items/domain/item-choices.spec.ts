import { describe, expect, it } from 'vitest';
import { Category, ItemCondition, PriceUnit } from '../../../platform/database/generated/enums.js';
import { categories, conditionOfWord, conditionWords, priceUnits } from './item-choices.js';

describe('the choices of an item', () => {
  it.each([
    ['categories', categories, Category],
    ['price units', priceUnits, PriceUnit],
    ['conditions', Object.keys(conditionWords), ItemCondition],
  ])('are the enum of the database: %s', (_, choices, stored) => {
    expect(choices).toEqual(Object.values(stored));
  });

  it('name each condition by one word', () => {
    for (const [condition, word] of Object.entries(conditionWords)) {
      expect(conditionOfWord[word]).toBe(condition);
    }
  });
});
