import { env } from '../../../env.js';
import type { Role } from '../../../platform/database/generated/enums.js';
import type { Email } from '../../../platform/mail/email.js';
import { linkHours, type SecuredFacts } from '../../auth/index.js';
import { hours } from './hours.js';

/** What happened to an account, in the words of its mail. */
export interface SecurityNews {
  subject: string;
  paragraphs: string[];
  /** For how long the link is good by which it was somebody else, when not as long as the others. */
  linkHours?: number;
}

const page = (path: string, token: string) => `${env.PUBLIC_URL}${path}?token=${token}`;

/** Tells of something that the member should have done themselves. */
export function securityEmail(name: string, news: SecurityNews, token: string): Email {
  return {
    subject: news.subject,
    name,
    paragraphs: [
      ...news.paragraphs,
      `Si c'était vous, vous n'avez rien à faire. Sinon, ouvrez ce lien : il ferme toutes les sessions et vous fait choisir un nouveau mot de passe. Il est valable ${hours(news.linkHours ?? linkHours.not_me)} et ne sert qu'une fois.`,
    ],
    action: { label: "Ce n'était pas moi", url: page('/ce-n-etait-pas-moi', token) },
    hasSecret: true,
  };
}

export const passwordChangedNews: SecurityNews = {
  subject: 'Votre mot de passe a été changé',
  paragraphs: ["Votre mot de passe vient d'être changé, et vos autres sessions ont été fermées."],
};

export const newDeviceNews = (device: string): SecurityNews => ({
  subject: 'Nouvelle connexion à votre compte',
  paragraphs: [
    `Quelqu'un vient de se connecter à votre compte sur un nouvel appareil : ${device}.`,
  ],
});

export const emailChangedNews: SecurityNews = {
  subject: 'Votre adresse e-mail a été changée',
  paragraphs: [
    `Cette adresse est désormais celle de votre compte Loka. Par sécurité, les retraits attendent ${hours(env.NEW_NUMBER_HOURS)}.`,
  ],
};

export const numberAddedNews = (number: string): SecurityNews => ({
  subject: 'Un numéro a été ajouté à votre compte',
  paragraphs: [`Le numéro ${number} vient d'être ajouté à votre portefeuille.`],
});

export const numberConfirmedNews = (number: string): SecurityNews => ({
  subject: 'Un numéro de votre portefeuille est confirmé',
  paragraphs: [
    `Le numéro ${number} est confirmé. Par sécurité, il pourra recevoir vos retraits dans ${hours(env.NEW_NUMBER_HOURS)}.`,
  ],
});

export const numberPreferredNews = (number: string): SecurityNews => ({
  subject: 'Votre numéro préféré a changé',
  paragraphs: [`Le numéro ${number} est désormais proposé en premier pour vos retraits.`],
});

export const numberRemovedNews = (number: string): SecurityNews => ({
  subject: 'Un numéro a été supprimé de votre compte',
  paragraphs: [`Le numéro ${number} vient d'être supprimé de votre portefeuille.`],
});

export const roles: Record<Role, string> = {
  member: 'membre',
  staff: 'équipe',
  admin: 'administration',
  ops: 'exploitation',
};

export const roleChangedNews = (from: Role, to: Role): SecurityNews => ({
  subject: 'Le rôle de votre compte a changé',
  paragraphs: [
    `Le rôle de votre compte était « ${roles[from]} ». Il est maintenant « ${roles[to]} ».`,
  ],
});

export const smsNumberConfirmedNews = (number: string): SecurityNews => ({
  subject: 'Un numéro répond par SMS à vos demandes',
  paragraphs: [
    `Le numéro ${number} reçoit désormais vos SMS. Depuis ce numéro, on peut accepter ou refuser vos demandes de location, sans se connecter.`,
  ],
});

export const smsNumberRemovedNews = (number: string): SecurityNews => ({
  subject: 'Vous ne recevez plus de SMS',
  paragraphs: [`Le numéro ${number} ne reçoit plus de SMS pour votre compte.`],
});

/** To whoever had confirmed a number that another member has confirmed now. */
export const smsNumberTakenNews = (number: string): SecurityNews => ({
  subject: 'Votre numéro pour les SMS est utilisé par un autre compte',
  paragraphs: [
    `Le numéro ${number} vient d'être confirmé pour un autre compte Loka, par quelqu'un qui en reçoit les SMS. Il ne reçoit plus ceux de votre compte. Si ce numéro est toujours le vôtre, confirmez-le de nouveau dans vos paramètres.`,
  ],
});

/** To the new address. */
export function confirmNewEmail(name: string, token: string): Email {
  return {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    name,
    paragraphs: [
      `Vous avez demandé que cette adresse devienne celle de votre compte Loka. Ce lien est valable ${hours(linkHours.change_email)}.`,
      'Si cette demande ne vient pas de vous, ignorez ce message.',
    ],
    action: { label: 'Confirmer cette adresse', url: page('/confirmer-adresse', token) },
    hasSecret: true,
  };
}

/** To whoever has the address that another member wanted. */
export function emailWantedEmail(name: string): Email {
  return {
    subject: 'Votre adresse e-mail a été demandée',
    name,
    paragraphs: [
      "Quelqu'un a demandé à utiliser votre adresse e-mail pour un autre compte Loka. Elle reste celle de votre compte, et rien ne change.",
      "Si c'était vous : cette adresse a déjà un compte, connectez-vous avec elle.",
    ],
  };
}

/** To the old address. */
export function oldEmailEmail(name: string, token: string): Email {
  return {
    subject: "L'adresse e-mail de votre compte a été changée",
    name,
    paragraphs: [
      "Cette adresse n'est plus celle de votre compte Loka : une autre l'a remplacée.",
      `Si ce n'était pas vous, ouvrez ce lien : il rétablit cette adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe. Il est valable ${hours(linkHours.undo_email)}.`,
    ],
    action: { label: 'Rétablir mon adresse', url: page('/retablir-adresse', token) },
    hasSecret: true,
  };
}

export const passkeyAddedNews = (passkey: string): SecurityNews => ({
  subject: "Une clé d'accès a été ajoutée à votre compte",
  paragraphs: [`La clé d'accès « ${passkey} » permet désormais de se connecter à votre compte.`],
});

export const passkeyRemovedNews = (passkey: string): SecurityNews => ({
  subject: "Une clé d'accès a été supprimée de votre compte",
  paragraphs: [`La clé d'accès « ${passkey} » ne permet plus de se connecter à votre compte.`],
});

export const passkeyCopiedNews = (passkey: string): SecurityNews => ({
  subject: "Une clé d'accès a été refusée",
  paragraphs: [
    `Quelqu'un a essayé de se connecter avec la clé d'accès « ${passkey} », qui a peut-être été copiée. La connexion a été refusée. Supprimez cette clé dans vos paramètres, puis ajoutez-en une autre.`,
  ],
});

export const secondStepGuessedNews = (device: string): SecurityNews => ({
  subject: 'Plusieurs codes erronés ont été saisis pour votre compte',
  paragraphs: [
    `Trop de codes erronés ont été saisis à la suite pour votre compte, la dernière fois depuis ${device}. Plus aucun n'est accepté pendant quelques minutes. Qui arrive à cette étape connaît votre mot de passe ou utilise un de vos appareils : si ce n'était pas vous, changez-le sans attendre.`,
  ],
});

export const appAddedNews: SecurityNews = {
  subject: 'Une application de codes a été associée à votre compte',
  paragraphs: ["Les codes d'une application servent désormais à se connecter à votre compte."],
};

export const appRemovedNews: SecurityNews = {
  subject: "L'application de codes a été supprimée de votre compte",
  paragraphs: ['Les codes de cette application ne servent plus à se connecter à votre compte.'],
};

export const recoveryCodeUsedNews = (left: number): SecurityNews => ({
  subject: 'Un code de secours a été utilisé',
  paragraphs: [
    `Quelqu'un vient de se connecter à votre compte avec un code de secours. ${leftOver(left)}`,
  ],
});

const leftOver = (left: number) => {
  if (left === 0) return "C'était le dernier : créez-en de nouveaux dans vos paramètres.";
  return left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`;
};

export const recoveryCodesRenewedNews: SecurityNews = {
  subject: 'De nouveaux codes de secours ont été créés',
  paragraphs: ['Dix nouveaux codes de secours remplacent les anciens, qui ne servent plus.'],
};

export const secondStepResetNews: SecurityNews = {
  subject: 'La deuxième étape de votre connexion a été retirée',
  paragraphs: [
    "L'équipe Loka a retiré de votre compte les clés d'accès, l'application de codes et les codes de secours, et fermé toutes vos sessions. Connectez-vous avec votre mot de passe, puis ajoutez de nouveaux moyens dans vos paramètres.",
  ],
};

export const sessionsEndedNews: SecurityNews = {
  subject: 'Toutes vos sessions ont été fermées',
  paragraphs: [
    "L'équipe Loka a fermé toutes les sessions de votre compte, sur tous les appareils. Connectez-vous de nouveau.",
  ],
};

/** @param channels what tells the member of news, and was added since */
export function accountSecuredEmail(
  name: string,
  { removed, left }: SecuredFacts,
  channels: { sms: boolean; browsers: boolean },
): Email {
  return {
    subject: 'Votre compte est de nouveau à vous',
    name,
    paragraphs: [
      "Toutes les sessions de votre compte ont été fermées. Choisissez maintenant un nouveau mot de passe : la page qui s'est ouverte vous le demande, ou « Mot de passe oublié » sur la page de connexion.",
      ...whatBecameOfSecondSteps(removed, left),
      ...whatBecameOfChannels(channels),
      `Un doute ? Écrivez-nous à ${env.CONTACT_EMAIL}.`,
    ],
  };
}

function whatBecameOfSecondSteps(removed: number, left: number): string[] {
  const lines: string[] = [];
  if (removed > 0) {
    lines.push(
      "Les clés d'accès et l'application de codes ajoutées depuis ce moment ont été supprimées.",
    );
  }
  if (left > 0) {
    lines.push('Celles que vous aviez avant restent en place : vérifiez-les dans vos paramètres.');
  }
  return lines;
}

function whatBecameOfChannels({ sms, browsers }: { sms: boolean; browsers: boolean }): string[] {
  const lines: string[] = [];
  if (sms) {
    lines.push(
      'Le numéro pour les SMS, confirmé depuis ou en attente de confirmation, a été retiré.',
    );
  }
  if (browsers) lines.push('Les navigateurs qui affichaient vos notifications ont été oubliés.');
  return lines;
}
