import { useStepForm } from '../../use-step-form';
import { NO_REASON, ReasonField, reasonOnly } from '../steps/reason-field';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

const WORDS = {
  'report-not-received': {
    title: "L'objet ne vous a pas été remis",
    effect:
      "Le prix de la location reste retenu et le propriétaire doit répondre. Sans réponse de sa part, tout vous est rendu. S'il n'est pas d'accord, l'équipe Loka décide.",
  },
  'report-absent': {
    title: "Le locataire n'est pas venu",
    effect:
      "Le locataire doit répondre. S'il reconnaît son absence, vous gardez le prix de la location et sa caution lui est rendue. Sinon, l'équipe Loka décide.",
  },
} as const;

type ReportHandoverDialogProps = KeptStepDialogProps & { step: keyof typeof WORDS };

/** A party stood there alone: the renter without the object, or the owner without the renter. */
export function ReportHandoverDialog(props: ReportHandoverDialogProps) {
  const { step } = props;
  const form = useStepForm(props, step, { empty: NO_REASON, said: 'Signalé.' });
  const { reason } = form.typed;

  return (
    <StepDialog
      {...form.dialog}
      title={WORDS[step].title}
      submitLabel="Signaler"
      onSubmit={() => form.send(reasonOnly(reason))}
    >
      <p>{WORDS[step].effect}</p>
      <ReasonField
        label="Ce qui s'est passé"
        value={reason}
        onChange={(text) => form.type({ reason: text })}
        tried={form.tried}
        hint="Lieu et heure du rendez-vous, appels sans réponse…"
      />
    </StepDialog>
  );
}
