import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { VerificationDetail } from '../../api/types';
import { RecordPage } from '../../components/record-page';
import { Applicant } from './applicant';
import { Decision } from './decision';
import { EarlierSubmissions } from './earlier-submissions';
import { IdentityPictures } from './identity-pictures';
import { LookAlikes } from './look-alikes';
import { PaperFacts } from './paper-facts';
import { PapersReason } from './papers-reason';
import { ReviewBar } from './review-bar';
import { TeamNotes } from './team-notes';
import { areShown, useIdentityPictures } from './use-identity-pictures';
import { usePapers, usePapersReason } from './use-papers';
import { useReview } from './use-review';

export function VerificationShow() {
  return (
    <RecordPage<VerificationDetail>
      render={(it) => <VerificationPage key={it.id} submission={it} />}
    />
  );
}

/** All that a decision depends on comes before it, on a wide screen all at once. */
export function VerificationPage({ submission }: { submission: VerificationDetail }) {
  const review = useReview(submission);
  const [reason, setReason] = usePapersReason(submission);
  const pictures = useIdentityPictures(submission, reason);
  const { papers, failure } = usePapers(submission, reason);
  const isAsked = reason === null && submission.papersDeletedAt === null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2, pb: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ReviewBar submission={submission} review={review.review} failure={review.failure} />
      <TeamNotes skips={submission.skips} />
      <LookAlikes submission={submission} />
      {failure && <Alert severity="error">{failure}</Alert>}
      {isAsked ? (
        <PapersReason onSaid={setReason} />
      ) : (
        <IdentityPictures submission={submission} pictures={pictures} papers={papers} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        <PaperFacts submission={submission} papers={papers} />
        <Applicant submission={submission} />
        <Decision
          submission={submission}
          review={review}
          areShown={papers !== undefined && areShown(pictures)}
        />
      </Box>
      <EarlierSubmissions submissions={submission.history} />
    </Box>
  );
}
