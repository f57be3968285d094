import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import { ButtonLink } from '@/components/ui/button';
import { PlaceNote } from '@/features/places';
import { ReviewButton } from '@/features/reviews';
import { paths } from '@/lib/paths';
import { late } from '../../late-dialogs';
import { variantOf } from '../../leading-action';
import { isOver } from '../../rental-status';
import { AskChangeButtons } from '../changes/ask-change-buttons';
import { ChangeNote } from '../changes/change-note';
import { HandoverCode } from '../handover/handover-code';
import { DelayNote } from '../return/delay-note';
import { LateMissingAnswers } from '../return/late-missing-answers';
import { LateNote } from '../return/late-note';
import { ActionButton } from '../steps/action-button';
import { ContactButton } from '../steps/contact-button';
import { KeptStepButton } from '../steps/kept-step-button';
import { KeptSteps } from '../steps/kept-steps';
import { RentalCard } from './rental-card';
import { Fact, HandoverFact, PiecesFact, RentalFacts, TotalFact } from './rental-facts';
import { RentalHistory } from './rental-history';
import { RentalProgress } from './rental-progress';

/** A rental as its renter sees it; the server says which actions are open. */
export function MyRentalCard({ rental }: { rental: Rental }) {
  const over = isOver(rental);
  return (
    <RentalCard
      rental={rental}
      actions={
        <>
          <KeptStepButton
            rental={rental}
            step="deny-absence"
            variant={variantOf(rental, 'deny-absence')}
          >
            Répondre
          </KeptStepButton>
          <KeptStepButton rental={rental} step="report-not-received" variant="secondary">
            Objet non remis
          </KeptStepButton>
          <KeptStepButton
            rental={rental}
            step="declare-return"
            variant={variantOf(rental, 'declare-return')}
          >
            Déclarer le retour
          </KeptStepButton>
          <KeptStepButton
            rental={rental}
            step="answer-missing"
            variant={variantOf(rental, 'answer-missing')}
          >
            Répondre
          </KeptStepButton>
          <ActionButton
            isOffered={rental.actions.includes('accept-claim')}
            load={late.answerClaim}
            props={{ rental }}
            variant={variantOf(rental, 'accept-claim')}
          >
            Répondre
          </ActionButton>
          <ReviewButton rental={rental} />
          {rental.itemOffered && over && (
            <ButtonLink to={paths.item(rental.item_id)} variant="secondary">
              Relouer
            </ButtonLink>
          )}
          <ContactButton rental={rental} party="renter" />
          <ActionButton
            isOffered={rental.actions.includes('cancel')}
            load={late.cancel}
            props={{ rental, party: 'renter' }}
            variant="secondary"
          >
            Annuler
          </ActionButton>
        </>
      }
      more={
        <>
          {!over && (
            <ButtonLink to={paths.item(rental.item_id)} variant="secondary">
              Voir l'objet
            </ButtonLink>
          )}
          <KeptStepButton rental={rental} step="photograph-handover" variant="secondary">
            Ajouter des photos
          </KeptStepButton>
          <AskChangeButtons rental={rental} party="renter" />
        </>
      }
    >
      <KeptSteps rental={rental} />
      <HandoverCode rental={rental} />
      <RentalProgress rental={rental} party="renter" />
      <RentalFacts
        rental={rental}
        said={rental.stage === 'past' && `${rental.ownerName} · ${formatFcfa(rental.total_price)}`}
      >
        <Fact label="Propriétaire">{rental.ownerName}</Fact>
        <PiecesFact rental={rental} />
        <TotalFact rental={rental} />
        <HandoverFact rental={rental} party="renter" />
      </RentalFacts>
      <PlaceNote rental={rental} party="renter" />
      <DelayNote rental={rental} party="renter" />
      <ChangeNote rental={rental} party="renter" />
      <LateNote rental={rental} party="renter" />
      <LateMissingAnswers rental={rental} party="renter" />
      <RentalHistory rental={rental} party="renter" />
    </RentalCard>
  );
}
