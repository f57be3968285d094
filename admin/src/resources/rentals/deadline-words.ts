import type { StaffRental } from '../../api/types';

type Deadline = StaffRental['deadlines'][number]['deadline'];

/** What is waited for. */
export const deadlineNames: Record<Deadline, string> = {
  answer: 'Réponse du propriétaire à la demande',
  handover: 'Objection à la remise',
  not_received: 'Réponse du propriétaire, objet dit non reçu',
  renter_absent: 'Réponse du locataire, dit absent',
  return: 'Déclaration du retour',
  declared: 'Contestation du retour par le propriétaire',
  contested: 'Réponse du locataire à la demande sur la caution',
  countered: 'Réponse du propriétaire au montant proposé',
};

/** What happens then, where nobody has spoken. */
export const thenHappens: Record<Deadline, string> = {
  answer: 'la demande est refusée et remboursée',
  handover: "l'objet compte comme remis et le prix de la location revient au propriétaire",
  not_received: 'la location est annulée et le locataire remboursé',
  renter_absent: "l'équipe décide",
  return: 'la caution est rendue au locataire',
  declared: 'la caution est rendue au locataire',
  contested: "l'équipe décide",
  countered: 'le montant proposé est retenu',
};
