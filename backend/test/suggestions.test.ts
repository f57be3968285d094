import { randomInt } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SuggestionsView } from '../src/modules/catalogue/catalogue.schema.js';
import { api, expectRefusal, useApi } from './support/api.js';
import { anItem, aStaffMember } from './support/factories.js';
import { forgetCounters } from './support/rate-limits.js';

useApi();

const ask = (q: string) =>
  api<SuggestionsView>(`/api/items/suggestions?${new URLSearchParams({ q })}`);

const suggested = async (q: string) => (await ask(q)).body.titles;

/** A word that no item of another test has. */
const aWord = () => `mot${randomInt(1e9)}`;

describe('the suggestions of a search', () => {
  it('are titles in which a word begins so, whatever its accents and its case', async () => {
    const word = aWord();
    for (const title of [`Grande ${word}`, `${word} à pied`, `sur${word}`]) await anItem({ title });
    expect(await suggested(word.toUpperCase())).toEqual([`${word} à pied`, `Grande ${word}`]);
    expect(await suggested(`${word} a`)).toEqual([`${word} à pied`]);
  });

  it('are not words of the description', async () => {
    const word = aWord();
    await anItem({ title: 'Perceuse', description: word });
    expect(await suggested(word)).toEqual([]);
  });

  it('name each title once, and six at most', async () => {
    const word = aWord();
    for (const title of [`${word} Vélo`, `${word} velo`]) await anItem({ title });
    expect(await suggested(word)).toHaveLength(1);
    for (const number of [1, 2, 3, 4, 5, 6]) await anItem({ title: `${word} ${number}` });
    expect(await suggested(word)).toHaveLength(6);
  });

  it('are of offered objects alone', async () => {
    const word = aWord();
    const { id } = await anItem({ title: `${word} cachée` });
    await anItem({ title: `${word} retirée`, available: false });
    const body = { reason: 'Objet interdit' };
    await api(`/api/admin/items/${id}/hide`, { method: 'POST', as: await aStaffMember(), body });
    expect(await suggested(word)).toEqual([]);
  });

  it('take wildcards as they are typed', async () => {
    const word = aWord();
    await anItem({ title: `${word}ab` });
    expect(await suggested(word)).toHaveLength(1);
    for (const wildcard of ['%', '__', '\\']) expect(await suggested(word + wildcard)).toEqual([]);
  });

  it.each(['', 'a', '  a ', 'a'.repeat(61)])('are refused for %j', async (q) => {
    expectRefusal(await ask(q), 'invalid-request');
  });

  it('may be kept by browsers for five minutes', async () => {
    const { headers } = await ask('tente');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('are limited for each address', async () => {
    // Other tests ask from here too.
    onTestFinished(forgetCounters);
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask('tente')));
    const limited = answers.find(({ status }) => status !== 200);
    if (!limited) throw new Error('nobody was limited');
    expectRefusal(limited, 'too-many-requests');
  });
});
