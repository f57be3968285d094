import { formatFcfa, limits } from '@loka/client';
import { readFrancs, WHOLE_FRANCS } from '@/lib/francs';
import { type ItemDraft, isSaid } from './item-draft';

const { title, price, deposit, deliveryFee, pieces } = limits['POST /item'];

/** What is wrong in a form, in French, by the path of the field. */
export type Problems = Readonly<Record<string, string>>;

/** What has to be mended before the form is sent. */
export function problemsOf(typed: ItemDraft): Problems {
  const found = [
    ['title', problemOfTitle(typed.title)],
    ['category', !typed.category && 'Choisissez une catégorie.'],
    ['price', typed.price.trim() ? problemOfFrancs('Le prix', typed.price, price) : NO_PRICE],
    ['deposit', problemOfFrancs('La caution', typed.deposit, deposit)],
    ['pieces', problemOfPieces(typed.pieces)],
    ['deliveryFee', typed.delivers && problemOfDelivery(typed.deliveryFee)],
    ...typed.specifications.map((_, index) => [
      `specifications.${index}.name`,
      problemOfPair(typed.specifications, index),
    ]),
    ...typed.priceTiers.flatMap((tier, index) =>
      isSaid(tier)
        ? [
            [`priceTiers.${index}.from`, problemOfUnits(tier.from, typed.priceUnit)],
            [`priceTiers.${index}.price`, readFrancs(tier.price) > 0 ? undefined : WHOLE_FRANCS],
          ]
        : [],
    ),
  ] as [string, string | false | undefined][];
  return Object.fromEntries(found.filter((one): one is [string, string] => Boolean(one[1])));
}

const NO_PRICE = 'Indiquez un prix.';

function problemOfTitle(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return "Donnez un titre à l'annonce.";
  if (length >= title.minLength) return undefined;
  return `Le titre doit compter au moins ${title.minLength} caractères.`;
}

type Bounds = { minimum: number; maximum: number };

/** @param name of the amount, as it begins a sentence */
function problemOfFrancs(
  name: string,
  text: string,
  { minimum, maximum }: Bounds,
): string | undefined {
  const francs = readFrancs(text);
  if (Number.isNaN(francs)) return WHOLE_FRANCS;
  if (francs < minimum) return `${name} est de ${formatFcfa(minimum)} au moins.`;
  return francs > maximum ? `${name} est de ${formatFcfa(maximum)} au plus.` : undefined;
}

function problemOfPieces(text: string): string | undefined {
  const { minimum, maximum } = pieces;
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= minimum && count <= maximum
    ? undefined
    : `Indiquez de ${minimum} à ${maximum} pièces.`;
}

function problemOfDelivery(text: string): string | undefined {
  if (!text.trim()) return 'Indiquez un prix, ou 0.';
  const francs = readFrancs(text);
  if (Number.isNaN(francs)) return WHOLE_FRANCS;
  const { maximum } = deliveryFee;
  return francs > maximum ? `La livraison coûte ${formatFcfa(maximum)} au plus.` : undefined;
}

/** What would be lost of a pair: half of it, or the one before under the same name. */
function problemOfPair(pairs: ItemDraft['specifications'], index: number): string | undefined {
  const trimmed = pairs.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
  const { name = '', value = '' } = trimmed[index] ?? {};
  if (!name && value) return 'Donnez un nom à cette caractéristique.';
  if (name && !value) return 'Indiquez sa valeur, ou retirez-la.';
  const isTaken = trimmed.slice(0, index).some((other) => name && other.name === name);
  return isTaken ? 'Ce nom est déjà donné plus haut.' : undefined;
}

/** @param unit what a price is for */
const problemOfUnits = (text: string, unit: string): string | undefined =>
  /^\d{1,3}$/.test(text.trim()) ? undefined : `Indiquez un nombre de ${unit}s.`;
