import { ApiError, plural } from '@loka/client';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useKeptPhotos } from '@/features/uploads';
import { bodyOf, useKeptStep } from '../api/kept-steps';
import { ProofPhotos } from './proof-photos';
import { type KeptStepDialogProps, StepDialog } from './step-dialog';

const DIGITS = 4;

/** The owner hands the object over and enters the code that the renter shows. */
export function HandOverDialog({ rental, open, onClose, replaced }: KeptStepDialogProps) {
  const [code, setCode] = useState(replaced ? bodyOf(replaced, 'hand-over').code : '');
  const [tried, setTried] = useState(false);
  const photos = useKeptPhotos(replaced?.photos);
  const handOver = useKeptStep(rental, 'hand-over', {
    said: 'Objet remis. Votre loyer est retirable.',
    onDone: onClose,
    replaced,
  });
  const incomplete = tried && code.length < DIGITS ? 'Quatre chiffres.' : undefined;
  const wrong = wrongCode(handOver.error);

  function send() {
    setTried(true);
    if (code.length === DIGITS) handOver.mutate({ code, photos: photos.photos });
  }

  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Remettre l'objet"
      submitLabel="Confirmer la remise"
      onSubmit={send}
      busy={handOver.isPending || photos.preparing}
      error={wrong ? null : handOver.error}
    >
      <p>
        Demandez à {rental.renterName} le code affiché sur son téléphone. Sans réseau, la remise est
        gardée ici et envoyée plus tard.
      </p>
      <Field label="Code du locataire" error={incomplete ?? wrong}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={DIGITS}
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
            className="text-center font-bold text-2xl! tabular-nums tracking-[0.4em]"
          />
        )}
      </Field>
      <ProofPhotos
        photos={photos}
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
  return left ? `${error.message} Il vous reste ${plural(left, 'essai')}.` : error.message;
}
