import { describe, expect, it } from 'vitest';
import { mergeMembers } from './merge-members.js';

const person = (id: string) => ({ id, name: id, email: `${id}@loka.example`, phone: null });
const people = new Map(['awa', 'serge', 'ada'].map((id) => [id, person(id)]));
const holder = (userId: string, receives: boolean) => ({
  userId,
  phoneNumber: '077000001',
  receives,
});
const found = (id: string, exact = false) => ({ ...person(id), exact });

describe('the members that a search finds', () => {
  it('are shown once, with the number that receives', () => {
    const members = mergeMembers(
      [found('awa')],
      [holder('awa', true), holder('awa', false)],
      people,
      false,
    );
    expect(members).toEqual([
      { ...found('awa'), number: { phoneNumber: '077000001', receives: true } },
    ]);
  });

  it('are exact by a whole number, and come before those found by a part', () => {
    const members = mergeMembers(
      [found('serge'), found('ada', true)],
      [holder('awa', false)],
      people,
      true,
    );
    expect(members.map(({ id, exact }) => [id, exact])).toEqual([
      ['awa', true],
      ['ada', true],
      ['serge', false],
    ]);
  });

  it('are exact when they are in either way', () => {
    const [member] = mergeMembers([found('awa', true)], [holder('awa', true)], people, false);
    expect(member?.exact).toBe(true);
  });

  it('are those alone who exist', () => {
    expect(mergeMembers([], [holder('nobody', true)], people, true)).toEqual([]);
  });
});
