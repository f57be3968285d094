import { describe, expect, it } from 'vitest';
import { categories } from '../../backend/src/modules/items/domain/item-choices.js';
import { opinionOf } from './opinions.js';

describe('what renters write of an object', () => {
  it.each(categories)(
    'is never the same sentence twice, however often it is let: %s',
    (category) => {
      const said = new Set<string>();
      const written = Array.from({ length: 200 }, (_, index) => {
        const { comment } = opinionOf('item', {
          of: 'object',
          occasion: `${index}`,
          category,
          said,
        });
        said.add(comment);
        return comment;
      }).filter(Boolean);
      expect(written.length).toBeGreaterThan(3);
      expect(new Set(written).size).toBe(written.length);
      expect(written.join(' ')).not.toContain('’');
      // A part that only some objects of the category have.
      expect(written.join(' ')).not.toMatch(
        /batterie|câble|prise|coffret|chauff|sangle|plage|manche|couvercle|parcelle|plein|lame|vis\b|cal(ait|e)|housse|couture|taille|personnes/i,
      );
    },
  );
});
