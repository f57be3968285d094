const NUMBER = new Intl.NumberFormat('fr-FR');
const RATING = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** With spaces of one width that keep their line together. */
export const unbroken = (text: string): string => text.replaceAll(/[ \u202f]/g, '\u00a0');

/** `1240` → `1 240`; the space does not break. */
export const formatNumber = (value: number): string => unbroken(NUMBER.format(value));

/** `12500` → `12 500 FCFA`, `-1750` → `− 1 750 FCFA`; spaces do not break. */
export const formatFcfa = (francs: number): string =>
  `${francs < 0 ? '−\u00a0' : ''}${formatNumber(Math.abs(francs))}\u00a0FCFA`;

/** `27500` → `+ 27 500 FCFA`; spaces do not break. */
export const formatGain = (francs: number): string =>
  francs < 0 ? formatFcfa(francs) : `+\u00a0${formatFcfa(francs)}`;

/** `4` → `4,0`. */
export const formatRating = (average: number): string => RATING.format(average);

/** `plural(2, 'jour')` → `2 jours`; French counts 0 as singular. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? one : many}`;

/** `perPiece('1 200 FCFA', 50)` → `1 200 FCFA la pièce`: of an object of several pieces each one costs it. */
export const perPiece = (cost: string, pieces: number): string =>
  pieces > 1 ? `${cost} la\u00a0pièce` : cost;
