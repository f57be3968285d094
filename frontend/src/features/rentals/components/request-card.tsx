import { formatFcfa, formatInstant, formatTimeLeft } from '@loka/client';
import { Clock } from 'lucide-react';
import type { Rental } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { PlaceNote } from '@/features/places';
import { RenterRating, ReviewButton } from '@/features/reviews';
import { AnswerOfferButton } from './answer-offer-button';
import { AskChangeButtons } from './ask-change-buttons';
import { CancelButton } from './cancel-button';
import { ChangeNote } from './change-note';
import { ClaimLateFeeButton } from './claim-late-fee-button';
import { ConfirmReturnButton } from './confirm-return-button';
import { ContactButton } from './contact-button';
import { DelayNote } from './delay-note';
import { HandoverNote } from './handover-note';
import { KeptStepButton } from './kept-step-button';
import { KeptSteps } from './kept-steps';
import { LateNote } from './late-note';
import { MissingAnswers } from './missing-answers';
import { RefundNote } from './refund-note';
import { RentalCard } from './rental-card';
import { Fact, HandoverFact, PiecesFact, RentalFacts, TotalFact } from './rental-facts';
import { RentalHistory } from './rental-history';
import { ReportMissingButton } from './report-missing-button';
import { RequestAnswer } from './request-answer';
import { ReturnNote } from './return-note';

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
          <KeptStepButton
            rental={rental}
            step="hand-over"
            variant={rental.handover_status === 'none' ? 'primary' : 'secondary'}
          >
            Remettre l'objet
          </KeptStepButton>
          <KeptStepButton rental={rental} step="deny-not-received">
            Répondre
          </KeptStepButton>
          <KeptStepButton rental={rental} step="photograph-handover" variant="secondary">
            Ajouter des photos
          </KeptStepButton>
          <KeptStepButton rental={rental} step="report-absent" variant="secondary">
            Locataire absent
          </KeptStepButton>
          <ReviewButton rental={rental} />
          {actions.includes('accept-offer') && <AnswerOfferButton rental={rental} />}
          {actions.includes('confirm-return') && <ConfirmReturnButton rental={rental} />}
          <KeptStepButton rental={rental} step="contest-return" variant="secondary">
            Objet abîmé ou incomplet
          </KeptStepButton>
          {actions.includes('claim-late-fee') && <ClaimLateFeeButton rental={rental} />}
          {actions.includes('report-missing') && <ReportMissingButton rental={rental} />}
          <AskChangeButtons rental={rental} party="owner" />
          <ContactButton rental={rental} party="owner" />
          {actions.includes('cancel') && <CancelButton rental={rental} party="owner" />}
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
      <RentalFacts>
        <PiecesFact rental={rental} />
        <TotalFact rental={rental} />
        <Fact label="Votre loyer">{formatFcfa(rental.rent)}</Fact>
        <HandoverFact rental={rental} party="owner" />
        {rental.notes && (
          <Fact label="Adresse et téléphone" wide>
            {rental.notes}
          </Fact>
        )}
      </RentalFacts>
      {rental.answer_by && timeLeft && (
        <p className="flex items-start gap-2.5 text-[0.95rem] text-sun-800">
          <Clock size={20} className="shrink-0" aria-hidden />
          Il vous reste {timeLeft} pour répondre (jusqu'au {formatInstant(rental.answer_by)}).
        </p>
      )}
      <PlaceNote rental={rental} party="owner" />
      <DelayNote rental={rental} party="owner" />
      <HandoverNote rental={rental} party="owner" />
      <ChangeNote rental={rental} party="owner" />
      <LateNote rental={rental} party="owner" />
      <ReturnNote rental={rental} party="owner" />
      <MissingAnswers rental={rental} party="owner" />
      <RefundNote rental={rental} party="owner" />
      <RentalHistory rental={rental} party="owner" />
    </RentalCard>
  );
}
