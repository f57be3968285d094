import { type CsvColumns, instantCell } from '../../../platform/http/csv.js';
import type { StaffReviewView } from '../reviews.schema.js';
import { reviewStateNames, reviewSubjectNames } from './review-words.js';

function stateOf({ hidden, published }: StaffReviewView): string {
  if (hidden) return reviewStateNames.hidden;
  return published ? reviewStateNames.published : reviewStateNames.waiting;
}

/** Reviews as a file, with what the console's list shows of them. */
export const reviewColumns: CsvColumns<StaffReviewView> = {
  Avis: ({ comment }) => comment,
  Sur: ({ subject }) => reviewSubjectNames[subject],
  Objet: ({ itemTitle }) => itemTitle,
  Note: ({ rating }) => rating,
  Auteur: ({ authorName }) => authorName,
  'À propos de': ({ reviewedName }) => reviewedName,
  État: stateOf,
  Écrit: ({ createdAt }) => instantCell(createdAt),
};
