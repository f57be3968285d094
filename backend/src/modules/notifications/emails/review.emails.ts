import { env } from '../../../env.js';
import { dayOf, inFrench } from '../../../kernel/day.js';
import type { Email } from '../../../platform/mail/email.js';

/** What members are told by mail of reviews. */

type Party = 'renter' | 'owner';

const reviewsPage = `${env.PUBLIC_URL}/tableau-de-bord/avis`;
const readThem = { label: 'Voir mes avis', url: reviewsPage };

const writeOne = (rentalId: string) => ({
  label: 'Donner mon avis',
  url: `${reviewsPage}/${rentalId}`,
});

const about: Record<Party, string> = {
  renter: "l'objet et de son propriétaire",
  owner: 'votre locataire',
};

/** The last day on which the party may write: the time ends as the next one begins. */
const lastDay = (closesAt: string) => inFrench(dayOf(new Date(new Date(closesAt).getTime() - 1)));

interface Invitation {
  itemTitle: string;
  closesAt: string;
}

export function reviewsInvitedEmail(
  name: string,
  { itemTitle, closesAt }: Invitation,
  party: Party,
  rentalId: string,
): Email {
  return {
    subject: `Votre avis sur « ${itemTitle} »`,
    name,
    paragraphs: [
      `La location de « ${itemTitle} » est terminée : dites en une minute ce que vous pensez de ${about[party]}, jusqu'au ${lastDay(closesAt)}.`,
      "Les avis sont publiés quand vous avez écrit tous les deux : personne ne lit celui de l'autre avant.",
    ],
    action: writeOne(rentalId),
  };
}

export function reviewsAwaitedEmail(
  name: string,
  { itemTitle, closesAt }: Invitation,
  party: Party,
  rentalId: string,
): Email {
  return {
    subject: `Rappel : votre avis sur « ${itemTitle} »`,
    name,
    paragraphs: [
      `${party === 'owner' ? 'Votre locataire' : 'Le propriétaire'} a donné son avis sur la location de « ${itemTitle} ». Vous pouvez donner le vôtre jusqu'au ${lastDay(closesAt)}.`,
      'Ensuite son avis sera publié sans le vôtre.',
    ],
    action: writeOne(rentalId),
  };
}

export function reviewsPublishedEmail(
  name: string,
  { itemTitle, writers }: { itemTitle: string; writers: Party[] },
  party: Party,
): Email {
  const other = party === 'owner' ? 'Votre locataire' : 'Le propriétaire';
  return {
    subject: `Avis publié : « ${itemTitle} »`,
    name,
    paragraphs: [
      writers.length === 2
        ? `Vous avez écrit tous les deux : les avis sur la location de « ${itemTitle} » sont publiés.`
        : `${other} a donné son avis sur la location de « ${itemTitle} » : il est publié.`,
      'Vous pouvez y répondre une fois.',
    ],
    action: readThem,
  };
}

export function reviewAnsweredEmail(
  name: string,
  { itemTitle, words }: { itemTitle: string; words: string },
): Email {
  return {
    subject: `Réponse à votre avis sur « ${itemTitle} »`,
    name,
    paragraphs: [`Votre avis sur la location de « ${itemTitle} » a reçu une réponse : ${words}`],
    action: readThem,
  };
}

export function reviewHiddenEmail(
  name: string,
  { itemTitle, reason }: { itemTitle: string; reason: string },
): Email {
  return {
    subject: `Votre avis sur « ${itemTitle} » a été masqué`,
    name,
    paragraphs: [
      `L'équipe Loka a masqué votre avis sur la location de « ${itemTitle} ». La raison : ${reason}`,
    ],
    action: readThem,
  };
}

export function reviewRestoredEmail(name: string, { itemTitle }: { itemTitle: string }): Email {
  return {
    subject: `Votre avis sur « ${itemTitle} » est de nouveau visible`,
    name,
    paragraphs: [`L'équipe Loka montre de nouveau votre avis sur la location de « ${itemTitle} ».`],
    action: readThem,
  };
}
