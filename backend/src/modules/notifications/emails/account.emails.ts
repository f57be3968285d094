import { env } from '../../../env.js';
import type { Role } from '../../../platform/database/generated/enums.js';
import type { Email } from '../../../platform/mail/email.js';
import type { ActOnAdmin } from '../admin-alerts.js';
import { walletPage } from './rental-news.js';
import { roles } from './security.emails.js';

export function walletFrozenEmail(name: string): Email {
  return {
    subject: 'Votre portefeuille est bloqué',
    name,
    paragraphs: [
      "L'équipe Loka a bloqué votre portefeuille : aucun argent ne peut en sortir pour le moment. Un retrait qui n'était pas encore parti y revient.",
      "Tout le reste continue : remboursements, cautions et gains y arrivent comme d'habitude, et vous pouvez payer par mobile money.",
      `Pour en savoir plus, écrivez-nous : ${env.CONTACT_EMAIL}.`,
    ],
    action: walletPage,
  };
}

export function walletUnfrozenEmail(name: string): Email {
  return {
    subject: 'Votre portefeuille est débloqué',
    name,
    paragraphs: ['Vous pouvez de nouveau retirer votre argent et payer par le portefeuille.'],
    action: walletPage,
  };
}

interface GivenRole {
  member: { id: string; name: string };
  /** The admin; null by the command on the server. */
  giver: string | null;
  from: Role;
  to: Role;
}

/** To the admins: whoever gives a role may not be who they seem. */
export function roleGivenEmail(name: string, { member, giver, from, to }: GivenRole): Email {
  const by = giver ? `par ${giver}` : 'par une commande sur le serveur';
  return {
    subject: `Rôle de ${member.name} : ${roles[to]}`,
    name,
    paragraphs: [
      `Le rôle de ${member.name} était « ${roles[from]} ». Il est maintenant « ${roles[to]} », donné ${by}.`,
      "Si cela vous surprend, parlez-en tout de suite à l'équipe : le compte qui l'a donné est peut-être entre d'autres mains.",
    ],
    action: { label: 'Voir le membre', url: `${env.PUBLIC_URL}/admin/users/${member.id}/show` },
  };
}

export const adminStoppedEmail = (name: string, act: ActOnAdmin): Email =>
  actOnAdminEmail(name, act, {
    subject: 'Administrateur bloqué',
    done: `${act.by.name} a bloqué ou suspendu le compte de ${act.admin.name}, membre de l'administration : ce compte ne peut plus rien décider.`,
  });

export const adminWithoutSecondStepEmail = (name: string, act: ActOnAdmin): Email =>
  actOnAdminEmail(name, act, {
    subject: 'Deuxième étape retirée',
    done: `${act.by.name} a retiré la deuxième étape du compte de ${act.admin.name}, membre de l'administration : le mot de passe suffit pour y entrer et en ajouter une autre.`,
  });

function actOnAdminEmail(
  name: string,
  { admin, by }: ActOnAdmin,
  { subject, done }: { subject: string; done: string },
): Email {
  return {
    subject: `${subject} : ${admin.name}`,
    name,
    paragraphs: [
      done,
      "Si cela vous surprend, parlez-en tout de suite à l'équipe. La commande « make-admin » sur le serveur nomme un autre administrateur.",
    ],
    action: {
      label: `Voir le compte de ${by.name}`,
      url: `${env.PUBLIC_URL}/admin/users/${by.id}/show`,
    },
  };
}
