import { plainText } from './digits.js';

/** Ways of sending money that nobody uses to rent on Loka. « 10 pcs » are pieces. */
const foreignWays =
  /\b(?:western ?-?union|money ?-?gram|express ?-?union|\bria\b money|orange money|mtn (?:money|momo|mobile)|(?:par|sur|via) wave|wave money|sendwave|world ?remit|taptap ?send|(?<!\d ?)pcs|transcash|neosurf|paysafe ?card|carte cadeau|(?:google play|itunes|amazon) (?:card|carte)|bitcoin|usdt|crypto\w*)\b/;

const loka = '(?:loka|site|plateforme|appli(?:cation)?)';
/** Fees that are due on Loka too are nothing to get around. */
const fees = "(?:commissions?|frais(?! (?:de|d')? ?(?:retard|livraison|reparation|nettoyage)))";
const aroundLoka = new RegExp(
  `\\b(?:hors|en ?dehors|(?:sans|pas) (?:passer|payer) par|eviter|contourner) (?:de )?(?:du |la |le |les |l ?')?(?:${loka}|${fees})\\b|\\bsans (?:loka|(?:la |les )?commissions?)\\b`,
);

const amongUs =
  /\b(?:arrang\w+|regl\w+|pa[iy]\w+|fai\w+|voit) (?:ca |cela |tout )?(?:directement )?entre nous\b/;

/** « J'ai payé » and « c'est réglé » say what was done, and demand nothing. */
const notDone = String.raw`(?<!\b(?:ai|as|a|avons|avez|ont|est|ete|suis) (?:(?:deja|bien|tout|aussi|pas|donc|encore) )?)`;
const pay = '(?:pa(?:ie|yer|yez|ies|ye|yes)|regl(?:e|er|ez|es)|vers(?:e|er|ez|es))';
const send =
  '(?:envo(?:i|is|it|ie|ies|ye|yes|yer|yez)|transfer(?:e|er|ez|es)|transfert(?=[ -][mn]ou?[is])|depos(?:e|er|ez|es)|avanc(?:e|er|ez|es)|fai(?:s|tes|re) (?:un |le )?(?:depot|transfert|virement|envoi))';
const demand = String.raw`${notDone}\b(?:${pay}|${send})\b`;
const operators = '(?:airtel|moov|mobile) ?-?money|momo';
const ownWays = String.raw`\b(?:${operators}|(?:par|sur|via|avec) (?:mon |ma )?(?:airtel|moov)|especes|cash|en liquide|virement)\b`;
const money = '(?:argent|une (?:petite )?avance|acompte)';
const amount = String.raw`(?:${money}|avance|montant|somme|caution|loyer|moitie|reste|\d{1,3}(?:[ .]\d{3})+|\d{4,6}|\d+ ?(?:mille|k|f|fcfa|francs?))\b`;

/** What else is sent directly, or to a number, is no money. */
const near =
  '(?:(?!photo|image|video|message|texto|sms|adresse|position|localisation)[^.!?]){0,60}?';

const demands = [
  `${demand}${near}${ownWays}`,
  `${ownWays}${near}${demand}`,
  // « envoie l'argent », « payez-moi directement », « verse une avance sur mon compte »
  `${demand}[ -](?:moi |lui |nous )?(?:d'abord |vite )?(?:de )?l ?' ?argent\\b`,
  `${demand}[ -](?:moi|nous)${near}\\b${money}\\b`,
  `${notDone}\\b${pay}\\b${near}\\bdirect(?:e(?:ment)?)?\\b`,
  `${demand}${near}\\b(?:sur|a) (?:mon|ce|le) (?:compte|numero|num)\\b`,
  // « envoyez 20 000 au 077 12 34 56 »
  `${demand}${near}\\b${amount}${near}\\b(?:au|sur(?: le)?|a) (?:\\+?241[ .-]?)?0?[67](?:[ .-]?\\d){7}`,
  `${notDone}\\b${pay}\\b${near}\\b(?:main propre|main a main|de la main|sur place)\\b`,
  `\\b(?:caution|loyer|acompte|moitie|reste)\\b[^.!?]{0,30}\\b(?:en|par|sur) (?:${operators}|especes|cash|liquide)\\b`,
  `\\b(?:prends|prend|accepte|prefere)\\b[^.!?]{0,30}\\b(?:${operators}|especes|cash)\\b`,
  `\\bannul(?:e|er|ez|es)\\b[^.!?]{0,60}?\\b(?:direct(?:e(?:ment)?)?|entre nous|cash|especes)\\b`,
].map((form) => new RegExp(form, 'g'));

/** What goes through Loka is meant so: « Payez par Airtel Money sur Loka », « Sur Loka, payez par… ». */
const throughLoka = new RegExp(
  `\\b(?:sur|via|par|avec|dans) (?:le |la |l ?')?${loka}\\b(?! (?:my ?)?(?:airtel|moov|mobile|whatsapp))`,
);
/** Between a demand and « sur Loka »: what happens there comes later, or not at all. */
const butNot =
  /\b(?:au lieu|plutot|pas|sans|mieux|moins|apres|avant (?:de|que|d')|(?:et|que) (?:je|on|de|sur))\b/;
const endOfClause = /[.!?;,\n]|\b(?:mais|puis|ensuite)\b/;

/** Letters before a demand, and after it, in which « sur Loka » may stand: a longer sentence is no mention of ours. */
const longestAround = 200;

/** Whether a text asks for money that would not go through Loka. The time it takes grows with its length alone. */
export function asksForOutsidePayment(text: string): boolean {
  const plain = plainText(text).replaceAll('’', "'");
  if (foreignWays.test(plain) || aroundLoka.test(plain) || amongUs.test(plain)) return true;
  return demands.some((form) =>
    [...plain.matchAll(form)].some(({ 0: found, index }) => {
      const end = index + found.length;
      const [clause = ''] = plain.slice(end, end + longestAround).split(endOfClause, 1);
      return !isOnLoka(beginningOfSentence(plain, index), found + clause);
    }),
  );
}

/** What its sentence says before a demand; nothing of a long one, which begins too far away. */
function beginningOfSentence(text: string, index: number): string {
  const start = Math.max(0, index - longestAround);
  const before = text.slice(start, index).split(/[.!?;\n]/);
  return before.length > 1 || start === 0 ? (before.at(-1) ?? '') : '';
}

/**
 * @param before what its sentence says before a demand
 * @param demand with the rest of its clause
 */
function isOnLoka(before: string, demand: string): boolean {
  if (before.trim().search(throughLoka) === 0) return true;
  const at = demand.search(throughLoka);
  return at >= 0 && !butNot.test(demand.slice(0, at));
}
