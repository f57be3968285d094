import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletedName } from '../deleted-account.js';
import { nameOf, nameProblem } from './name.js';

const problemOf = (typed: string) => nameProblem(nameOf(typed));

describe('a name', () => {
  it.each([
    ['S.A.R.L. Nzamba', 'S.A.R.L. Nzamba'],
    ['M.Mba', 'M. Mba'],
    ['Boutique n°1', 'Boutique n°1'],
    ['Mba + Fils', 'Mba + Fils'],
    ['N´Guema', "N'Guema"],
    ['Jean–Pierre  Ékomi', 'Jean-Pierre Ékomi'],
    ['N’Na Ɓoumba (Ets.)', "N'Na Ɓoumba (Ets.)"],
    ['A', 'A'],
    ['Lokanga Adminou', 'Lokanga Adminou'],
    ['Jean Loka', 'Jean Loka'],
    ['Loka-Bongo Awa', 'Loka-Bongo Awa'],
    ['Service Traiteur Mba', 'Service Traiteur Mba'],
  ])('of a person or a company is stored: %s', (typed, stored) => {
    expect(nameOf(typed)).toBe(stored);
    expect(nameProblem(stored)).toBeUndefined();
  });

  it.each(['\u3164', '.', '()', '-', '42', ''])('has a letter: %j', (typed) =>
    expect(problemOf(typed)).toBe('Un nom contient au moins une lettre.'),
  );

  it.each([
    ['محمد', 'Écrivez le nom en lettres latines : « م » ne peut pas figurer dans un contrat.'],
    ['Аdmin', 'Écrivez le nom en lettres latines : « А » ne peut pas figurer dans un contrat.'],
    ['Mba @ Fils', 'Un nom ne contient pas « @ ».'],
    ['Awa 🙂', 'Un nom ne contient pas « 🙂 ».'],
    ['loka.ga', 'Mettez une espace après le point.'],
  ])('with what it cannot hold is refused by that sign: %s', (typed, problem) =>
    expect(problemOf(typed)).toBe(problem),
  );

  it.each([
    ...['Loka', 'Support Loka', 'Équipe Loka', 'L0ka', 'L o k a', 'LOKÀ', 'Ioka', 'Administrateur'],
    ...[
      'Airtel Money',
      'M00v',
      'Service client',
      'Équipe',
      'Admin Gabon',
      'Loka Gabon',
      "L'équipe de Loka",
      deletedName,
    ],
  ])('that passes for another one is reserved: %s', (typed) =>
    expect(problemOf(typed)).toBe('Ce nom est réservé. Saisissez votre propre nom.'),
  );

  it('is stored as itself, and holds no link', () => {
    const parts = fc.constantFrom(
      ...['M', 'a', '.', ' ', 'É', 'ga', "'", '\u2019', '-', '+', '\u0301'],
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 20 }), (all) => {
        const stored = nameOf(all.join(''));
        expect(nameOf(stored)).toBe(stored);
        if (nameProblem(stored)) return;
        expect(stored).not.toMatch(/[\p{L}\d]{2}\.[\p{L}\d]|\.[\p{L}\d]{2}/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
