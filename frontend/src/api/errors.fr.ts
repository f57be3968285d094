import { type ErrorCode, limits, UNEXPECTED, UNREACHABLE } from '@loka/client';
import {
  ALREADY_PENDING,
  EMAIL_NOT_CONFIRMED,
  NOT_A_PICTURE,
  TOO_MANY_FAVOURITES,
} from './known-before.fr';
import { PERIOD_REFUSALS } from './period-refusals.fr';

const uploadMegabytes = limits['POST /api/uploads'].file.maxLength / 2 ** 20;
const { maxItems: mostSearches } = limits['GET /api/saved-searches'];
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
  'session-not-found': "Cet appareil n'est plus connecté.",
  'bad-credentials': 'Adresse e-mail ou mot de passe incorrect.',
  forbidden: "Vous n'avez pas accès à cette action.",
  'email-not-confirmed': EMAIL_NOT_CONFIRMED,
  'email-taken': 'Un compte existe déjà avec cette adresse e-mail.',
  'email-already-confirmed': 'Votre adresse e-mail est déjà confirmée.',
  'wrong-password': 'Mot de passe incorrect.',
  'reauthentication-required': "Confirmez d'abord que c'est bien vous.",
  'second-step-required': 'Confirmez votre connexion par une deuxième étape pour continuer.',
  'second-step-link-required':
    'Votre rôle demande un lien par e-mail\u00a0: ouvrez la console pour le recevoir.',
  'second-step-expired': 'Cette connexion a expiré. Saisissez de nouveau votre mot de passe.',
  'code-wrong':
    "Ce code n'est pas le bon, ou il a déjà servi. Attendez le suivant si besoin, puis réessayez.",
  'recovery-code-wrong': "Ce code de secours n'est pas le bon, ou il a déjà servi.",
  'passkey-refused':
    "Cette clé d'accès n'a pas été reconnue. Réessayez, ou choisissez un autre moyen.",
  'passkey-not-found': "Cette clé d'accès n'existe plus.",
  'passkey-already-added': "Cette clé d'accès figure déjà parmi les vôtres.",
  'too-many-passkeys':
    "Vous avez déjà 20 clés d'accès\u00a0: supprimez-en une pour en ajouter une autre.",
  'app-already-added': "Une application est déjà associée\u00a0: supprimez-la d'abord.",
  'app-not-found': "Aucune application n'est associée à votre compte.",
  'no-second-step': "Ajoutez d'abord une clé d'accès ou une application.",
  'last-second-step':
    'Votre rôle demande une deuxième étape\u00a0: ajoutez-en une autre avant de supprimer celle-ci.',
  'email-too-new':
    'Votre adresse e-mail vient de changer\u00a0: les retraits reprennent à la fin du délai de sécurité.',
  'account-leaving':
    "Ce compte est supprimé ou va l'être. Si c'est le vôtre, reprenez-le dans vos paramètres pour continuer.",
  'account-suspended':
    "Votre compte est suspendu\u00a0: vous pouvez suivre et terminer vos locations en cours, mais pas en commencer d'autres.",
  'member-suspended':
    "Ce compte est suspendu\u00a0: son portefeuille reste bloqué jusqu'à la réintégration.",
  'address-confirmed': "L'adresse e-mail de ce membre est déjà confirmée.",
  'own-account':
    'Vous ne pouvez pas intervenir sur votre propre compte\u00a0: demandez à une autre personne.',
  'role-changed':
    'Le rôle de ce membre a changé entre-temps\u00a0: vérifiez-le avant de lui en donner un autre.',
  'account-not-leaving': "Ce compte n'est pas en cours de suppression.",
  'deletion-not-possible':
    'Votre compte ne peut pas être supprimé tant que quelque chose est en cours.',
  'export-not-found': "Cet export n'existe plus. Demandez-en un nouveau.",
  'export-under-way': 'Un export de vos données est déjà en préparation.',
  'too-many-exports': 'Trois fichiers par jour au plus. Réessayez demain.',
  'download-under-way':
    "Un téléchargement de vos données est déjà en cours. Attendez qu'il se termine.",
  'downloads-busy': 'Trop de téléchargements sont en cours. Réessayez dans quelques instants.',
  'too-many-downloads':
    "Vingt téléchargements par heure au plus, et aucun pendant une heure après un téléchargement qui n'avançait plus.",
  'name-locked':
    'Votre nom est vérifié ou en cours de vérification\u00a0: il ne peut plus être modifié.',
  'link-expired': 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  'user-not-found': 'Utilisateur non trouvé.',

  'identity-not-verified': "Votre identité n'est pas encore vérifiée.",
  'sms-code-wrong':
    "Ce code n'est pas le bon, ou n'est plus valable. Demandez-en un autre si besoin.",
  'notification-not-found': 'Notification non trouvée.',
  'verification-not-found': 'Demande de vérification non trouvée.',
  'attempt-expired':
    "Le geste demandé n'est plus valable. Nous en choisirons un autre\u00a0: reprenez votre photo.",
  'document-expired': "Ce document a expiré. Utilisez une pièce d'identité en cours de validité.",
  'member-under-age':
    'Il faut avoir 18 ans pour faire vérifier son identité. Vérifiez la date de naissance saisie.',
  'verification-already-pending': 'Votre demande de vérification est déjà en cours.',
  'identity-already-verified': 'Votre identité est déjà vérifiée.',
  'own-verification': 'Vous ne pouvez pas décider de votre propre demande.',
  'verification-already-decided': 'Cette demande a déjà été traitée.',
  'verification-taken': "Une autre personne de l'équipe regarde cette demande.",

  'review-not-found': 'Avis non trouvé.',
  'review-not-open': "Cette location ne peut pas recevoir d'avis\u00a0: elle n'est pas terminée.",
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
  'too-many-uploads':
    "Vous avez envoyé beaucoup d'images en peu de temps. Réessayez un peu plus tard.",
  'unsupported-image': NOT_A_PICTURE,
  'damaged-image':
    'Cette image est abîmée, ou trop grande\u00a0: prenez-la de nouveau, ou choisissez-en une autre.',
  'upload-too-large': `Cette image est trop lourde\u00a0: ${uploadMegabytes} Mo au plus.`,
  'upload-not-yours': 'Cette image ne vous appartient pas.',
  'upload-already-used':
    'Une de ces images a déjà servi à une demande. Envoyez-la de nouveau, ou prenez-en une autre.',
  'upload-too-slow':
    "L'image arrivait trop lentement. Réessayez quand la connexion sera meilleure.",

  'item-not-found': 'Objet non trouvé',
  'item-id-taken': 'Cet objet existe déjà.',
  'item-has-rentals':
    'Cet objet a une location ou une demande en cours\u00a0: il ne peut pas être supprimé.',
  'item-hidden':
    "Cet objet a été masqué par l'équipe Loka\u00a0: il ne peut pas être remis en location.",
  'pause-out-of-range': "Choisissez un jour à partir de demain, dans l'année qui vient.",
  'closure-out-of-range':
    "Choisissez des jours à partir d'aujourd'hui, dans les deux ans qui viennent.",
  'days-booked': 'Ces jours sont loués\u00a0: ils ne peuvent pas être fermés.',
  'item-changed':
    "Cette annonce a été modifiée entre-temps : dans un autre onglet, sur un autre appareil, ou parce qu'une pièce est perdue. Rien n'a été enregistré.",
  'verified-renters-only':
    "Le propriétaire ne loue cet objet qu'à des personnes dont l'identité est vérifiée. Faites vérifier la vôtre dans votre profil.",
  'item-unavailable': "Cet objet n'est pas disponible à la location.",

  'report-not-found': 'Signalement non trouvé.',
  'report-subject-not-found': "Ce que vous signalez n'existe plus.",
  'own-report': 'Vous ne pouvez pas vous signaler vous-même.',
  'already-reported':
    "Vous l'avez déjà signalé. L'équipe Loka regarde votre premier signalement et vous écrira.",
  'report-involved':
    'Ce signalement vient de vous ou parle de vous\u00a0: une autre personne doit le traiter.',
  'report-taken': "Une autre personne de l'équipe s'occupe de ce signalement.",
  'report-not-taken': 'Prenez ce signalement avant de le clore.',
  'report-closed': 'Ce signalement est déjà clos.',
  'outcome-not-possible': "Cette suite n'est pas possible pour ce signalement.",
  'approval-not-found': "Demande d'approbation non trouvée.",
  'own-approval': 'Vous avez proposé cet acte\u00a0: une autre personne doit en décider.',
  'own-case': 'Cet acte vous concerne\u00a0: une autre personne doit en décider.',
  'approval-not-yours':
    'Une autre personne a proposé cet acte\u00a0: elle seule peut le reprendre.',
  'approval-decided': 'Cet acte a déjà été approuvé, refusé ou repris.',
  'approval-expired':
    'Cette proposition a expiré\u00a0: proposez-la de nouveau si elle est encore utile.',
  'contact-export-not-found': "Cet export n'existe pas, ou il est celui d'une autre personne.",
  'contact-export-over':
    'Ce fichier a déjà été téléchargé, ou ses 24 heures sont passées. Demandez un nouvel export.',
  'already-proposed': 'Cet acte attend déjà une deuxième personne.',
  'no-second-admin':
    'Aucun autre administrateur ne peut approuver cela\u00a0: utilisez la commande sur le serveur.',
  'approver-too-new':
    "Un nouvel administrateur attend sept jours\u00a0: avant, il n'approuve rien et ne décide rien d'un autre administrateur.",
  'older-than-role':
    'Cet acte a été proposé avant que vous ne soyez administrateur\u00a0: une autre personne doit en décider.',
  'made-by-proposer':
    "La personne qui propose cet acte vous a donné le rôle d'administrateur\u00a0: une autre personne doit en décider.",
  'proposer-without-role':
    "La personne qui a proposé cet acte n'a plus le rôle qu'elle avait, ou son compte est bloqué\u00a0: refusez-le\u00a0; une autre personne peut le proposer de nouveau.",
  'earnings-not-corrected':
    'Les gains à venir suivent les locations\u00a0: seul le portefeuille se corrige. Refusez cette correction.',
  'correction-not-covered':
    "Le compte du membre ne contient plus ce montant\u00a0: rien n'a été pris, et la correction reste proposée.",
  'correction-of-deleted':
    'Le compte de ce membre a été supprimé\u00a0: aucun argent ne peut plus y entrer. Refusez cette correction.',
  'operator-float-short':
    "Cet opérateur ne peut pas payer ce montant pour l'instant. Rien n'a été retiré\u00a0: votre argent reste dans votre portefeuille.",
  'treasury-posting-not-found': 'Écriture de trésorerie non trouvée.',
  'treasury-not-held':
    "D'après les livres, l'opérateur ne détient pas ce montant. Rien n'a été enregistré.",
  'treasury-more-than-fees':
    "D'après les livres, cet opérateur n'a pas pris autant de frais. Rien n'a été enregistré.",
  'treasury-more-than-own':
    "D'après les livres, Loka n'a pas autant d'argent à elle. Rien n'a été enregistré.",
  'treasury-not-unclaimed':
    "Aucun argent non réclamé n'est arrivé par ce paiement. Rien n'a été enregistré.",
  'treasury-already-posted':
    "Cette ligne du relevé est déjà dans les livres. Rien n'a été enregistré une seconde fois.",
  'comparison-under-way': 'Un rapprochement est déjà en cours\u00a0: attendez son résultat.',
  'item-check-not-found': 'Objet à regarder non trouvé.',
  'item-already-checked': 'Cet objet a déjà été regardé.',
  'checked-item-changed':
    "Son propriétaire a modifié cette annonce depuis que vous l'avez lue\u00a0: relisez-la avant de décider.",
  'too-many-favourites': TOO_MANY_FAVOURITES,
  'saved-search-not-found': "Cette recherche n'est plus enregistrée.",
  'too-many-saved-searches': `Vous avez déjà ${mostSearches} recherches enregistrées\u00a0: supprimez-en une pour en ajouter une autre.`,

  'place-not-found': 'Lieu non trouvé.',
  'place-name-taken': 'Ce nom existe déjà à cet endroit.',
  'meeting-point-unavailable':
    "Ce point de rencontre n'est plus proposé pour cet objet. Revenez à l'objet pour en choisir un autre.",
  'change-not-found': 'Cette demande de nouvelles dates est introuvable.',
  'change-open':
    'Une demande de nouvelles dates attend déjà une réponse ou un paiement pour cette location.',
  'extension-not-payable':
    "Cette prolongation n'attend plus de paiement\u00a0: le délai est passé ou elle a été abandonnée.",
  'owner-cannot-refund':
    "Le propriétaire ne peut pas rembourser ces jours pour l'instant\u00a0: son portefeuille ne suffit pas.",
  'handover-code-wrong': "Ce n'est pas le code de cette location. Vérifiez-le avec le locataire.",
  'handover-code-locked':
    'Trop de codes erronés. Sans objection, la remise sera prise en compte à la fin du délai.',
  'too-many-photos': 'Vous avez déjà envoyé 30 photos pour cette location.',
  'claim-out-of-range': 'Ce montant dépasse la caution de cette location.',
  'refund-changed':
    "Ce qui est rendu a changé entre-temps\u00a0: vérifiez le montant ci-dessus. Rien n'a été annulé.",
  'rent-changed': 'Le prix de cette location a changé\u00a0: relisez-la avant de décider.',
  'deadline-postponed': 'Ce délai a déjà été prolongé.',
  'own-rental': 'Vous êtes partie à cette location\u00a0: une autre personne doit décider.',
  'own-object': 'Cet objet est le vôtre\u00a0: une autre personne doit décider.',
  'object-missing':
    "Cet objet est signalé non rendu\u00a0: il ne peut pas être loué tant que ce n'est pas réglé.",
  'object-not-returned':
    "Un propriétaire attend le retour d'un objet que vous avez loué. Rendez-le pour pouvoir louer à nouveau.",
  'own-item': 'Vous ne pouvez pas louer votre propre objet.',
  'days-closed':
    "Vous avez fermé certains de ces jours. Rouvrez-les dans le calendrier de l'objet, puis acceptez.",
  'delivery-not-offered':
    'Le propriétaire ne livre pas cet objet\u00a0: choisissez comment venir le chercher.',
  'pieces-let':
    'Des pièces sont déjà louées pour les jours à venir\u00a0: gardez-en au moins autant.',
  ...PERIOD_REFUSALS,
  'already-pending': ALREADY_PENDING,
  'rental-not-found': 'Location non trouvée.',
  'move-not-allowed': "Cette action n'est plus possible pour cette location.",

  'wrong-total': 'Le prix a changé. Vérifiez le montant avant de payer.',
  'unknown-operator': 'Choisissez Airtel Money ou Moov Money.',
  'operator-incident':
    "Cet opérateur est en panne\u00a0: rien n'a été débité. Payez avec l'autre opérateur ou avec votre portefeuille Loka.",
  'payouts-suspended':
    'Cet opérateur est en panne\u00a0: les retraits reprennent après la panne. Votre argent reste dans votre portefeuille Loka.',
  'incident-not-found': 'Panne non trouvée.',
  'incident-open': 'Une panne de cet opérateur est déjà déclarée.',
  'incident-closed': 'Cette panne est déjà terminée, ou a été écartée.',
  'incident-start':
    "Le début de la panne doit être dans les dernières 24 heures, et pas dans l'avenir.",
  'operator-disabled': "Ce moyen de paiement n'est pas disponible pour le moment.",
  'number-busy':
    "Plusieurs demandes de paiement attendent déjà une réponse sur ce téléphone. Répondez-y d'abord, puis réessayez dans quelques minutes.",
  'number-charged-often':
    'Ce numéro a reçu beaucoup de demandes de paiement en une heure. Réessayez plus tard, ou payez avec un autre numéro.',
  'too-many-charges':
    'Beaucoup de paiements sont partis de votre réseau en une heure. Réessayez plus tard, ou depuis une autre connexion.',
  'number-refused':
    "Les dernières demandes de paiement envoyées à ce numéro ont été refusées. Si c'est le vôtre, confirmez-le par un code SMS. Sinon, payez avec un autre numéro.",
  'number-not-refused': 'Ce numéro peut payer sans code\u00a0: réessayez le paiement.',
  'wrong-phone-number': 'Vérifiez ce numéro : 9 chiffres, comme 077 00 00 01.',
  'amount-outside-limits': "Cet opérateur n'accepte pas ce montant.",
  'payment-in-progress': 'Un paiement est déjà en cours pour cet objet.',
  'payment-not-in-review': "Ce paiement n'est pas à vérifier, ou vient d'être décidé.",
  'payment-not-failed': "Ce paiement n'a pas échoué\u00a0: rien n'est à enregistrer.",
  'payment-not-settled': "Ce paiement n'a rien déplacé selon les comptes.",
  'payment-put-right-since': 'Ce paiement a été rectifié depuis cette proposition.',
  'payer-deleted':
    'Le compte du payeur a été supprimé\u00a0: la différence revient au compte de Loka.',
  'payment-not-sent':
    "Ce paiement n'est jamais parti chez l'opérateur\u00a0: rien n'est à enregistrer.",
  'payment-not-confirmed':
    "L'opérateur ne confirme pas ce paiement\u00a0: rien n'a été enregistré.",
  'operator-unanswered':
    "L'opérateur ne répond pas au sujet de ce paiement\u00a0: rien n'a été enregistré.",
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
  'number-not-confirmed':
    "Ce numéro n'est pas encore confirmé\u00a0: ouvrez le lien reçu par e-mail.",
  'number-too-new':
    "Ce numéro vient d'être confirmé\u00a0: il pourra recevoir un retrait à la fin du délai de sécurité.",
  'own-money':
    'Vous ne pouvez pas intervenir sur votre propre argent\u00a0: demandez à un autre administrateur.',
  'withdrawal-limit':
    "Ce retrait dépasse la limite d'aujourd'hui. Retirez moins, ou réessayez demain.",
  'refund-limit':
    'Vers un numéro qui a payé, vous ne pouvez renvoyer que ce qui en est venu et vous a été remboursé.',
  'member-frozen':
    "L'équipe Loka a bloqué votre portefeuille\u00a0: aucun argent ne peut en sortir pour le moment.",
  'credit-held':
    "Une partie de votre portefeuille est retenue\u00a0: l'opérateur ne retrouve pas un paiement qui l'a crédité. L'équipe Loka vérifie\u00a0; le reste peut être retiré.",
  'insufficient-balance': 'Le solde du portefeuille est insuffisant.',
  'idempotency-key-reused': UNEXPECTED,
  'idempotency-key-running': 'Cette demande est déjà en cours de traitement.',
};
