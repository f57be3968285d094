import { ApiError, messageOf, plural } from '@loka/client';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useStepForm } from '../../use-step-form';
import { ProofPhotos } from '../steps/proof-photos';
import { type KeptStepDialogProps, StepDialog } from '../steps/step-dialog';

const DIGITS = 4;
const NOTHING = { code: '' };

/** The owner hands the object over and enters the code that the renter shows. */
export function HandOverDialog(props: KeptStepDialogProps) {
  const form = useStepForm(props, 'hand-over', {
    empty: NOTHING,
    said: 'Objet remis. Vous pouvez retirer le prix de la location.',
  });
  const { code } = form.typed;
  const isCode = code.length === DIGITS;
  const incomplete = form.tried && !isCode ? 'Quatre chiffres.' : undefined;
  const wrong = wrongCode(form.error);
  const tries = props.rental.handover_tries_left;

  return (
    <StepDialog
      {...form.dialog}
      title="Remettre l'objet"
      submitLabel="Confirmer la remise"
      onSubmit={() => form.send(isCode ? { code } : null)}
      error={wrong ? null : form.error}
    >
      <p>
        Demandez à {props.rental.renterName} le code affiché sur son téléphone. Sans réseau, la
        remise est gardée ici et envoyée plus tard.
      </p>
      <Field
        label="Code du locataire"
        hint={wrong || tries === null ? undefined : triesLeft(tries)}
        error={incomplete ?? wrong}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={DIGITS}
            value={code}
            onChange={({ target }) => form.type({ code: target.value.replace(/\D/g, '') })}
            className="text-center font-bold text-2xl! tabular-nums tracking-[0.4em]"
          />
        )}
      </Field>
      <ProofPhotos
        photos={form.photos}
        optional
        hint="L'objet tel que vous le remettez : elles vous protègent en cas de désaccord."
      />
    </StepDialog>
  );
}

/** What to say at the field, with the tries that are left. */
function wrongCode(error: Error | null): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'handover-code-wrong') return undefined;
  const left = Number(error.state?.tries_left);
  return left ? `${messageOf(error)} ${triesLeft(left)}` : messageOf(error);
}

const triesLeft = (count: number): string => `Il vous reste ${plural(count, 'essai')}.`;
