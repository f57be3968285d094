import { instantInFrench } from '../../../kernel/day.js';

/** What stands at the top of the file. */
export const readMe = (at: Date): string =>
  [
    `Vos données sur Loka, demandées le ${instantInFrench(at)}.`,
    'Les fichiers .json se lisent avec tout éditeur de texte, le fichier .csv avec un tableur, les images .webp avec un navigateur.',
    "Si vos images sont nombreuses, d'autres fichiers ZIP les contiennent\u00a0: téléchargez toutes les parties.",
    "Montants en francs CFA, instants en temps universel. Les autres membres n'apparaissent que par un identifiant, sauf dans vos contrats de location, qui nomment les deux parties.",
    "Ne s'y trouvent pas : les secrets (mots de passe, codes, liens), dont Loka ne garde qu'une empreinte, et le travail de l'équipe sur les signalements.",
    "Ce fichier contient peut-être vos pièces d'identité : gardez-le pour vous.",
  ].join('\r\n\r\n');
