/** By `npm run api-types`, from the words of the backend's modules. */
export const approvalStatusNames = {
  "proposed": "À approuver",
  "approved": "Approuvé",
  "refused": "Refusé",
  "taken_back": "Repris",
  "expired": "Expiré"
} as const;
export const categoryNames = {
  "electronique": "Électronique",
  "bricolage": "Bricolage",
  "sport": "Sport & Loisirs",
  "cuisine": "Cuisine",
  "jardin": "Jardin",
  "vetements": "Vêtements"
} as const;
export const depositStatusNames = {
  "held": "Retenue",
  "released": "Rendue",
  "shared": "Partagée"
} as const;
export const identityNames = {
  "0": "Non vérifiée",
  "1": "En attente",
  "2": "Vérifiée",
  "-1": "Refusée"
} as const;
export const incidentStatusNames = {
  "proposed": "À confirmer",
  "open": "En cours",
  "ended": "Terminée",
  "dismissed": "Écartée"
} as const;
export const itemCheckOutcomeNames = {
  "kept": "Rien à redire",
  "hidden": "Masqué",
  "gone": "Supprimé par son propriétaire"
} as const;
export const itemStateNames = {
  "offered": "Disponible",
  "paused": "En pause",
  "missing": "Non rendu",
  "unavailable": "Indisponible",
  "hidden": "Masqué",
  "deleted": "Supprimé"
} as const;
export const meansNames = {
  "airtel": "Airtel Money",
  "moov": "Moov Money",
  "card": "Carte Bancaire",
  "wallet": "Portefeuille"
} as const;
export const paperNames = {
  "CNI": "Carte d'identité",
  "Passeport": "Passeport",
  "Permis": "Permis de conduire"
} as const;
export const paymentStatusNames = {
  "review": "À examiner",
  "created": "Créé",
  "submitting": "Envoi",
  "pending": "En attente",
  "unknown": "Incertain",
  "succeeded": "Réussi",
  "failed": "Échoué"
} as const;
export const placeKindNames = {
  "city": "Ville",
  "quartier": "Quartier",
  "meeting_point": "Point de rencontre"
} as const;
export const placeStateNames = {
  "offered": "Proposé",
  "retired": "Retiré"
} as const;
export const purposeNames = {
  "rental": "Location",
  "extension": "Prolongation",
  "top_up": "Dépôt",
  "withdrawal": "Retrait",
  "refund": "Renvoi au payeur"
} as const;
export const rentalEventNames = {
  "request": "Demande payée",
  "accept": "Demande acceptée",
  "refuse": "Demande refusée",
  "expire": "Demande refusée, faute de réponse",
  "supersede": "Demande refusée, objet loué à un autre",
  "cancel-request": "Demande annulée",
  "refuse-suspended": "Demande refusée, son propriétaire étant suspendu",
  "cancel-suspended": "Demande annulée, son locataire étant suspendu",
  "cancel": "Location annulée",
  "cancel-by-owner": "Location annulée",
  "delay": "Objet en retard à la location d'avant",
  "end-delay": "Retard de la location d'avant réglé",
  "cancel-late": "Location annulée, objet en retard",
  "cancel-by-staff": "Location annulée par Loka",
  "start": "Location commencée",
  "finish": "Location terminée",
  "hand-over": "Objet remis, prix de la location disponible",
  "assume-handover": "Remise sans objection, prix de la location disponible",
  "photograph-handover": "Photos de l'objet",
  "report-not-received": "Objet signalé non remis",
  "presume-not-received": "Objet jamais arrivé, propriétaire interrogé",
  "admit-not-received": "Objet non remis, locataire remboursé",
  "deny-not-received": "Remise contestée, dossier transmis à Loka",
  "settle-not-received": "Objet non remis, faute de réponse",
  "report-absent": "Locataire signalé absent",
  "admit-absence": "Absence reconnue, location annulée",
  "deny-absence": "Absence contestée, dossier transmis à Loka",
  "escalate-absence": "Sans réponse, dossier transmis à Loka",
  "confirm-handover": "Loka a décidé : objet remis",
  "cancel-handover": "Loka a décidé : location annulée",
  "declare-return": "Retour déclaré",
  "confirm-return": "Retour confirmé",
  "settle-return": "Retour réglé, faute de réponse",
  "settle-undeclared": "Retour réglé, personne ne s'étant manifesté",
  "remind-answer": "Rappel envoyé au propriétaire",
  "remind-start": "Rappel envoyé, la location commence le lendemain",
  "remind-return": "Rappel envoyé, retour pas encore déclaré",
  "remind-return-again": "Second rappel envoyé, retour pas encore déclaré",
  "run-late": "Objet en retard",
  "contest-return": "Objet revenu, caution contestée",
  "claim-late-fee": "Objet revenu en retard, frais demandés",
  "report-missing": "Objet signalé non rendu",
  "answer-missing": "Réponse du locataire, objet non rendu",
  "accept-claim": "Montant accepté, caution partagée",
  "counter-claim": "Autre montant proposé",
  "accept-offer": "Proposition acceptée, caution partagée",
  "refuse-offer": "Proposition refusée, dossier transmis à Loka",
  "escalate-claim": "Sans réponse, dossier transmis à Loka",
  "settle-offer": "Proposition retenue, faute de réponse",
  "share-deposit": "Caution partagée par Loka",
  "postpone-answer": "Délai de réponse prolongé",
  "postpone-handover": "Délai de la remise prolongé",
  "postpone-return": "Délai du retour prolongé",
  "ask-extension": "Prolongation demandée",
  "accept-extension": "Prolongation acceptée, à payer",
  "refuse-extension": "Prolongation refusée",
  "withdraw-extension": "Prolongation abandonnée",
  "expire-extension": "Prolongation sans suite, délai dépassé",
  "pay-extension": "Prolongation payée, location prolongée",
  "ask-shortening": "Fin anticipée proposée",
  "accept-shortening": "Fin anticipée acceptée, jours remboursés",
  "refuse-shortening": "Fin anticipée refusée",
  "withdraw-shortening": "Fin anticipée abandonnée",
  "expire-shortening": "Fin anticipée sans suite, délai dépassé",
  "close-offer": "Demande refusée, l'objet n'étant plus proposé",
  "close-request": "Demande annulée par Loka"
} as const;
export const rentalStatusNames = {
  "en attente": "En attente",
  "acceptée": "À venir",
  "en cours": "En cours",
  "terminée": "Terminée",
  "annulée": "Annulée",
  "refusée": "Refusée"
} as const;
export const reportKindNames = {
  "item": "Objet",
  "member": "Membre",
  "rental": "Aide sur une location",
  "message": "Message",
  "review": "Avis"
} as const;
export const reportOutcomeNames = {
  "nothing": "Rien à redire",
  "helped": "Aide apportée",
  "warned": "Membre averti",
  "hidden": "Masqué du site",
  "frozen": "Portefeuille bloqué"
} as const;
export const reportReasonNames = {
  "prohibited": "Objet interdit",
  "scam": "Arnaque",
  "false-listing": "Annonce fausse ou trompeuse",
  "stolen": "Objet volé ou à une autre personne",
  "offensive": "Contenu choquant",
  "insults": "Insultes ou menaces",
  "impersonation": "Se fait passer pour quelqu'un d'autre",
  "outside-payment": "Demande d'argent en dehors de Loka",
  "not-as-described": "Objet non conforme à l'annonce",
  "no-answer": "L'autre ne répond pas",
  "payment": "Problème de paiement",
  "damage": "Objet abîmé ou en panne",
  "behaviour": "Comportement de l'autre personne",
  "spam": "Publicité",
  "false-review": "Avis faux",
  "personal-data": "Informations personnelles",
  "other": "Autre"
} as const;
export const reviewStateNames = {
  "hidden": "Masqué",
  "published": "Publié",
  "waiting": "En attente"
} as const;
export const reviewSubjectNames = {
  "item": "L'objet",
  "owner": "Le propriétaire",
  "renter": "Le locataire"
} as const;
export const roleNames = {
  "member": "Membre",
  "staff": "Équipe",
  "admin": "Administration",
  "ops": "Exploitation"
} as const;
export const submissionStatusNames = {
  "pending": "En attente",
  "approved": "Approuvée",
  "rejected": "Refusée"
} as const;
export const treasuryKindNames = {
  "transfer": "Virement entre opérateurs",
  "pay_in": "Apport de Loka",
  "take_out": "Retrait de Loka",
  "fee_charged": "Frais pris par l'opérateur",
  "fee_refunded": "Frais remboursés par l'opérateur",
  "fee_refilled": "Frais couverts par Loka",
  "unclaimed_sent_back": "Argent non réclamé renvoyé"
} as const;
