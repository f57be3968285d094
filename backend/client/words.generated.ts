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
