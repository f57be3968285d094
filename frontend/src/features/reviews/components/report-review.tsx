import { ReportButton } from '@/features/reports';

/** Beside the day of a review that somebody else wrote. */
export function ReportReview({ id }: { id: string }) {
  return (
    <ReportButton kind="review" subjectId={id} isQuiet className="-my-2.5 -mr-3">
      Signaler cet avis
    </ReportButton>
  );
}
