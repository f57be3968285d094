import { formatFcfa, formatTimeLeft } from '@loka/client';
import type { Rental } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { PlaceNote } from '@/features/places';
import { RenterRating, ReviewButton } from '@/features/reviews';
import { confirmReturnWords } from '../../confirm-return-words';
import { late } from '../../late-dialogs';
import { variantOf } from '../../leading-action';
import { RequestAnswer } from '../answer/request-answer';
import { AskChangeButtons } from '../changes/ask-change-buttons';
import { ChangeNote } from '../changes/change-note';
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

/** A request as the owner sees it; the server says which actions are open. */
export function RequestCard({ rental }: { rental: Rental }) {
  const { actions } = rental;
  const timeLeft = rental.answer_by && formatTimeLeft(rental.answer_by);
  const answerable = actions.includes('accept') || actions.includes('refuse');
  return (
    <RentalCard
      rental={rental}
      actions={
        <>
          {answerable && <RequestAnswer rental={rental} />}
          <KeptStepButton rental={rental} step="hand-over" variant={variantOf(rental, 'hand-over')}>
            Remettre l'objet
          </KeptStepButton>
          <KeptStepButton rental={rental} step="report-absent" variant="secondary">
            Locataire absent
          </KeptStepButton>
          <KeptStepButton
            rental={rental}
            step="deny-not-received"
            variant={variantOf(rental, 'deny-not-received')}
          >
            Répondre
          </KeptStepButton>
          <ActionButton
            isOffered={actions.includes('accept-offer')}
            load={late.answerOffer}
            props={{ rental }}
            variant={variantOf(rental, 'accept-offer')}
          >
            Répondre
          </ActionButton>
          <ActionButton
            isOffered={actions.includes('confirm-return')}
            load={late.confirmReturn}
            props={{ rental }}
            variant={variantOf(rental, 'confirm-return')}
          >
            {confirmReturnWords(rental).label}
          </ActionButton>
          <KeptStepButton rental={rental} step="contest-return" variant="secondary">
            Objet abîmé ou incomplet
          </KeptStepButton>
          <ActionButton
            isOffered={actions.includes('claim-late-fee') && rental.late !== null}
            load={late.claimLateFee}
            props={{ rental }}
            variant="secondary"
          >
            Revenu en retard
          </ActionButton>
          <ActionButton
            isOffered={actions.includes('report-missing')}
            load={late.reportMissing}
            props={{ rental }}
            variant="secondary"
          >
            Objet non rendu
          </ActionButton>
          <ReviewButton rental={rental} />
          <ContactButton rental={rental} party="owner" />
          <ActionButton
            isOffered={actions.includes('cancel')}
            load={late.cancel}
            props={{ rental, party: 'owner' }}
            variant="secondary"
          >
            Annuler
          </ActionButton>
        </>
      }
      more={
        <>
          <KeptStepButton rental={rental} step="photograph-handover" variant="secondary">
            Ajouter des photos
          </KeptStepButton>
          <AskChangeButtons rental={rental} party="owner" />
        </>
      }
    >
      <div className="flex items-center gap-3">
        <Avatar name={rental.renterName} src={rental.renterAvatar} size="sm" />
        <div className="min-w-0">
          <p className="truncate">
            <span className="sr-only">Locataire{'\u00a0'}: </span>
            <span className="font-medium text-ink-900">{rental.renterName}</span>
          </p>
          {rental.status === 'en attente' && <RenterRating rental={rental} />}
        </div>
      </div>
      <KeptSteps rental={rental} />
      <RentalProgress rental={rental} party="owner" />
      {timeLeft && (
        <p className="font-medium text-[0.95rem] text-sun-800">
          Il vous reste {timeLeft} pour répondre.
        </p>
      )}
      <RentalFacts
        rental={rental}
        said={rental.stage === 'past' && `Prix total\u00a0: ${formatFcfa(rental.total_price)}`}
      >
        <PiecesFact rental={rental} />
        <TotalFact rental={rental} />
        <Fact label="Votre part">{formatFcfa(rental.rent)}</Fact>
        <HandoverFact rental={rental} party="owner" />
        {rental.notes && (
          <Fact label="Adresse et téléphone" wide>
            {rental.notes}
          </Fact>
        )}
      </RentalFacts>
      <PlaceNote rental={rental} party="owner" />
      <DelayNote rental={rental} party="owner" />
      <ChangeNote rental={rental} party="owner" />
      <LateNote rental={rental} party="owner" />
      <LateMissingAnswers rental={rental} party="owner" />
      <RentalHistory rental={rental} party="owner" />
    </RentalCard>
  );
}
