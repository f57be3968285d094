import { formatBefore, formatDatedInstant, formatDay, plural } from '@loka/client';
import type { Rental, StaffRental } from '../../api/types';
import { DocumentButton } from '../../components/document-button';
import { Fact, Facts } from '../../components/facts';
import { ItemSummary } from '../../components/item-summary';
import { Money } from '../../components/money';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import {
  depositStatuses,
  handoverStatuses,
  returnStatuses,
  stateOf,
} from '../../components/rental-status';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { DepositDispute } from './deposit-dispute';
import { HandoverDispute } from './handover-dispute';
import { MoneyMoves } from './money-moves';
import { hasPhotos, PhotosOfBoth } from './photos-of-both';
import { RentalChanges } from './rental-changes';
import { RentalHistory } from './rental-history';
import { RentalPayments } from './rental-payments';
import { RentalProgress } from './rental-progress';
import { StaffMoves } from './staff-moves';
import { WaitingDecision } from './waiting-decision';

export function RentalShow() {
  return <RecordPage<StaffRental> render={(rental) => <RentalPage rental={rental} />} />;
}

function RentalPage({ rental }: { rental: StaffRental }) {
  return (
    <PageColumns
      main={
        <>
          <Panel title="Location" action={<StatusChip status={stateOf(rental)} />}>
            <ItemSummary
              title={rental.itemTitle}
              image={rental.itemImage}
              itemId={rental.item_id}
            />
            <Facts>
              <Fact name="Du">{formatDay(rental.start_date)}</Fact>
              <Fact name="Au">{formatDay(rental.end_date)}</Fact>
              <Fact name="Demandée le">{formatDatedInstant(rental.created_at)}</Fact>
              {rental.answer_by && <Fact name="Réponse">{formatBefore(rental.answer_by)}</Fact>}
              <Fact name="Message">{rental.notes}</Fact>
              <Fact name="Remise">
                <StatusChip status={handoverStatuses[rental.handover_status]} />
              </Fact>
              <Fact name="Retour">
                <StatusChip status={returnStatuses[rental.return_status]} />
              </Fact>
              {rental.late && (
                <Fact name="Retard">
                  {plural(rental.late.days, 'jour')}, frais possibles{'\u00a0'}:{' '}
                  <Money francs={rental.late.fee} />
                </Fact>
              )}
            </Facts>
          </Panel>
          <Panel title="Parties">
            <Facts>
              <Fact name="Locataire">
                <UserLink id={rental.renter_id} name={rental.renterName} />
              </Fact>
              <Fact name="Propriétaire">
                <UserLink id={rental.owner_id} name={rental.ownerName} />
              </Fact>
            </Facts>
          </Panel>
          {hasPhotos(rental.steps) && (
            <Panel title="Photos des deux parties">
              <PhotosOfBoth steps={rental.steps} />
            </Panel>
          )}
        </>
      }
      side={
        <>
          <RentalProgress rental={rental} />
          <WaitingDecision rental={rental} />
          <HandoverDispute rental={rental} />
          <DepositDispute rental={rental} />
          <StaffMoves rental={rental} />
          <MoneyPanel rental={rental} />
          <RentalPayments rentalId={rental.id} />
          <MoneyMoves rental={rental} />
          <RentalChanges rental={rental} />
          <DocumentsPanel rental={rental} />
        </>
      }
      below={<RentalHistory steps={rental.steps} names={namesOf(rental)} withPhotos={false} />}
    />
  );
}

function namesOf({ renterName, ownerName }: StaffRental) {
  return { renter: renterName, provider: renterName, owner: ownerName };
}

function DocumentsPanel({ rental }: { rental: StaffRental }) {
  const address = `/api/rentals/${rental.id}`;
  const isAccepted = rental.steps.some(({ event }) => event === 'accept');
  return (
    <Panel title="Documents">
      <DocumentButton url={`${address}/receipt`} label="Reçu du paiement" />
      {isAccepted && rental.contract_version !== null && (
        <DocumentButton url={`${address}/contract`} label="Contrat" />
      )}
    </Panel>
  );
}

function MoneyPanel({ rental }: { rental: Rental }) {
  return (
    <Panel title="Argent">
      <Facts>
        {rental.pieces > 1 && <Fact name="Pièces">{rental.pieces}</Fact>}
        <Fact name="Prix de la location">
          <Money francs={rental.rent} />
        </Fact>
        {rental.delivery_fee > 0 && (
          <Fact name="Dont livraison">
            <Money francs={rental.delivery_fee} />
          </Fact>
        )}
        <Fact name="Caution">
          {rental.deposit > 0 ? <Money francs={rental.deposit} /> : 'Pas de caution'}
        </Fact>
        <Fact name="Total payé">
          <strong>
            <Money francs={rental.total_price} />
          </strong>
        </Fact>
        {rental.deposit > 0 && (
          <Fact name="État de la caution">
            <StatusChip status={depositStatuses[rental.deposit_status]} />
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
