import { env } from '../../../env.js';
import { beforeInFrench, instantInFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';
import type { IncidentFacts } from '../../incidents/index.js';
import { operatorOf } from '../../mobile-money/index.js';
import type { AwaitedExtension } from '../../rentals/index.js';
import { hours } from './hours.js';
import { walletPage } from './rental-news.js';

/** What members and staff are told of an operator that is down. */

/** What of an incident concerns a member. */
export interface MemberConcerned {
  /** Whether a payment of theirs is on its way through the operator. */
  hasPayment: boolean;
  /** Which extensions they have longer to pay for. */
  extensions: readonly Pick<AwaitedExtension, 'itemTitle' | 'dueAt'>[];
}

const labelOf = (incident: IncidentFacts) => operatorOf(incident).label;

export function incidentDeclaredEmail(
  name: string,
  incident: IncidentFacts,
  member: MemberConcerned,
): Email {
  const label = labelOf(incident);
  const payment = `Votre paiement par ${label} est en attente de l'opérateur. Ne le refaites pas\u00a0: nous vérifions ce qu'il devient, et votre argent n'est pas perdu.`;
  const other = "Vous pouvez payer avec l'autre opérateur ou avec votre portefeuille Loka.";
  return {
    subject: `${label} est en panne`,
    name,
    paragraphs: [
      `${label} ne fonctionne pas normalement en ce moment.`,
      ...(member.hasPayment ? [payment] : []),
      ...member.extensions.map(
        ({ itemTitle }) =>
          `Le délai pour payer la prolongation de «\u00a0${itemTitle}\u00a0» est suspendu pendant la panne. Il reprend ensuite, au plus tard jusqu'à la fin de la location.`,
      ),
      other,
      'Nous vous écrirons quand la panne sera terminée.',
    ],
    action: pageFor(member),
  };
}

export function incidentEndedEmail(
  name: string,
  incident: IncidentFacts,
  member: MemberConcerned,
): Email {
  const label = labelOf(incident);
  return {
    subject: `${label} fonctionne de nouveau`,
    name,
    paragraphs: [
      `La panne chez ${label} est terminée.`,
      ...(member.hasPayment
        ? [
            "S'il attend encore, votre paiement reprend seul. Vérifiez ce qu'il est devenu avant de payer de nouveau.",
          ]
        : []),
      ...member.extensions.map(
        ({ itemTitle, dueAt }) =>
          `Payez la prolongation de «\u00a0${itemTitle}\u00a0» ${beforeInFrench(dueAt)}.`,
      ),
    ],
    action: pageFor(member),
  };
}

export function incidentProposedEmail(
  name: string,
  incident: IncidentFacts & { attempts: number; failures: number; usualPercent: number },
): Email {
  const label = labelOf(incident);
  const { attempts, failures, usualPercent } = incident;
  return {
    subject: `${label} semble en panne`,
    name,
    paragraphs: [
      `Depuis le ${instantInFrench(new Date(incident.startedAt))}, ${failures} paiements sur ${attempts} par ${label} ont échoué pour une raison technique. D'habitude, c'est ${usualPercent}\u00a0% des paiements.`,
      'Déclarez la panne pour prévenir les membres, ou écartez-la.',
    ],
    action: console,
  };
}

export function incidentForgottenEmail(
  name: string,
  incident: IncidentFacts & { isProposal: boolean; hours: number },
): Email {
  const label = labelOf(incident);
  const since = `depuis ${hours(incident.hours)}`;
  return {
    subject: incident.isProposal
      ? `${label} semble en panne\u00a0: personne n'a décidé`
      : `Panne chez ${label}\u00a0: toujours ouverte`,
    name,
    paragraphs: incident.isProposal
      ? [
          `${label} semble en panne ${since}, et personne n'a déclaré ni écarté la panne. Les membres n'en savent rien.`,
        ]
      : [
          `La panne chez ${label} est déclarée ${since}. Si l'opérateur fonctionne de nouveau, terminez-la\u00a0: les délais de paiement reprennent.`,
        ],
    action: console,
  };
}

const console = { label: 'Ouvrir les pannes', url: `${env.PUBLIC_URL}/admin/incidents` };

function pageFor({ extensions }: MemberConcerned): Email['action'] {
  return extensions.length > 0
    ? {
        label: 'Voir mes locations',
        url: `${env.PUBLIC_URL}/tableau-de-bord/mes-locations`,
      }
    : walletPage;
}
