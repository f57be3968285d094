import { formatPeriod, messageOf } from '@loka/client';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetOne } from 'react-admin';
import type { ReportDetail, StaffItem, StaffRental, StaffReview } from '../../api/types';
import { ItemSummary } from '../../components/item-summary';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { whole } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { ItemPictures, itemStates } from '../items';
import { RentalHistory, rentalStatuses } from '../rentals';
import { reviewStateOf } from '../reviews';
import { ReportedMessages } from './reported-messages';

/** What was reported as it is now, with what belongs to it. */
export function ReportContext({ report }: { report: ReportDetail }) {
  if (report.kind === 'item') return <ItemNow id={report.subjectId} />;
  if (report.kind === 'rental') return <RentalNow id={report.subjectId} />;
  if (report.kind === 'review') return <ReviewNow id={report.subjectId} />;
  return report.hasContext ? <ReportedMessages id={report.id} /> : null;
}

function ItemNow({ id }: { id: string }) {
  const { data: item, error } = useGetOne<StaffItem>('items', { id, ...whole });
  if (error) return <Panel title="L'annonce aujourd'hui">{messageOf(error)}</Panel>;
  if (!item) return null;
  return (
    <Panel title="L'annonce aujourd'hui" action={<StatusChip status={itemStates[item.state]} />}>
      <ItemSummary title={item.title} image={item.images[0] ?? null} itemId={id} />
      <Typography sx={{ mb: 1.5 }}>
        <Money francs={item.price} per={item.priceUnit} /> · {item.location}
      </Typography>
      <Typography sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {item.description}
      </Typography>
      <ItemPictures images={item.images} />
    </Panel>
  );
}

function ReviewNow({ id }: { id: string }) {
  const { data: review, error } = useGetOne<StaffReview>('reviews', { id, ...whole });
  if (error) return <Panel title="L'avis aujourd'hui">{messageOf(error)}</Panel>;
  if (!review) return null;
  return (
    <Panel title="L'avis aujourd'hui" action={<StatusChip status={reviewStateOf(review)} />}>
      <Typography>
        <UserLink id={review.authorId} name={review.authorName} /> a donné {review.rating} sur 5 à{' '}
        <span>
          {review.subject === 'item' ? (
            "l'objet"
          ) : (
            <UserLink id={review.reviewedId} name={review.reviewedName} />
          )}
        </span>
        .
      </Typography>
      <Typography sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.comment || 'Sans commentaire.'}
      </Typography>
      {review.answer && (
        <Typography
          color="text.secondary"
          sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          Réponse&nbsp;: {review.answer}
        </Typography>
      )}
      <Link component={LinkBase} to={`/rentals/${review.rentalId}/show`}>
        Voir la location
      </Link>{' '}
      ·{' '}
      <Link component={LinkBase} to={`/reviews/${id}/show`}>
        Voir l'avis
      </Link>
    </Panel>
  );
}

function RentalNow({ id }: { id: string }) {
  const { data: rental, error } = useGetOne<StaffRental>('rentals', { id, ...whole });
  if (error) return <Panel title="La location">{messageOf(error)}</Panel>;
  if (!rental) return null;
  return (
    <>
      <Panel
        title={`La location\u00a0: ${formatPeriod(rental.start_date, rental.end_date)}`}
        action={<StatusChip status={rentalStatuses[rental.status]} />}
      >
        <ItemSummary title={rental.itemTitle} image={rental.itemImage} itemId={rental.item_id} />
        <Typography>
          Locataire{'\u00a0'}: <UserLink id={rental.renter_id} name={rental.renterName} />
        </Typography>
        <Typography>
          Propriétaire{'\u00a0'}: <UserLink id={rental.owner_id} name={rental.ownerName} />
        </Typography>
      </Panel>
      <RentalHistory steps={rental.steps} />
    </>
  );
}
