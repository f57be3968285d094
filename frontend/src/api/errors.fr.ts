import { type ErrorCode, limits, UNEXPECTED, UNREACHABLE } from '@loka/client';
import { ALREADY_PENDING, TOO_MANY_FAVOURITES } from './known-before.fr';

const uploadMegabytes = limits['POST /api/uploads'].file.maxLength / 2 ** 20;
const { maxItems: mostNumbers } = limits['GET /api/wallet/numbers'];

/** The one place where an error code becomes French; a missing code does not compile. */
export const ERRORS_FR: Record<ErrorCode, string> = {
  network: UNREACHABLE.detail,
  unexpected: UNEXPECTED,
  'internal-error': UNEXPECTED,
  'service-unavailable':
    'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  'too-many-requests': 'Trop de tentatives. Réessayez dans quelques minutes.',
  'invalid-request': 'Certains champs sont à corriger.',
  'not-found': 'Page non trouvée.',

  unauthenticated: 'Connectez-vous pour continuer.',
  'session-expired': 'Votre session a expiré. Veuillez vous reconnecter.',
  'bad-credentials': 'Adresse e-mail ou mot de passe incorrect.',
  forbidden: "Vous n'avez pas accès à cette action.",
  'email-not-confirmed': 'Confirmez votre adresse e-mail pour continuer.',
  'email-taken': 'Un compte existe déjà avec cette adresse e-mail.',
  'email-already-confirmed': 'Votre adresse e-mail est déjà confirmée.',
  'name-locked':
    'Votre nom est vérifié ou en cours de vérification : il ne peut plus être modifié.',
  'link-expired': 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  'user-not-found': 'Utilisateur non trouvé.',

  'identity-not-verified': "Votre identité n'est pas encore vérifiée.",
  'sms-code-wrong':
    "Ce code n'est pas le bon, ou n'est plus valable. Demandez-en un autre si besoin.",
  'notification-not-found': 'Notification non trouvée.',
  'verification-not-found': 'Demande de vérification non trouvée.',
  'verification-already-pending': 'Votre demande de vérification est déjà en cours.',
  'identity-already-verified': 'Votre identité est déjà vérifiée.',
  'own-verification': 'Vous ne pouvez pas décider de votre propre demande.',
  'verification-already-decided': 'Cette demande a déjà été traitée.',

  'review-not-found': 'Avis non trouvé.',
  'review-not-open': "Cette location ne peut pas recevoir d'avis : elle n'est pas terminée.",
  'review-closed': 'Le délai pour donner un avis sur cette location est passé.',
  'already-reviewed': 'Vous avez déjà donné votre avis sur cette location.',
  'already-answered': 'Vous avez déjà répondu à cet avis.',
  'own-review': "Vous ne pouvez pas décider d'un avis qui vous concerne.",

  'request-too-large': 'Cette demande est trop lourde.',
  'unsupported-media-type': UNEXPECTED,
  'not-acceptable': UNEXPECTED,

  'thread-not-found': 'Conversation non trouvée.',
  'message-not-found': 'Message non trouvé.',
  'message-id-taken': "Ce message n'a pas pu être envoyé. Écrivez-le de nouveau.",
  'own-thread': "Cet objet est le vôtre\u00a0: il n'y a personne à qui écrire.",
  'member-unreachable': 'Les messages et les demandes avec ce membre ne sont pas possibles.',

  'upload-not-found': 'Image non trouvée.',
  'unsupported-image': 'Envoyez une image JPEG, PNG ou WebP.',
  'upload-too-large': `Cette image est trop lourde : ${uploadMegabytes} Mo au plus.`,
  'upload-not-yours': 'Cette image ne vous appartient pas.',

  'item-not-found': 'Objet non trouvé',
  'item-id-taken': 'Cet objet existe déjà.',
  'item-has-rentals':
    'Cet objet a une location ou une demande en cours : il ne peut pas être supprimé.',
  'item-hidden':
    "Cet objet a été masqué par l'équipe Loka : il ne peut pas être remis en location.",
  'pause-out-of-range': "Choisissez un jour à partir de demain, dans l'année qui vient.",
  'closure-out-of-range':
    "Choisissez des jours à partir d'aujourd'hui, dans les deux ans qui viennent.",
  'days-booked': 'Ces jours sont loués : ils ne peuvent pas être fermés.',
  'item-changed':
    "Cette annonce a été modifiée entre-temps, dans un autre onglet ou sur un autre appareil. Rien n'a été enregistré.",
  'verified-renters-only':
    "Le propriétaire ne loue cet objet qu'à des personnes dont l'identité est vérifiée. Faites vérifier la vôtre dans votre profil.",
  'item-unavailable': "Cet objet n'est pas disponible à la location.",

  'report-not-found': 'Signalement non trouvé.',
  'report-subject-not-found': "Ce que vous signalez n'existe plus.",
  'own-report': 'Vous ne pouvez pas vous signaler vous-même.',
  'already-reported':
    "Vous l'avez déjà signalé. L'équipe Loka regarde votre premier signalement et vous écrira.",
  'report-involved':
    'Ce signalement vient de vous ou parle de vous : une autre personne doit le traiter.',
  'report-taken': "Une autre personne de l'équipe s'occupe de ce signalement.",
  'report-not-taken': 'Prenez ce signalement avant de le clore.',
  'report-closed': 'Ce signalement est déjà clos.',
  'outcome-not-possible': 'Cette suite ne va pas avec ce signalement.',
  'item-check-not-found': 'Objet à regarder non trouvé.',
  'item-already-checked': 'Cet objet a déjà été regardé.',
  'too-many-favourites': TOO_MANY_FAVOURITES,

  'place-not-found': 'Lieu non trouvé.',
  'place-name-taken': 'Ce nom existe déjà à cet endroit.',
  'meeting-point-unavailable':
    "Ce point de rencontre n'est plus proposé pour cet objet. Revenez à l'objet pour en choisir un autre.",
  'change-not-found': 'Cette demande de nouvelles dates est introuvable.',
  'change-open':
    'Une demande de nouvelles dates attend déjà une réponse ou un paiement pour cette location.',
  'end-not-later': 'Choisissez un jour après la fin actuelle de la location.',
  'end-not-earlier': 'Choisissez un jour avant la fin actuelle de la location.',
  'end-too-early':
    "La location ne peut pas finir avant aujourd'hui, ni durer moins d'un jour ou d'une semaine.",
  'extension-not-payable':
    "Cette prolongation n'attend plus de paiement : le délai est passé ou elle a été abandonnée.",
  'owner-cannot-refund':
    "Le propriétaire ne peut pas rembourser ces jours pour l'instant : son portefeuille ne suffit pas.",
  'handover-code-wrong': "Ce n'est pas le code de cette location. Vérifiez-le avec le locataire.",
  'handover-code-locked':
    'Trop de codes faux. Sans objection, la remise sera prise en compte 24 heures après le début.',
  'too-many-photos': 'Vous avez déjà envoyé 30 photos pour cette location.',
  'claim-out-of-range': 'Ce montant ne va pas avec la caution de cette location.',
  'own-rental': 'Vous êtes partie à cette location : une autre personne doit décider.',
  'object-not-returned':
    "Un propriétaire attend le retour d'un objet que vous avez loué. Rendez-le pour pouvoir louer à nouveau.",
  'own-item': 'Vous ne pouvez pas louer votre propre objet.',
  'start-in-past': "La date de début ne peut pas être avant aujourd'hui.",
  'start-too-far': "Choisissez une date de début dans l'année qui vient.",
  'end-before-start': "La date de fin doit suivre la date de début d'au moins un jour.",
  'whole-weeks': 'Cet objet se loue par semaines entières : choisissez 7, 14, 21… jours.',
  'period-too-long': 'Une location dure un an au plus.',
  'dates-taken': "Cet objet est déjà loué à ces dates. Choisissez d'autres dates.",
  'days-closed':
    "Vous avez fermé certains de ces jours. Rouvrez-les dans le calendrier de l'objet, puis acceptez.",
  'too-few-pieces':
    "Il ne reste pas autant de pièces à ces dates. Demandez-en moins ou choisissez d'autres dates.",
  'delivery-not-offered':
    'Le propriétaire ne livre pas cet objet : choisissez comment venir le chercher.',
  'pieces-let':
    'Plus de pièces sont déjà louées pour les jours à venir : le stock ne peut pas être si petit.',
  'already-pending': ALREADY_PENDING,
  'rental-not-found': 'Location non trouvée.',
  'move-not-allowed': "Cette action n'est plus possible pour cette location.",

  'wrong-total': 'Le prix a changé. Vérifiez le montant avant de payer.',
  'unknown-operator': 'Choisissez Airtel Money ou Moov Money.',
  'operator-disabled': "Ce moyen de paiement n'est pas disponible pour le moment.",
  'wrong-phone-number': 'Vérifiez ce numéro : 9 chiffres, comme 077 00 00 01.',
  'amount-outside-limits': "Cet opérateur n'accepte pas ce montant.",
  'payment-in-progress': 'Un paiement est déjà en cours pour cet objet.',
  'payment-not-in-review': "Ce paiement n'est pas à vérifier, ou vient d'être décidé.",
  'payment-not-failed': "Ce paiement n'a pas échoué : rien n'est à enregistrer.",
  'payment-not-sent': "Ce paiement n'est jamais parti chez l'opérateur : rien n'est à enregistrer.",
  'already-settled': "L'argent de ce paiement est déjà enregistré.",
  'payment-missing': 'Aucun paiement confirmé ne correspond à cette demande.',
  'transaction-not-found': 'Opération non trouvée.',
  'contract-not-found': "Cette location n'a pas de contrat\u00a0: elle n'a pas été acceptée.",
  'receipt-not-found': "Ce paiement n'a pas de reçu\u00a0: il n'a pas abouti.",
  'payment-not-found': 'Paiement non trouvé.',
  'number-not-found': 'Numéro non trouvé.',
  'number-already-added': 'Ce numéro figure déjà parmi les vôtres.',
  'too-many-numbers': `Vous avez déjà ${mostNumbers} numéros. Supprimez-en un pour en ajouter un autre.`,
  'number-already-confirmed': 'Ce numéro est déjà confirmé.',
  'number-not-confirmed': "Ce numéro n'est pas encore confirmé : ouvrez le lien reçu par e-mail.",
  'number-too-new':
    "Ce numéro vient d'être confirmé : il pourra recevoir un retrait à la fin du délai de sécurité.",
  'own-money':
    'Vous ne pouvez pas intervenir sur votre propre argent : demandez à un autre administrateur.',
  'withdrawal-limit':
    "Ce retrait dépasse la limite d'aujourd'hui. Retirez moins, ou réessayez demain.",
  'refund-limit':
    'Vers un numéro qui a payé, vous ne pouvez renvoyer que ce qui en est venu et vous a été remboursé.',
  'member-frozen':
    "L'équipe Loka a bloqué votre portefeuille : aucun argent ne peut en sortir pour le moment.",
  'insufficient-balance': 'Le solde du portefeuille est insuffisant.',
  'idempotency-key-reused': UNEXPECTED,
  'idempotency-key-running': 'Cette demande est déjà en cours de traitement.',
};
