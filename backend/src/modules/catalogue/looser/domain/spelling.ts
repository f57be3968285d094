/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word the
 * other.
 */
export function editDistance(one: string, other: string): number {
  const width = other.length + 1;
  const costs = new Array<number>((one.length + 1) * width).fill(0);
  const at = (row: number, column: number) => costs[row * width + column] ?? 0;
  for (let row = 0; row <= one.length; row++) {
    for (let column = 0; column <= other.length; column++) {
      costs[row * width + column] = cost(row, column);
    }
  }
  return at(one.length, other.length);

  function cost(row: number, column: number): number {
    if (row === 0 || column === 0) return row + column;
    const isSame = one[row - 1] === other[column - 1];
    const least = Math.min(
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
      at(row - 1, column - 1) + (isSame ? 0 : 1),
    );
    // Before the first letter there is none, which is no letter of the other word.
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    return isSwapped ? Math.min(least, at(row - 2, column - 2) + 1) : least;
  }
}

/** As it sounds in French, roughly: `chapito` and `chapiteau` are the same. */
export function soundOf(word: string): string {
  return word
    .replaceAll(/e?au/g, 'o')
    .replaceAll('ph', 'f')
    .replaceAll(/sch|sh|tch/g, 'ch')
    .replaceAll(/qu|q|k|c(?![eiyh])/g, 'k')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll('y', 'i')
    .replaceAll(/ill?(?=[aeiou])/g, 'i')
    .replaceAll(/en|em(?=[bp])/g, 'an')
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=.{2})(?:e?s|e|x|t)$/, '');
}

/** How far, in letters, a word is from another that sounds the same. */
export const sameSound = 0.5;

/**
 * How far a known word is from the one that was typed, in letters; null when it is another word. One letter in words of
 * four, two from seven on, three from eleven on. What sounds the same is at most a letter away.
 */
export function spellingDistance(typed: string, known: string): number | null {
  if (typed.length < 4 || known.length < 3) return null;
  const letters = editDistance(typed, known);
  const sounds = editDistance(soundOf(typed), soundOf(known)) + sameSound;
  const distance = Math.min(letters, sounds);
  const most = typed.length >= 11 ? 3 : typed.length >= 7 ? 2 : 1;
  return distance <= most ? distance : null;
}
