import { env } from '../../../env.js';
import type { Email } from '../../../platform/mail/email.js';
import { linkHours } from '../../auth/index.js';
import { hours } from './hours.js';

function link(path: string, token: string): string {
  return `${env.PUBLIC_URL}${path}?token=${token}`;
}

export function confirmationEmail(name: string, token: string): Email {
  return {
    subject: 'Confirmez votre adresse e-mail',
    name,
    paragraphs: [
      "Bienvenue sur Loka, la location d'objets entre particuliers à Libreville et Port-Gentil.",
      `Il ne vous reste qu'à confirmer votre adresse e-mail. Ce lien est valable ${hours(linkHours.confirm_email)}.`,
      "Si vous n'avez pas créé de compte, ignorez simplement ce message.",
    ],
    action: { label: 'Confirmer mon adresse', url: link('/confirmation-email', token) },
    hasSecret: true,
  };
}

export function passwordResetEmail(name: string, token: string): Email {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    name,
    paragraphs: [
      `Vous avez demandé à changer de mot de passe. Ce lien est valable ${hours(linkHours.reset_password)} et ne sert qu'une fois.`,
      'Si cette demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.',
    ],
    action: {
      label: 'Choisir un nouveau mot de passe',
      url: link('/nouveau-mot-de-passe', token),
    },
    hasSecret: true,
  };
}

export function secondStepLinkEmail(name: string, token: string): Email {
  return {
    subject: 'Ajoutez votre deuxième étape',
    name,
    paragraphs: [
      `Votre rôle dans l'équipe de Loka demande une deuxième étape à la connexion. Ouvrez ce lien dans le navigateur où vous êtes connecté à la console : il vous laisse en ajouter une. Il est valable ${hours(linkHours.add_second_step)} et ne sert qu'une fois.`,
      "Si cette demande ne vient pas de vous, quelqu'un connaît votre mot de passe : n'ouvrez pas ce lien et changez votre mot de passe.",
    ],
    action: { label: 'Ajouter ma deuxième étape', url: link('/admin/securite', token) },
    hasSecret: true,
  };
}
