import frenchMessages from 'ra-language-french';

/** React-admin's French, and the names of what the console shows. */
export const messages = {
  ...frenchMessages,
  ra: {
    ...frenchMessages.ra,
    page: { ...frenchMessages.ra.page, dashboard: 'Aperçu' },
    message: {
      ...frenchMessages.ra.message,
      // What shows it ends it with a full stop.
      not_found: "Cette page n'existe pas, ou n'existe plus",
    },
    input: {
      ...frenchMessages.ra.input,
      password: { toggle_visible: 'Masquer la saisie', toggle_hidden: 'Afficher la saisie' },
    },
    auth: { ...frenchMessages.ra.auth, auth_check_error: 'Connectez-vous pour continuer.' },
  },
  resources: {
    verifications: {
      name: 'Vérification |||| Vérifications',
      fields: {
        q: 'Nom, e-mail ou numéro de document',
        userName: 'Personne',
        type: 'Document',
        numero: 'Numéro',
        createdAt: 'Envoyée',
        status: 'Statut',
        decidedAt: 'Décidée',
      },
    },
    users: {
      name: 'Utilisateur |||| Utilisateurs',
      fields: {
        q: 'Nom ou e-mail',
        name: 'Nom',
        email: 'E-mail',
        phone: 'Téléphone',
        city: 'Ville',
        role: 'Rôle',
        verifier: 'Identité',
        suspended: 'Compte',
        nameInDoubt: 'Noms à revoir',
        createdAt: 'Inscription',
      },
    },
    items: {
      name: 'Objet |||| Objets',
      fields: {
        q: 'Titre ou description',
        title: 'Objet',
        category: 'Catégorie',
        price: 'Prix',
        ownerName: 'Propriétaire',
        location: 'Lieu',
        state: 'État',
        createdAt: 'Ajouté',
      },
    },
    rentals: {
      name: 'Location |||| Locations',
      fields: {
        itemTitle: 'Objet',
        renterName: 'Locataire',
        ownerName: 'Propriétaire',
        startDate: 'Dates',
        status: 'Statut',
        rent: 'Prix',
        deposit: 'Caution',
        totalPrice: 'Total',
        createdAt: 'Demandée',
      },
    },
    reviews: {
      name: 'Avis |||| Avis',
      fields: {
        q: "Mots de l'avis",
        hidden: 'Masqués ou non',
        comment: 'Avis',
        rating: 'Note',
        authorName: 'Auteur',
        reviewedName: 'À propos de',
        state: 'État',
        createdAt: 'Écrit',
      },
    },
    payments: {
      name: 'Paiement |||| Paiements',
      fields: {
        q: 'Référence ou numéro',
        reference: 'Référence',
        purpose: 'Type',
        payerName: 'Membre',
        operator: 'Moyen',
        amount: 'Montant',
        status: 'Statut',
        createdAt: 'Créé',
      },
    },
    reports: {
      name: 'Signalement |||| Signalements',
      fields: {
        title: 'Objet du signalement',
        kind: 'Sur',
        reason: 'Motif',
        member: 'Membre concerné',
        takenBy: 'Pris par',
        createdAt: 'Attend depuis',
        closedAt: 'Clos le',
      },
    },
    'item-checks': {
      name: 'À regarder |||| À regarder',
      fields: { title: 'Objet', owner: 'Propriétaire', words: 'Pourquoi', createdAt: 'Depuis' },
    },
    approvals: {
      name: 'À approuver |||| À approuver',
      fields: {
        title: 'Acte',
        kindName: 'Type',
        member: 'Membre',
        proposedBy: 'Proposé par',
        proposedAt: 'Proposé le',
        decidedAt: 'Décidé le',
      },
    },
    treasury: {
      name: 'Trésorerie |||| Trésorerie',
      fields: {
        postedAt: 'Date',
        kind: 'Type',
        operator: 'Opérateur',
        amount: 'Montant',
        reference: 'Référence du relevé',
        reason: 'Raison',
        by: 'Par',
      },
    },
    incidents: {
      name: 'Panne |||| Pannes',
      fields: {
        operator: 'Opérateur',
        status: 'Statut',
        startedAt: 'Depuis',
        duration: 'Durée',
        reason: 'Raison',
        by: 'Par',
      },
    },
    places: {
      name: 'Lieu |||| Lieux',
      fields: {
        q: 'Nom',
        kind: 'Type',
        name: 'Nom',
        city: 'Dans',
        landmark: 'Repère',
        active: 'Statut',
      },
    },
    'reconciliation-reports': {
      name: 'Rapprochement |||| Rapprochements',
      fields: {
        day: 'Jour',
        since: 'Paiements depuis',
        compared: 'Comparés',
        unanswered: 'Sans réponse',
        asked: 'Origine',
        differenceTotal: 'En francs',
        differences: 'Écarts',
      },
    },
    'audit-reports': {
      name: 'Audit |||| Audits',
      fields: { day: 'Jour', checked: 'Règles vérifiées', broken: 'Résultat' },
    },
    'audit-log': {
      name: 'Acte |||| Journal',
      fields: {
        at: 'Quand',
        actorName: 'Qui',
        action: 'Acte',
        actionName: 'Acte',
        subject: 'Sur quoi',
        detail: 'Détail',
      },
    },
  },
};
