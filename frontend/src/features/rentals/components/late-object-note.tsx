import type { Quote } from '@/api/types';
import { Alert } from '@/components/ui/alert';

/** What a payer has to know of an object that its renter has not given back in time. */
export function LateObjectNote({ quote }: { quote: Quote }) {
  if (!quote.late) return null;
  return (
    <Alert
      tone="warning"
      title="Cet objet n'est pas encore rendu par son locataire actuel, qui est en retard."
    >
      <p>S'il n'est pas là pour votre location, vous annulez et tout vous est rendu.</p>
    </Alert>
  );
}
