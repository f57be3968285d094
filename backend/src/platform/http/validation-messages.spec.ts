import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messageOf } from './validation-messages.js';

type Code = z.core.$ZodIssue['code'];
type Case = [schema: z.ZodType, input: unknown, message: string];

const required = 'Ce champ est obligatoire.';
const unreadable = "Cette valeur n'a pas la forme attendue.";

/** Every kind of issue that the library knows: a kind without a case does not compile. */
const cases: Record<Code, Case[]> = {
  invalid_type: [
    [z.string(), undefined, required],
    [z.array(z.string()), null, required],
    [z.string(), 1, 'Indiquez un texte.'],
    [z.number(), '1', 'Indiquez un nombre.'],
    [z.coerce.number(), 'beaucoup', 'Indiquez un nombre.'],
    [z.int(), 1.5, 'Indiquez un nombre entier.'],
    [z.boolean(), 'oui', 'Indiquez oui ou non.'],
    [z.date(), new Date(Number.NaN), 'Indiquez une date.'],
    [z.array(z.string()), {}, 'Indiquez une liste.'],
    [z.file(), 'photo.png', 'Envoyez un fichier.'],
    [z.object({}), [], unreadable],
    [z.never(), 1, unreadable],
  ],
  invalid_value: [
    [z.enum(['jour', 'semaine']), 'mois', 'Choisissez une des valeurs proposées.'],
    [z.literal(true), false, 'Choisissez une des valeurs proposées.'],
    [z.enum(['jour', 'semaine']), undefined, required],
  ],
  too_small: [
    [z.string().min(1), '', required],
    [z.string().min(3), 'ab', 'Indiquez au moins 3 caractères.'],
    [z.number().min(100), 99, 'Indiquez au moins 100.'],
    [z.number().positive(), 0, 'Indiquez plus de 0.'],
    [z.array(z.string()).min(2), [], 'Indiquez au moins 2 éléments.'],
    [z.set(z.string()).min(1), new Set(), 'Indiquez au moins 1 élément.'],
    [z.date().min(new Date()), new Date(0), 'Cette date est trop ancienne.'],
    [z.file().min(2), new File([], 'a'), 'Indiquez au moins 2 octets.'],
  ],
  too_big: [
    [z.string().max(3), 'abcd', 'Indiquez au plus 3 caractères.'],
    [z.number().max(1_000_000), 2_000_000, 'Indiquez au plus 1\u202f000\u202f000.'],
    [z.number().negative(), 0, 'Indiquez moins de 0.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Indiquez au plus 1 élément.'],
    [z.date().max(new Date(0)), new Date(), 'Cette date est trop tardive.'],
  ],
  invalid_format: [
    [z.email(), 'awa', 'Indiquez une adresse e-mail, comme nom@exemple.ga.'],
    [z.url(), 'loka', 'Indiquez une adresse web, comme https://exemple.ga.'],
    [z.uuid(), '1', 'Cet identifiant est incorrect.'],
    [z.iso.date(), '2026-02-30', 'Indiquez un jour du calendrier, comme 2026-12-01.'],
    [z.iso.datetime(), 'hier', 'Indiquez une date et une heure, comme 2026-12-01T08:00:00Z.'],
    [z.iso.time(), '25:00', 'Indiquez une heure, comme 08:00.'],
    [z.string().regex(/^a$/), 'b', unreadable],
    [z.string().startsWith('a'), 'b', unreadable],
  ],
  not_multiple_of: [[z.number().multipleOf(7), 8, 'Indiquez un multiple de 7.']],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }, 'Un champ est inconnu.']],
  invalid_union: [
    [z.union([z.string(), z.number()]), true, unreadable],
    [z.union([z.string(), z.number()]), undefined, required],
  ],
  invalid_key: [
    [z.record(z.string().min(2), z.string()), { a: '' }, 'Le nom de ce champ est incorrect.'],
  ],
  invalid_element: [[z.map(z.object({}), z.number()), new Map([[{}, 'b']]), unreadable]],
  custom: [[z.string().refine(() => false), 'a', "Cette valeur n'est pas acceptée."]],
};

describe.each(Object.entries(cases))('an issue of the kind %s', (code, all) => {
  const cases = all.map(([schema, input, message]) => [message, schema, input] as const);

  it.each(cases)('is in French: %s', (message, schema, input) => {
    const { error } = schema.safeParse(input, { error: messageOf });
    expect(error?.issues).toMatchObject([{ code, message }]);
  });
});

describe('a message of the schema itself', () => {
  it('stays', () => {
    const schema = z.string('Saisissez votre nom.').min(2, 'Votre nom est trop court.');
    const messages = [1, 'a'].map(
      (input) => schema.safeParse(input, { error: messageOf }).error?.issues[0]?.message,
    );
    expect(messages).toEqual(['Saisissez votre nom.', 'Votre nom est trop court.']);
  });
});
