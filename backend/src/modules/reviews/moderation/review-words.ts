import type { StaffReviewView } from '../reviews.schema.js';

/** What the console and its files call what a review is about. */
export const reviewSubjectNames: Record<StaffReviewView['subject'], string> = {
  item: "L'objet",
  owner: 'Le propriétaire',
  renter: 'Le locataire',
};

export const reviewStateNames = { hidden: 'Masqué', published: 'Publié', waiting: 'En attente' };
