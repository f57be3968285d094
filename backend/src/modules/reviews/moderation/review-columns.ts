import { type CsvColumns, instantCell } from '../../../platform/http/csv.js';
import type { StaffReviewView } from '../reviews.schema.js';

const subjects: Record<StaffReviewView['subject'], string> = {
  item: "L'objet",
  owner: 'Le propriétaire',
  renter: 'Le locataire',
};

function stateOf({ hidden, published }: StaffReviewView): string {
  if (hidden) return 'Masqué';
  return published ? 'Publié' : 'En attente';
}

/** Reviews as a file, with what the console's list shows of them. */
export const reviewColumns: CsvColumns<StaffReviewView> = {
  Avis: ({ comment }) => comment,
  Sur: ({ subject }) => subjects[subject],
  Objet: ({ itemTitle }) => itemTitle,
  Note: ({ rating }) => rating,
  Auteur: ({ authorName }) => authorName,
  'À propos de': ({ reviewedName }) => reviewedName,
  État: stateOf,
  Écrit: ({ createdAt }) => instantCell(createdAt),
};
