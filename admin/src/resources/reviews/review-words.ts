import { words } from '@loka/client';
import type { StaffReview } from '../../api/types';
import type { Status } from '../../components/status-chip';

export const subjectNames: Record<StaffReview['subject'], string> = words.reviewSubjectNames;

export function stateOf({ hidden, published }: StaffReview): Status {
  const names = words.reviewStateNames;
  if (hidden) return { label: names.hidden, tone: 'bad' };
  return published
    ? { label: names.published, tone: 'good' }
    : { label: names.waiting, tone: 'quiet' };
}

/** The usual reasons for hiding a review. */
export const hidingReasons = [
  "L'avis contient des injures ou des menaces.",
  "L'avis contient des coordonnées personnelles.",
  "L'avis ne parle pas de cette location.",
  "L'avis est une publicité.",
] as const;

/** The usual reasons for showing it again. */
export const restoringReasons = ["L'avis avait été masqué par erreur."] as const;
