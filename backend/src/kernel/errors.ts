import {
  mostFavourites,
  mostPasskeys,
  mostPayoutMethods,
  mostSavedSearches,
  uploadMegabytes,
} from './limits.js';

/**
 * Everything that Loka refuses, once: a stable code, its HTTP status and a French sentence for
 * whoever calls the API directly. The sites have their own wording for each code.
 */
export const errorCatalogue = {
  'invalid-request': [400, 'La requête est incorrecte.'],
  unauthenticated: [401, 'Connectez-vous pour continuer.'],
  'bad-credentials': [401, 'Adresse e-mail ou mot de passe incorrect.'],
  'session-expired': [401, 'Votre session a expiré. Reconnectez-vous.'],
  forbidden: [403, "Vous n'avez pas accès à cette page ou à cette action."],
  'email-not-confirmed': [403, 'Confirmez votre adresse e-mail pour continuer.'],
  'identity-not-verified': [403, "Votre identité n'est pas encore vérifiée."],
  'request-too-large': [413, 'Cette demande est trop lourde.'],
  'not-acceptable': [406, 'Cette adresse ne répond que par un flux « text/event-stream ».'],
  'unsupported-media-type': [415, 'Envoyez cette demande en JSON.'],
  'not-found': [404, 'Page non trouvée.'],
  'item-not-found': [404, 'Objet non trouvé.'],
  'user-not-found': [404, 'Utilisateur non trouvé.'],
  'session-not-found': [404, "Cet appareil n'est plus connecté."],
  'rental-not-found': [404, 'Location non trouvée.'],
  'payment-not-found': [404, 'Paiement non trouvé.'],
  'transaction-not-found': [404, 'Opération non trouvée.'],
  'contract-not-found': [404, "Cette location n'a pas de contrat : elle n'a pas été acceptée."],
  'place-not-found': [404, 'Lieu non trouvé.'],
  'review-not-found': [404, 'Avis non trouvé.'],
  'receipt-not-found': [404, "Ce paiement n'a pas de reçu : il n'a pas abouti."],
  'report-not-found': [404, 'Signalement non trouvé.'],
  'report-subject-not-found': [404, "Ce que vous signalez n'existe plus."],
  'item-check-not-found': [404, 'Objet à regarder non trouvé.'],
  'thread-not-found': [404, 'Conversation non trouvée.'],
  'message-not-found': [404, 'Message non trouvé.'],
  'upload-not-found': [404, 'Image non trouvée.'],
  'sms-code-wrong': [
    422,
    "Ce code n'est pas le bon, ou n'est plus valable. Demandez-en un autre si besoin.",
  ],
  'notification-not-found': [404, 'Notification non trouvée.'],
  'verification-not-found': [404, 'Demande de vérification non trouvée.'],
  'too-many-requests': [429, 'Trop de tentatives. Réessayez dans quelques minutes.'],
  'too-many-uploads': [
    429,
    "Vous avez envoyé beaucoup d'images en peu de temps. Réessayez un peu plus tard.",
  ],
  'internal-error': [500, 'Une erreur est survenue. Veuillez réessayer.'],
  'service-unavailable': [503, 'Le service est momentanément indisponible. Veuillez réessayer.'],

  'email-taken': [409, 'Un compte existe déjà avec cette adresse e-mail.'],
  'link-expired': [410, 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.'],
  'name-locked': [
    409,
    'Votre nom est vérifié ou en cours de vérification : il ne peut plus être modifié.',
  ],
  'email-already-confirmed': [409, 'Votre adresse e-mail est déjà confirmée.'],
  'wrong-password': [403, 'Mot de passe incorrect.'],
  'reauthentication-required': [403, "Confirmez d'abord que c'est bien vous."],
  'second-step-required': [403, 'Confirmez votre connexion par une deuxième étape pour continuer.'],
  'second-step-link-required': [
    403,
    'Votre rôle demande un lien par e-mail : ouvrez la console pour le recevoir.',
  ],
  'second-step-expired': [
    410,
    'Cette connexion a expiré. Saisissez de nouveau votre mot de passe.',
  ],
  'code-wrong': [
    422,
    "Ce code n'est pas le bon, ou il a déjà servi. Attendez le suivant si besoin, puis réessayez.",
  ],
  'recovery-code-wrong': [422, "Ce code de secours n'est pas le bon, ou il a déjà servi."],
  'passkey-refused': [
    422,
    "Cette clé d'accès n'a pas été reconnue. Réessayez, ou choisissez un autre moyen.",
  ],
  'passkey-not-found': [404, "Clé d'accès non trouvée."],
  'passkey-already-added': [409, "Cette clé d'accès figure déjà parmi les vôtres."],
  'too-many-passkeys': [
    409,
    `Vous avez déjà ${mostPasskeys} clés d'accès : supprimez-en une pour en ajouter une autre.`,
  ],
  'app-already-added': [409, "Une application est déjà associée : supprimez-la d'abord."],
  'app-not-found': [404, "Aucune application n'est associée à votre compte."],
  'no-second-step': [409, "Ajoutez d'abord une clé d'accès ou une application."],
  'last-second-step': [
    409,
    'Votre rôle demande une deuxième étape : ajoutez-en une autre avant de supprimer celle-ci.',
  ],
  'email-too-new': [
    409,
    'Votre adresse e-mail vient de changer : les retraits reprennent à la fin du délai de sécurité.',
  ],

  'account-leaving': [
    409,
    "Ce compte est supprimé ou va l'être. Si c'est le vôtre, reprenez-le dans vos paramètres pour continuer.",
  ],
  'account-suspended': [
    403,
    "Votre compte est suspendu : vous pouvez suivre et terminer vos locations en cours, mais pas en commencer d'autres.",
  ],
  'member-suspended': [
    409,
    "Ce compte est suspendu : son portefeuille reste bloqué jusqu'à la réintégration.",
  ],
  'address-confirmed': [409, "L'adresse e-mail de ce membre est déjà confirmée."],
  'own-account': [
    403,
    'Vous ne pouvez pas intervenir sur votre propre compte : demandez à une autre personne.',
  ],
  'role-changed': [
    409,
    'Le rôle de ce membre a changé entre-temps : vérifiez-le avant de lui en donner un autre.',
  ],
  'account-not-leaving': [409, "Ce compte n'est pas en cours de suppression."],
  'deletion-not-possible': [
    409,
    'Votre compte ne peut pas être supprimé tant que quelque chose est en cours.',
  ],

  'export-not-found': [404, "Cet export n'existe plus. Demandez-en un nouveau."],
  'export-under-way': [409, 'Un export de vos données est déjà en préparation.'],
  'too-many-exports': [429, 'Trois fichiers par jour au plus. Réessayez demain.'],
  'download-under-way': [
    409,
    "Un téléchargement de vos données est déjà en cours. Attendez qu'il se termine.",
  ],
  'downloads-busy': [
    503,
    'Trop de téléchargements sont en cours. Réessayez dans quelques instants.',
  ],
  'too-many-downloads': [
    429,
    "Vingt téléchargements par heure au plus, et aucun pendant une heure après un téléchargement qui n'avançait plus.",
  ],

  'unsupported-image': [
    415,
    "Ce fichier n'est pas une image que nous savons lire : envoyez une image JPEG, PNG ou WebP.",
  ],
  'damaged-image': [
    415,
    'Cette image est abîmée, ou trop grande : prenez-la de nouveau, ou choisissez-en une autre.',
  ],
  'upload-too-large': [413, `Cette image est trop lourde : ${uploadMegabytes} Mo au plus.`],
  'upload-too-slow': [
    408,
    "L'image arrivait trop lentement. Réessayez quand la connexion sera meilleure.",
  ],
  'upload-not-yours': [403, 'Cette image ne vous appartient pas.'],
  'upload-already-used': [
    409,
    'Une de ces images a déjà servi à une demande. Envoyez-la de nouveau, ou prenez-en une autre.',
  ],

  'item-id-taken': [409, 'Cet objet existe déjà.'],
  'item-has-rentals': [
    409,
    'Cet objet a une location ou une demande en cours : il ne peut pas être supprimé.',
  ],
  'item-hidden': [
    409,
    "Cet objet a été masqué par l'équipe Loka : il ne peut pas être remis en location.",
  ],
  'pause-out-of-range': [422, "Choisissez un jour à partir de demain, dans l'année qui vient."],
  'closure-out-of-range': [
    422,
    "Choisissez des jours à partir d'aujourd'hui, dans les deux ans qui viennent.",
  ],
  'days-booked': [409, 'Ces jours sont loués : ils ne peuvent pas être fermés.'],
  'item-changed': [
    409,
    "Cette annonce a été modifiée entre-temps : dans un autre onglet, sur un autre appareil, ou parce qu'une pièce est perdue. Rien n'a été enregistré.",
  ],
  'verified-renters-only': [
    403,
    "Le propriétaire ne loue cet objet qu'à des personnes dont l'identité est vérifiée.",
  ],
  'item-unavailable': [409, "Cet objet n'est pas disponible à la location."],

  'place-name-taken': [409, 'Ce nom existe déjà à cet endroit.'],

  'review-not-open': [
    409,
    "Cette location ne peut pas recevoir d'avis : elle n'est pas terminée ou n'a pas eu lieu.",
  ],
  'review-closed': [409, 'Le délai pour donner un avis sur cette location est passé.'],
  'already-reviewed': [409, 'Vous avez déjà donné votre avis sur cette location.'],
  'own-review': [403, "Vous ne pouvez pas décider d'un avis qui vous concerne."],
  'already-answered': [409, 'Vous avez déjà répondu à cet avis.'],

  'attempt-expired': [
    410,
    "Le geste demandé n'est plus valable. Demandez-en un autre et reprenez votre photo.",
  ],
  'document-expired': [
    422,
    "Ce document a expiré. Utilisez une pièce d'identité en cours de validité.",
  ],
  'member-under-age': [
    422,
    'Il faut avoir 18 ans pour faire vérifier son identité. Vérifiez la date de naissance saisie.',
  ],
  'verification-already-pending': [409, 'Votre demande de vérification est déjà en cours.'],
  'identity-already-verified': [409, 'Votre identité est déjà vérifiée.'],
  'own-verification': [403, 'Vous ne pouvez pas décider de votre propre demande.'],
  'verification-already-decided': [409, 'Cette demande a déjà été traitée.'],
  'verification-taken': [
    409,
    "Quelqu'un d'autre de l'équipe regarde cette demande. Passez à la suivante.",
  ],

  'own-object': [403, 'Cet objet est le vôtre : demandez à une autre personne de décider.'],
  'own-item': [409, 'Vous ne pouvez pas louer votre propre objet.'],
  'start-in-past': [422, "La date de début ne peut pas être avant aujourd'hui."],
  'start-too-far': [422, "La date de début doit être dans l'année qui vient."],
  'end-before-start': [422, "La date de fin doit suivre la date de début d'au moins un jour."],
  'whole-weeks': [422, 'Cet objet se loue par semaines entières : choisissez 7, 14, 21… jours.'],
  'period-too-long': [422, 'Une location dure un an au plus.'],
  'dates-taken': [409, 'Cet objet est déjà loué à ces dates.'],
  'days-closed': [
    409,
    "Vous avez fermé certains de ces jours : rouvrez-les dans le calendrier de l'objet, puis acceptez.",
  ],
  'too-few-pieces': [409, 'Il ne reste pas autant de pièces de cet objet à ces dates.'],
  'delivery-not-offered': [422, 'Le propriétaire ne livre pas cet objet.'],
  'pieces-let': [409, 'Des pièces sont déjà louées : gardez-en au moins autant.'],
  'already-pending': [
    409,
    "Vous avez déjà une réservation en attente pour cet objet. Veuillez attendre qu'elle soit traitée avant d'en créer une nouvelle.",
  ],
  'meeting-point-unavailable': [
    409,
    "Ce point de rencontre n'est plus proposé pour cet objet. Choisissez-en un autre.",
  ],
  'move-not-allowed': [409, "Cette action n'est plus possible pour cette location."],
  'change-not-found': [404, 'Demande de nouvelles dates non trouvée.'],
  'change-open': [409, 'Une demande de nouvelles dates attend déjà pour cette location.'],
  'end-not-later': [422, 'Choisissez un jour après la fin actuelle de la location.'],
  'end-not-earlier': [422, 'Choisissez un jour avant la fin actuelle de la location.'],
  'end-too-early': [
    422,
    "La location ne peut pas finir avant aujourd'hui, ni durer moins d'un jour.",
  ],
  'extension-not-payable': [409, "Cette prolongation n'attend plus de paiement."],
  'owner-cannot-refund': [
    409,
    "Le propriétaire ne peut pas rembourser ces jours pour l'instant : son portefeuille ne suffit pas.",
  ],
  'handover-code-wrong': [422, "Ce code n'est pas celui de la location."],
  'handover-code-locked': [
    409,
    'Trop de codes erronés : la remise sera prise en compte à la fin du délai si personne ne dit le contraire.',
  ],
  'too-many-photos': [422, 'Cette location a déjà 30 photos de votre part.'],
  'claim-out-of-range': [422, 'Ce montant dépasse la caution de cette location.'],
  'refund-changed': [
    409,
    "Ce qui est rendu a changé entre-temps : vérifiez le montant avant d'annuler. Rien n'a été annulé.",
  ],
  'rent-changed': [
    409,
    'Le prix de cette location a changé : relisez-la avant de décider de ce qui est rendu.',
  ],
  'deadline-postponed': [409, "Ce délai a déjà été prolongé : il ne peut l'être qu'une fois."],
  'own-rental': [
    403,
    'Vous êtes partie à cette location : demandez à une autre personne de décider.',
  ],
  'object-missing': [
    409,
    "Cet objet est signalé non rendu : il ne peut pas être loué tant que ce n'est pas réglé.",
  ],
  'object-not-returned': [
    409,
    "Un propriétaire attend le retour d'un objet que vous avez loué : rendez-le avant d'en louer un autre.",
  ],

  'message-id-taken': [409, 'Un autre message a déjà été envoyé sous cet identifiant.'],
  'own-thread': [409, "Cet objet est le vôtre : il n'y a personne à qui écrire."],
  'member-unreachable': [409, 'Les messages et les demandes avec ce membre ne sont pas possibles.'],

  'wrong-total': [422, 'Le prix a changé. Vérifiez le montant avant de payer.'],
  'unknown-operator': [422, 'Choisissez Airtel Money ou Moov Money.'],
  'operator-disabled': [422, "Ce moyen de paiement n'est pas disponible pour le moment."],
  'operator-incident': [
    409,
    "Cet opérateur est en panne : rien n'a été débité. Payez avec l'autre opérateur ou avec votre portefeuille Loka.",
  ],
  'payouts-suspended': [
    409,
    'Cet opérateur est en panne : les retraits reprennent après la panne. Votre argent reste dans votre portefeuille Loka.',
  ],
  'incident-not-found': [404, 'Panne non trouvée.'],
  'incident-open': [409, 'Une panne de cet opérateur est déjà déclarée.'],
  'incident-closed': [409, 'Cette panne est déjà terminée, ou a été écartée.'],
  'incident-start': [
    422,
    "Le début de la panne doit être dans les dernières 24 heures, et pas dans l'avenir.",
  ],
  'number-busy': [
    429,
    'Plusieurs demandes de paiement attendent déjà une réponse sur ce téléphone. Répondez-y, puis réessayez dans quelques minutes.',
  ],
  'number-charged-often': [
    429,
    'Ce numéro a reçu beaucoup de demandes de paiement en une heure. Réessayez plus tard, ou payez avec un autre numéro.',
  ],
  'too-many-charges': [
    429,
    'Beaucoup de paiements sont partis de votre réseau en une heure. Réessayez plus tard, ou depuis une autre connexion.',
  ],
  'number-refused': [
    429,
    'Les dernières demandes de paiement envoyées à ce numéro ont été refusées. Confirmez par un code SMS que vous en êtes le titulaire, payez avec un autre numéro, ou réessayez demain.',
  ],
  'number-not-refused': [409, 'Ce numéro peut payer sans code : réessayez le paiement.'],
  'wrong-phone-number': [422, "Ce numéro ne correspond pas à l'opérateur choisi."],
  'amount-outside-limits': [422, "Cet opérateur n'accepte pas ce montant."],
  'payment-in-progress': [409, 'Un paiement est déjà en cours pour cet objet.'],
  'payment-not-in-review': [409, "Ce paiement n'est pas à vérifier, ou vient d'être décidé."],
  'payment-not-settled': [
    409,
    "Ce paiement n'a rien déplacé selon les comptes : il n'y a rien à rectifier.",
  ],
  'payment-put-right-since': [
    409,
    'Ce paiement a été rectifié depuis cette proposition : refusez-la, et proposez ce qui reste à rectifier.',
  ],
  'payer-deleted': [
    409,
    'Le compte du payeur a été supprimé : la différence revient au compte de Loka.',
  ],
  'payment-not-failed': [409, "Ce paiement n'a pas échoué : rien n'est à enregistrer."],
  'payment-not-sent': [
    409,
    "Ce paiement n'est jamais parti chez l'opérateur : rien n'est à enregistrer.",
  ],
  'payment-not-confirmed': [
    409,
    "L'opérateur ne confirme pas ce paiement : rien n'a été enregistré. L'argent qui se voit ailleurs, sur un relevé, se donne par une correction du solde, qu'un deuxième administrateur approuve au-delà d'un certain montant.",
  ],
  'operator-unanswered': [
    503,
    "L'opérateur ne répond pas au sujet de ce paiement : rien n'a été enregistré. Réessayez plus tard. S'il ne répond toujours pas, l'argent qui se voit sur un relevé se donne par une correction du solde.",
  ],
  'already-settled': [409, "L'argent de ce paiement est déjà enregistré."],
  'comparison-under-way': [409, 'Un rapprochement est déjà en cours : attendez son résultat.'],
  'payment-missing': [409, 'Aucun paiement confirmé ne correspond à cette demande.'],

  'number-not-found': [404, 'Numéro non trouvé.'],
  'number-already-added': [409, 'Ce numéro figure déjà parmi les vôtres.'],
  'too-many-numbers': [
    409,
    `Vous avez déjà ${mostPayoutMethods} numéros : supprimez-en un pour en ajouter un autre.`,
  ],
  'number-already-confirmed': [409, 'Ce numéro est déjà confirmé.'],
  'number-not-confirmed': [
    409,
    "Ce numéro n'est pas encore confirmé : ouvrez le lien reçu par e-mail.",
  ],
  'number-too-new': [
    409,
    "Ce numéro vient d'être confirmé : il pourra recevoir un retrait à la fin du délai de sécurité.",
  ],

  'withdrawal-limit': [
    409,
    "Ce retrait dépasse la limite d'aujourd'hui. Retirez moins, ou réessayez demain.",
  ],
  'refund-limit': [
    409,
    'Vers un numéro qui a payé, vous ne pouvez renvoyer que ce qui en est venu et vous a été remboursé.',
  ],
  'own-money': [
    403,
    'Vous ne pouvez pas intervenir sur votre propre argent : demandez à un autre administrateur.',
  ],
  'approval-not-found': [404, "Demande d'approbation non trouvée."],
  'own-approval': [403, 'Vous avez proposé cet acte : une autre personne doit en décider.'],
  'own-case': [403, 'Cet acte vous concerne : une autre personne doit en décider.'],
  'approval-not-yours': [
    403,
    'Une autre personne a proposé cet acte : elle seule peut le reprendre.',
  ],
  'approval-decided': [409, 'Cet acte a déjà été approuvé, refusé ou repris.'],
  'approval-expired': [
    409,
    'Cette proposition a expiré : proposez-la de nouveau si elle est encore utile.',
  ],
  'no-second-admin': [
    409,
    'Aucun autre administrateur ne peut approuver cela : utilisez la commande sur le serveur.',
  ],
  'contact-export-not-found': [
    404,
    "Cet export n'existe pas, ou il est celui d'une autre personne.",
  ],
  'contact-export-over': [
    409,
    'Ce fichier a déjà été téléchargé, ou ses 24 heures sont passées. Demandez un nouvel export.',
  ],
  'already-proposed': [409, 'Cet acte attend déjà une deuxième personne.'],
  'approver-too-new': [
    403,
    "Un nouvel administrateur attend sept jours : avant, il n'approuve rien et ne décide rien d'un autre administrateur.",
  ],
  'older-than-role': [
    403,
    'Cet acte a été proposé avant que vous ne soyez administrateur : une autre personne doit en décider.',
  ],
  'made-by-proposer': [
    403,
    "La personne qui propose cet acte vous a donné le rôle d'administrateur : une autre personne doit en décider.",
  ],
  'proposer-without-role': [
    409,
    "La personne qui a proposé cet acte n'a plus le rôle qu'elle avait, ou son compte est bloqué : refusez-le ; une autre personne peut le proposer de nouveau.",
  ],
  'earnings-not-corrected': [
    409,
    'Les gains à venir suivent les locations : seul le portefeuille se corrige. Refusez cette correction.',
  ],
  'correction-not-covered': [
    409,
    "Le compte du membre ne contient plus ce montant : rien n'a été pris, et la correction reste proposée.",
  ],
  'correction-of-deleted': [
    409,
    'Le compte de ce membre a été supprimé : aucun argent ne peut plus y entrer. Refusez cette correction.',
  ],
  'operator-float-short': [
    409,
    "Cet opérateur ne peut pas payer ce montant pour l'instant. Rien n'a été retiré : votre argent reste dans votre portefeuille.",
  ],
  'treasury-posting-not-found': [404, 'Écriture de trésorerie non trouvée.'],
  'treasury-not-held': [
    409,
    "D'après les livres, l'opérateur ne détient pas ce montant. Rien n'a été enregistré.",
  ],
  'treasury-more-than-fees': [
    409,
    "D'après les livres, cet opérateur n'a pas pris autant de frais. Rien n'a été enregistré.",
  ],
  'treasury-more-than-own': [
    409,
    "D'après les livres, Loka n'a pas autant d'argent à elle. Rien n'a été enregistré.",
  ],
  'treasury-not-unclaimed': [
    409,
    "Aucun argent non réclamé n'est arrivé par ce paiement. Rien n'a été enregistré.",
  ],
  'treasury-already-posted': [
    409,
    "Cette ligne du relevé est déjà dans les livres. Rien n'a été enregistré une seconde fois.",
  ],
  'member-frozen': [
    403,
    "L'équipe Loka a bloqué votre portefeuille : aucun argent ne peut en sortir pour le moment.",
  ],
  'credit-held': [
    409,
    "Une partie de votre portefeuille est retenue : l'opérateur ne retrouve pas un paiement qui l'a crédité. L'équipe Loka vérifie ; le reste peut être retiré.",
  ],
  'insufficient-balance': [409, 'Le solde du portefeuille est insuffisant.'],
  'own-report': [409, 'Vous ne pouvez pas vous signaler vous-même.'],
  'already-reported': [
    409,
    "Vous l'avez déjà signalé : l'équipe Loka regarde votre premier signalement.",
  ],
  'report-involved': [
    403,
    'Ce signalement vient de vous ou parle de vous : une autre personne doit le traiter.',
  ],
  'report-taken': [409, "Une autre personne de l'équipe s'occupe de ce signalement."],
  'report-not-taken': [409, 'Prenez ce signalement avant de le clore.'],
  'report-closed': [409, 'Ce signalement est déjà clos.'],
  'outcome-not-possible': [422, "Cette suite n'est pas possible pour ce signalement."],
  'item-already-checked': [409, 'Cet objet a déjà été regardé.'],
  'checked-item-changed': [
    409,
    "Son propriétaire a modifié cette annonce depuis que vous l'avez lue : relisez-la avant de décider.",
  ],
  'too-many-favourites': [
    409,
    `Vous gardez déjà ${mostFavourites} objets : retirez-en un pour en ajouter un autre.`,
  ],
  'saved-search-not-found': [404, "Cette recherche n'est plus enregistrée."],
  'too-many-saved-searches': [
    409,
    `Vous avez déjà ${mostSavedSearches} recherches enregistrées : supprimez-en une pour en ajouter une autre.`,
  ],

  'idempotency-key-reused': [422, 'Cette clé a déjà servi pour une autre demande.'],
  'idempotency-key-running': [409, 'Cette demande est déjà en cours de traitement.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What is wrong with one field, in French; `path` is dotted: `specifications.Poids`. */
export interface FieldError {
  path: string;
  message: string;
}

/** An error of the catalogue. Whatever else is thrown is a fault of ours: `internal-error`. */
export class ProblemError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields: readonly FieldError[] = [],
    /** How things stand that the caller thought otherwise: `{ status: 'terminée' }`. */
    readonly state?: Readonly<Record<string, string>>,
  ) {
    super(errorCatalogue[code][1]);
    this.name = 'ProblemError';
  }

  get status(): number {
    return errorCatalogue[this.code][0];
  }
}
