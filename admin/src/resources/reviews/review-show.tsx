import { formatDatedInstant } from '@loka/client';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { StaffReview } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { ReviewModeration } from './review-moderation';
import { stateOf, subjectNames } from './review-words';

export function ReviewShow() {
  return <RecordPage<StaffReview> render={(review) => <ReviewPage review={review} />} />;
}

function ReviewPage({ review }: { review: StaffReview }) {
  return (
    <PageColumns
      main={
        <Panel title={`${review.rating} sur 5`} action={<StatusChip status={stateOf(review)} />}>
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            {review.comment || 'Sans commentaire.'}
          </Typography>
          {review.answer && (
            <Typography sx={{ mt: 2, whiteSpace: 'pre-line', color: 'text.secondary' }}>
              Réponse&nbsp;: {review.answer}
            </Typography>
          )}
        </Panel>
      }
      side={
        <>
          <ReviewModeration review={review} />
          <Panel title="Avis">
            <Facts>
              <Fact name="Porte sur">{subjectNames[review.subject]}</Fact>
              <Fact name="Auteur">
                <UserLink id={review.authorId} name={review.authorName} />
              </Fact>
              <Fact name="À propos de">
                <UserLink id={review.reviewedId} name={review.reviewedName} />
              </Fact>
              <Fact name="Objet">
                <Link component={LinkBase} to={`/items/${review.itemId}/show`}>
                  {review.itemTitle}
                </Link>
              </Fact>
              <Fact name="Location">
                <Link component={LinkBase} to={`/rentals/${review.rentalId}/show`}>
                  Voir la location
                </Link>
              </Fact>
              <Fact name="Écrit le">{formatDatedInstant(review.createdAt)}</Fact>
            </Facts>
          </Panel>
        </>
      }
    />
  );
}
