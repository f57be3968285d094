import { formatXaf, type Xaf } from '../../../kernel/xaf.js';

interface ShortFloat {
  /** What the operator is called. */
  operator: string;
  /** XAF that it can still pay */
  available: Xaf;
  /** What the operators are called that can pay the amount to a number of the member's. */
  others: readonly string[];
  /** XAF below which the operator pays nothing */
  least: Xaf;
}

const or = new Intl.ListFormat('fr', { type: 'disjunction' });

/** What a member reads whose money an operator cannot pay now, with what is possible instead. */
export function floatRefusal({ operator, available, others, least }: ShortFloat): string {
  const kept = `${operator} ne peut pas payer ce montant pour l'instant : votre argent reste dans votre portefeuille.`;
  if (others.length > 0) return `${kept} Choisissez votre numéro ${or.format(others)}.`;
  if (available >= least) return `${kept} Vous pouvez demander jusqu'à ${formatXaf(available)}.`;
  return `${kept} Réessayez plus tard, notre équipe est prévenue.`;
}
