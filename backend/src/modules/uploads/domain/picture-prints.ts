/**
 * A print tells pictures that look alike from others: the signs of the lowest frequencies of a picture, across and down
 * (of its discrete cosine transform), 256 bits. Mirroring changes the signs of the odd ones, a quarter turn exchanges
 * across and down: the print of a turned picture follows from that of the picture.
 */
export const frequencies = 16;
const printBytes = (frequencies * frequencies) / 8;

/** What a print leaves out at each edge, as parts of width and height. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const steps = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08];
const widest = 0.08;

/**
 * The same at each edge. A picture that was cut at all edges alike has, whole, the print of the other with that margin;
 * and with some margin that of the other with the widest one.
 */
const evenMargins = [0, ...steps, 0.09].map(
  (margin): Margins => ({ left: margin, top: margin, right: margin, bottom: margin }),
);

/** The margins of the prints that are kept of a picture, in which all those of another are looked for. */
const keptMargins = [0, steps.indexOf(widest) + 1];

/**
 * More at one edge. A picture that was cut at one edge alone has, whole, the print of the other with the first of two
 * margins; and with the second that of the other with the widest one at each edge.
 */
const unevenMargins = steps.flatMap((cut) =>
  (['left', 'top', 'right', 'bottom'] as const).flatMap((edge): Margins[] => [
    { left: 0, top: 0, right: 0, bottom: 0, [edge]: cut },
    withinWidest({ left: 0, top: 0, right: 0, bottom: 0, [edge]: cut }),
  ]),
);

/** What is within the widest margin of a picture, in what is left of it after such a cut. */
function withinWidest({ left, top, right, bottom }: Margins): Margins {
  const [width, height] = [1 - left - right, 1 - top - bottom];
  return {
    left: (widest - left) / width,
    top: (widest - top) / height,
    right: (widest - right) / width,
    bottom: (widest - bottom) / height,
  };
}

/** Of the prints of a picture, in order. Those that were made before there were uneven ones are the first ten. */
export const margins: readonly Margins[] = [...evenMargins, ...unevenMargins];

/** Bits of 256 in which prints of one picture differ at most (docs/decisions/0052 says how it was measured). */
const mostOfOne = 20;
/** With uneven margins, which are many, so that chance finds more. */
const mostOfUneven = 14;
/** In which they mostly differ more when they are of two: what else speaks for one picture is believed up to here. */
const leastOfTwo = 60;

/** Prints of the whole, one after the other: what is kept for comparisons with later pictures. */
export function keptPrints(prints: Uint8Array): Uint8Array {
  if (prints.length === 0) return prints;
  return Uint8Array.from(keptMargins.flatMap((margin) => [...printAt(prints, margin)]));
}

/** What finds kept prints in an index: nearly every pair of prints of one picture has one of these in common. */
export const keysOfKept = (kept: Uint8Array): number[] => [
  ...new Set(printsOf(kept).flatMap(keysOf)),
];

/** One of the prints by which a picture may be found. */
interface Form {
  words: Uint32Array;
  /** Bits in which another print of the picture differs from it at most. */
  most: number;
}

/**
 * A picture that is looked for among others: however it or they were mirrored, turned or cut at all edges alike, or cut
 * at one edge alone and neither mirrored nor turned.
 */
export class SoughtPicture {
  private readonly turned: Form[] = [];
  private readonly byKey = new Map<number, Form[]>();

  /** @param prints with each of `margins`, or with the even ones alone */
  constructor(prints: Uint8Array) {
    const all = printsOf(prints);
    for (const print of all.slice(0, evenMargins.length).flatMap(turnsOf))
      this.turned.push(this.add(print, mostOfOne));
    for (const print of all.slice(evenMargins.length)) this.add(print, mostOfUneven);
  }

  get keys(): number[] {
    return [...this.byKey.keys()];
  }

  /** Of thousands of forms and thousands of others, only those are compared that have a key in common. */
  isAmong(kept: Uint8Array): boolean {
    return printsOf(kept).some((print) => {
      const theirs = wordsOf(print);
      return keysOf(print).some((key) =>
        this.byKey.get(key)?.some(({ words, most }) => isWithin(most, words, theirs)),
      );
    });
  }

  /** Cut unevenly, or turned a little, a picture has prints between those of one and of two. */
  mayBeAmong(kept: Uint8Array): boolean {
    const others = printsOf(kept).map(wordsOf);
    return others.some((theirs) =>
      this.turned.some(({ words }) => isWithin(leastOfTwo, words, theirs)),
    );
  }

  private add(print: Uint8Array, most: number): Form {
    const form = { words: wordsOf(print), most };
    for (const key of new Set(keysOf(print))) {
      const others = this.byKey.get(key);
      if (others) others.push(form);
      else this.byKey.set(key, [form]);
    }
    return form;
  }
}

const printAt = (prints: Uint8Array, place: number): Uint8Array =>
  prints.subarray(place * printBytes, (place + 1) * printBytes);

const printsOf = (prints: Uint8Array): Uint8Array[] =>
  Array.from({ length: prints.length / printBytes }, (_, place) => printAt(prints, place));

/** Into places of their own: a part of a buffer may begin where no word does. */
const wordsOf = (print: Uint8Array): Uint32Array => new Uint32Array(Uint8Array.from(print).buffer);

function isWithin(most: number, one: Uint32Array, other: Uint32Array): boolean {
  let different = 0;
  for (let at = 0; at < one.length && different <= most; at++)
    different += bitsOf((one[at] as number) ^ (other[at] as number));
  return different <= most;
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Where the sign of a frequency is in a print. */
export const placeOf = (across: number, down: number): number => down * frequencies + across;

const bitAt = (print: Uint8Array, place: number): number =>
  ((print[place >> 3] as number) >> (place & 7)) & 1;

/** The eight prints of a picture that is mirrored or not, and turned by none to three quarters. */
function turnsOf(print: Uint8Array): Uint8Array[] {
  return [print, exchanged(print)].flatMap((one) => [
    one,
    changed(one, oddAcross),
    changed(one, oddDown),
    changed(changed(one, oddAcross), oddDown),
  ]);
}

const oddAcross = printWhere((across) => across % 2 === 1);
const oddDown = printWhere((_, down) => down % 2 === 1);

const changed = (print: Uint8Array, mask: Uint8Array): Uint8Array =>
  print.map((byte, at) => byte ^ (mask[at] as number));

const exchanged = (print: Uint8Array): Uint8Array =>
  printWhere((across, down) => bitAt(print, placeOf(down, across)) === 1);

/** The print in which the bits are set for which it is so. */
export function printWhere(isSet: (across: number, down: number) => boolean): Uint8Array {
  const print = new Uint8Array(printBytes);
  for (let down = 0; down < frequencies; down++)
    for (let across = 0; across < frequencies; across++) {
      const place = placeOf(across, down);
      if (isSet(across, down))
        print[place >> 3] = (print[place >> 3] as number) | (1 << (place & 7));
    }
  return print;
}

/**
 * The lowest frequencies change least. In two of their divisions by three, no more than two different bits leave a third
 * as it was for certain, and more do so mostly.
 */
const lowest = Array.from({ length: 63 }, (_, at) => placeOf((at + 1) % 8, (at + 1) >> 3));
const thirds = [0, 1, 2];
const divisions = [
  ...thirds.map((third) => lowest.filter((_, at) => at % 3 === third)),
  ...thirds.map((third) => lowest.slice(third * 21, (third + 1) * 21)),
];

/** The division is in the key, above its 21 bits. */
const keysOf = (print: Uint8Array): number[] =>
  divisions.map((places, division) =>
    places.reduce((key, place) => key * 2 + bitAt(print, place), division),
  );
