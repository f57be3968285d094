import { formatFcfa } from '@loka/client';
import type { Rental } from '@/api/types';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { useReportMissing } from '../../api/return-steps';
import { useTypedForm } from '../../use-typed-form';
import { isReason, NO_REASON, ReasonField } from '../steps/reason-field';
import { StepDialog } from '../steps/step-dialog';

/** The owner does not have the object, on its last day or later. */
export function ReportMissingDialog({ rental, open, onClose }: Shown & { rental: Rental }) {
  const form = useTypedForm({
    form: { kind: 'report-missing', subject: rental.id },
    open,
    empty: NO_REASON,
  });
  const { reason } = form.typed;
  const report = useReportMissing(rental, () => {
    form.finish();
    onClose();
    toast.success("Signalé. L'équipe Loka suit ce dossier en premier.");
  });

  function send() {
    form.setTried(true);
    if (isReason(reason)) report.mutate(reason.trim());
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="L'objet n'est pas rendu"
      submitLabel="Signaler à Loka"
      onSubmit={send}
      busy={report.isPending}
      error={report.error}
      draft={form.draft}
    >
      <p>
        <span>
          {rental.deposit > 0 && `La caution de ${formatFcfa(rental.deposit)} reste retenue, et `}
        </span>
        {rental.renterName} ne peut plus rien louer tant que ce n'est pas réglé. Si l'objet revient,
        vous pourrez encore confirmer le retour.
      </p>
      <ReasonField
        label="Ce qui s'est passé"
        value={reason}
        onChange={(text) => form.type({ reason: text })}
        tried={form.tried}
        hint="Rendez-vous manqué, appels sans réponse… avec les jours et les heures."
      />
    </StepDialog>
  );
}
