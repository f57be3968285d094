import type { Quote } from '@/api/types';
import { CancellationTerms } from '@/components/policy/cancellation-terms';
import { LateObjectNote } from './late-object-note';
import { QuoteSummary } from './quote-summary';

type PriceOfRequestProps = {
  /** As soon as the server has said it. */
  quote: Quote | undefined;
  start: string;
};

/** What the chosen days cost, and what is paid back of it: loaded with the first quote. */
export default function PriceOfRequest({ quote, start }: PriceOfRequestProps) {
  if (!quote) return null;
  return (
    <div className="grid gap-4">
      <QuoteSummary quote={quote} />
      <LateObjectNote quote={quote} />
      <CancellationTerms start={start} isDelivered={quote.deliveryFee > 0} />
    </div>
  );
}
