import { env } from '../../../env.js';
import { inFrench } from '../../../kernel/day.js';
import { formatXaf } from '../../../kernel/xaf.js';
import type { Email } from '../../../platform/mail/email.js';
import type { ReportKind, ReportOutcome, ReportReason } from '../../reports/index.js';
import { hours } from './hours.js';

/** What members and staff are told of reports, and of objects that members keep an eye on. */

interface ClosedReport {
  kind: ReportKind;
  reason: ReportReason;
  outcome: ReportOutcome;
  title: string;
}

const rulesPage = { label: 'Lire les règles', url: `${env.PUBLIC_URL}/conditions` };

/** What the reporter may know of what became of it: of the other person, nothing. */
export function reportLookedAtEmail(name: string, { kind, outcome, title }: ClosedReport): Email {
  const isHelp = kind === 'rental';
  return {
    subject: isHelp
      ? `Votre demande d'aide a été traitée : « ${title} »`
      : 'Votre signalement a été examiné',
    name,
    paragraphs: [
      isHelp
        ? `L'équipe Loka a examiné le problème que vous avez signalé pour la location de « ${title} ».`
        : `L'équipe Loka a examiné votre signalement${kind === 'item' ? ` de « ${title} »` : ''}. Merci de nous avoir prévenus.`,
      outcome === 'nothing'
        ? "Nous n'avons rien trouvé de contraire aux règles de Loka. Si autre chose arrive, signalez-le de nouveau."
        : 'Nous avons fait le nécessaire.',
    ],
    ...(isHelp && {
      action: { label: 'Ouvrir mon tableau de bord', url: `${env.PUBLIC_URL}/tableau-de-bord` },
    }),
  };
}

const reasons: Record<Exclude<ReportReason, 'other'>, string> = {
  prohibited: 'un objet qui ne peut pas être loué sur Loka',
  scam: "une tentative d'arnaque",
  'false-listing': "une annonce qui ne correspond pas à l'objet",
  stolen: 'un objet qui ne vous appartient pas',
  offensive: 'un contenu choquant',
  insults: 'des insultes ou des menaces',
  impersonation: "l'usage du nom d'une autre personne",
  'outside-payment': "une demande d'argent en dehors de Loka",
  'not-as-described': 'un objet non conforme à son annonce',
  'no-answer': 'une absence de réponse',
  payment: 'un problème de paiement',
  damage: 'un objet abîmé',
  behaviour: 'un comportement incorrect',
  spam: 'des messages publicitaires',
  'false-review': 'un avis faux',
  'personal-data': 'des informations personnelles publiées',
};

const because = (reason: ReportReason) =>
  reason === 'other' ? [] : [`Ce qui est en cause : ${reasons[reason]}.`];

/** Never says who reported it, nor that somebody did. */
export function warnedEmail(name: string, { reason, title, kind }: ClosedReport): Email {
  const about = {
    item: ` à propos de « ${title} »`,
    rental: ` à propos de « ${title} »`,
    member: '',
    message: " à propos d'un de vos messages",
    review: ` à propos de votre avis sur « ${title} »`,
  }[kind];
  return {
    subject: "Avertissement de l'équipe Loka",
    name,
    paragraphs: [
      `L'équipe Loka vous adresse un avertissement${about}.`,
      ...because(reason),
      'Lisez les règles de Loka. Si cela se reproduit, votre compte peut être limité.',
    ],
    action: rulesPage,
  };
}

export function hiddenEmail(name: string, { kind, reason, title }: ClosedReport): Email {
  const isReview = kind === 'review';
  const what = isReview ? `Votre avis sur « ${title} »` : `« ${title} »`;
  return {
    subject: `L'équipe Loka a masqué ${isReview ? `votre avis sur « ${title} »` : what}`,
    name,
    paragraphs: [
      `${what} n'est plus visible sur Loka.`,
      ...because(reason),
      `Si vous pensez que c'est une erreur, écrivez-nous à ${env.CONTACT_EMAIL}.`,
    ],
    action: isReview
      ? rulesPage
      : {
          label: 'Voir ce qui ne peut pas être loué',
          url: `${env.PUBLIC_URL}/objets-interdits`,
        },
  };
}

export function reportsOverdueEmail(
  name: string,
  facts: { overdue: number; open: number; hours: number },
): Email {
  const several = facts.overdue > 1;
  return {
    subject: several
      ? `${facts.overdue} signalements attendent depuis plus de ${hours(24)}`
      : `Un signalement attend depuis plus de ${hours(24)}`,
    name,
    paragraphs: [
      `Le plus ancien attend depuis ${hours(facts.hours)}. Signalements ouverts en tout : ${facts.open}.`,
      "Prenez-les dans la console, le plus ancien d'abord.",
    ],
    action: { label: 'Ouvrir les signalements', url: `${env.PUBLIC_URL}/admin/reports` },
  };
}

type Price = { price: number; priceUnit: 'jour' | 'semaine' };
const priced = ({ price, priceUnit }: Price) => `${formatXaf(price)} / ${priceUnit}`;

export function priceFellEmail(
  name: string,
  itemId: string,
  facts: { itemTitle: string; before: Price; after: Price },
): Email {
  return {
    subject: `« ${facts.itemTitle} » coûte moins cher`,
    name,
    paragraphs: [
      `« ${facts.itemTitle} », que vous gardez dans vos favoris, coûte maintenant ${priced(facts.after)} au lieu de ${priced(facts.before)}.`,
    ],
    action: { label: "Voir l'objet", url: `${env.PUBLIC_URL}/objet/${itemId}` },
  };
}

export function offeredAgainEmail(
  name: string,
  itemId: string,
  { itemTitle }: { itemTitle: string },
): Email {
  return {
    subject: `« ${itemTitle} » est de nouveau proposé`,
    name,
    paragraphs: [
      `« ${itemTitle} », que vous gardez dans vos favoris, peut de nouveau être loué. Choisissez vos dates.`,
    ],
    action: { label: "Voir l'objet", url: `${env.PUBLIC_URL}/objet/${itemId}` },
  };
}

export function daysFreedEmail(
  name: string,
  itemId: string,
  facts: { itemTitle: string; start: string; end: string },
): Email {
  return {
    subject: `« ${facts.itemTitle} » est libre à vos dates`,
    name,
    paragraphs: [
      `« ${facts.itemTitle} », que vous gardez dans vos favoris, est de nouveau libre aux dates que vous regardiez : du ${inFrench(facts.start)} au ${inFrench(facts.end)}. Le premier qui demande peut l'avoir.`,
    ],
    action: { label: "Voir l'objet", url: `${env.PUBLIC_URL}/objet/${itemId}` },
  };
}
