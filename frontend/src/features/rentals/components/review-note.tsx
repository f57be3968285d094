import { formatInstant } from '@loka/client';
import { Scale } from 'lucide-react';
import type { Rental } from '@/api/types';

/** Staff have decided, and a second person of them looks at it: since when, and until when. */
export function ReviewNote({ rental: { under_review: review } }: { rental: Rental }) {
  if (!review) return null;
  return (
    <p className="flex gap-2.5 text-[0.95rem]">
      <Scale size={20} className="shrink-0 text-lagoon-600" aria-hidden />
      <span>
        <strong className="font-semibold">Décision en cours d'examen.</strong> L'équipe Loka a
        proposé une décision le {formatInstant(review.since)}&nbsp;: une deuxième personne la relit,
        au plus tard le {formatInstant(review.until)}. Rien n'est appliqué d'ici là&nbsp;; si elle
        l'est, vous serez prévenu.
      </span>
    </p>
  );
}
