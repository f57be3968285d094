/** A member as staff are shown them in a search. */
interface Shown {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

interface Found extends Shown {
  exact: boolean;
}

/** A member and a mobile money number that is theirs, or that was in a payment of theirs. */
interface Holder {
  userId: string;
  phoneNumber: string;
  receives: boolean;
}

type Member = Found & { number: Omit<Holder, 'userId'> | null };

/**
 * Each member once: the exact ones first, then by number, then the others in their order.
 *
 * @param found by what they are called and how they are reached, the best first
 * @param holders by a number, those who receive at it before those who paid with it
 * @param people who the holders are
 * @param isWhole whether the number was typed as a whole
 */
export function mergeMembers(
  found: readonly Found[],
  holders: readonly Holder[],
  people: ReadonlyMap<string, Shown>,
  isWhole: boolean,
): Member[] {
  const members = new Map<string, Member>();
  for (const { userId, ...number } of holders) {
    const person = people.get(userId);
    if (!person || members.has(userId)) continue;
    members.set(userId, { ...person, exact: isWhole, number });
  }
  for (const person of found) {
    const held = members.get(person.id);
    if (held) held.exact ||= person.exact;
    else members.set(person.id, { ...person, number: null });
  }
  return [...members.values()].sort((one, other) => Number(other.exact) - Number(one.exact));
}
