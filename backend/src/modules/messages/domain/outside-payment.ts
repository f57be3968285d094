import { plainText } from './digits.js';

/** Ways of sending money that nobody uses to rent on Loka. */
const foreignWays =
  /\b(?:western ?-?union|money ?-?gram|\bria\b money|orange money|wave money|world ?remit|taptap ?send|pcs|transcash|neosurf|paysafe ?card|carte cadeau|(?:google play|itunes|amazon) (?:card|carte)|bitcoin|usdt|crypto\w*)\b/;

const aroundLoka =
  /\b(?:hors|en ?dehors|sans (?:passer|payer) par|pas (?:passer|payer) par|eviter|contourner) (?:de )?(?:du |la |le |l ?')?(?:loka|site|plateforme|appli(?:cation)?|frais)\b/;

const demand =
  '(?:envo(?:ie|yer|yez|ies)|transfer(?:e|er|ez|es)|vers(?:e|er|ez|es)|depos(?:e|er|ez|es)|pa(?:ie|yer|yez|ies|ye)|regl(?:e|er|ez|es)|avanc(?:e|er|ez|es)|fai(?:s|tes|re) (?:un |le )?(?:depot|transfert|virement|envoi))';
const ownWays =
  '(?:airtel ?-?money|moov ?-?money|mobile ?-?money|\\bmomo\\b|especes|cash|liquide|virement)';
const near = '[^.!?]{0,60}?';

const demands = [
  new RegExp(`\\b${demand}\\b${near}\\b${ownWays}\\b`),
  new RegExp(`\\b${ownWays}\\b${near}\\b${demand}\\b`),
  // « envoie l'argent », « payez-moi directement », « verse une avance sur mon compte »
  new RegExp(
    `\\b${demand}\\b[ -](?:moi |lui |nous )?(?:d'abord |vite )?(?:de )?l ?['’] ?argent\\b`,
  ),
  new RegExp(`\\b${demand}\\b[ -](?:moi|nous)${near}\\b(?:argent|direct\\w*|avance|acompte)\\b`),
  new RegExp(
    `\\b${demand}\\b${near}\\b(?:direct\\w*|sur mon (?:compte|numero)|a mon (?:compte|numero))\\b`,
  ),
];

/** What goes through Loka is meant so: « Payez par Airtel Money sur Loka ». */
const throughLoka =
  /\b(?:sur|via|par|avec|dans|avec) (?:le |la |l ?['’])?(?:loka|site|appli(?:cation)?|plateforme)\b/;

/** Whether a text asks for money that would not go through Loka. */
export function asksForOutsidePayment(text: string): boolean {
  const plain = plainText(text).replaceAll('’', "'");
  if (foreignWays.test(plain) || aroundLoka.test(plain)) return true;
  if (throughLoka.test(plain)) return false;
  return demands.some((form) => form.test(plain));
}
