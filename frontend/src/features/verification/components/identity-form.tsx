import { ApiError, limits, today } from '@loka/client';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorText } from '@/components/ui/error-text';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { Options, Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { useFieldErrors } from '@/lib/form-errors';
import { paths } from '@/lib/paths';
import { focusWrong } from '@/lib/send-or-focus';
import type { OpenAttempt } from '../api/attempts';
import { type IdentityType, useSubmitIdentity } from '../api/submit-identity';
import { asTyped, parseDay, yearsBefore } from '../typed-day';
import { type IdentityDraft, useIdentityDraft } from '../use-identity-draft';
import { useIdentityPicture } from '../use-identity-picture';
import { IdentityPictureField } from './identity-picture-field';
import { LivePhoto } from './live-photo';

const { numero } = limits['PUT /api/verify'];

const TYPES: { id: IdentityType; label: string }[] = [
  { id: 'CNI', label: "Carte nationale d'identité" },
  { id: 'Passeport', label: 'Passeport' },
  { id: 'Permis', label: 'Permis de conduire' },
];

/** A card has two sides; of a passport the page with the photo is enough. */
const hasTwoSides = (type: IdentityType) => type !== 'Passeport';

const ERROR_FIELDS = { 'document-expired': 'expiresOn', 'member-under-age': 'birthDate' } as const;
const FULL_AGE = 18;

function wrongBirthDate(typed: string): string | true {
  const day = parseDay(typed);
  if (!day) return 'Saisissez votre date de naissance, par exemple 14/05/1990.';
  if (day > yearsBefore(today(), FULL_AGE))
    return 'Il faut avoir 18 ans pour faire vérifier son identité. Vérifiez cette date.';
  return true;
}

function wrongExpiry(typed: string): string | true {
  const day = parseDay(typed);
  if (!day) return "Saisissez la date d'expiration, par exemple 31/01/2030.";
  if (day < today())
    return "Ce document a expiré. Utilisez une pièce d'identité en cours de validité.";
  return true;
}

const dayField = {
  onChange: ({ target }: { target: HTMLInputElement }) => {
    target.value = asTyped(target.value);
  },
};

/** A document, and a photo taken now: what staff compare. */
export function IdentityForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    defaultValues: { type: 'CNI' as IdentityType, numero: '', birthDate: '', expiresOn: '' },
  });
  const [document, documentBack, photo] = [
    useIdentityPicture(),
    useIdentityPicture(),
    useIdentityPicture(),
  ];
  const [attempt, setAttempt] = useState<OpenAttempt>();
  const [isLate, setLate] = useState(false);
  const [tried, setTried] = useState(false);
  const submission = useSubmitIdentity(() => {
    draft.finish();
    onSent();
  });
  const failure = useFieldErrors(form, submission.error, ERROR_FIELDS);
  const values = form.watch();
  const twoSides = hasTwoSides(values.type);

  async function fill(kept: IdentityDraft) {
    const { type, numero, birthDate, expiresOn } = kept;
    form.reset({ type, numero, birthDate, expiresOn });
    const isOpen = kept.attempt && Date.parse(kept.attempt.expiresAt) > Date.now();
    if (isOpen) setAttempt(kept.attempt);
    setLate(Boolean(kept.photo) && !isOpen);
    await Promise.all([
      kept.document && document.restore(kept.document),
      kept.documentBack && documentBack.restore(kept.documentBack),
      isOpen && kept.photo && photo.restore(kept.photo),
    ]);
  }
  const draft = useIdentityDraft(
    {
      ...values,
      document: document.id,
      documentBack: documentBack.id,
      photo: photo.id,
      attempt,
    },
    fill,
  );

  const sending = document.sending || photo.sending || (twoSides && documentBack.sending);

  function begin(next: OpenAttempt) {
    setAttempt(next);
    setLate(false);
    photo.clear();
  }

  const send = form.handleSubmit(async ({ birthDate, expiresOn, ...typed }) => {
    if (!document.id || !photo.id || (twoSides && !documentBack.id) || !attempt) return;
    try {
      await submission.mutateAsync({
        ...typed,
        birthDate: parseDay(birthDate) ?? undefined,
        expiresOn: parseDay(expiresOn) ?? undefined,
        document: document.id,
        ...(twoSides && { documentBack: documentBack.id }),
        photo: photo.id,
        attemptId: attempt.id,
      });
    } catch (error) {
      // Said below the form; the photo is to be taken anew.
      if (!(error instanceof ApiError) || error.code !== 'attempt-expired') return;
      photo.clear();
      setAttempt(undefined);
      setLate(true);
    }
  });

  const isMissing = (picture: { id?: string | undefined }) => tried && !picture.id && !sending;
  const front = twoSides ? 'le recto' : 'la page avec la photo';

  if (!draft.isRead) return <Skeleton className="h-96 rounded-2xl" />;
  return (
    <form
      onSubmit={(event) => {
        const { currentTarget } = event;
        setTried(true);
        void send(event).then(() => focusWrong(currentTarget));
      }}
      noValidate
      className="grid gap-7"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Type de document">
          {(control) => (
            <Select {...control} {...form.register('type')}>
              <Options of={TYPES} />
            </Select>
          )}
        </Field>
        <TextField
          label="Numéro du document"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={numero.maxLength}
          error={form.formState.errors.numero?.message}
          {...form.register('numero', {
            required: 'Saisissez le numéro du document.',
            minLength: { value: numero.minLength, message: 'Ce numéro est trop court.' },
          })}
        />
        <TextField
          label="Date d'expiration"
          hint="Jour/mois/année, comme sur le document."
          placeholder="JJ/MM/AAAA"
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors.expiresOn?.message}
          {...form.register('expiresOn', { ...dayField, validate: wrongExpiry })}
        />
        <TextField
          label="Date de naissance"
          placeholder="JJ/MM/AAAA"
          inputMode="numeric"
          autoComplete="bday"
          error={form.formState.errors.birthDate?.message}
          {...form.register('birthDate', { ...dayField, validate: wrongBirthDate })}
        />
      </div>
      <div className="grid items-start gap-7 xl:grid-cols-2">
        <Part
          title="Photos du document"
          lead="Le document entier, bien net, sans reflet. Les photos sont réduites avant l'envoi."
        >
          <div className={twoSides ? 'grid max-w-lg gap-4 sm:grid-cols-2' : 'max-w-lg'}>
            <IdentityPictureField
              picture={document}
              label={front}
              isMissing={isMissing(document)}
            />
            {twoSides && (
              <IdentityPictureField
                picture={documentBack}
                label="le verso"
                isMissing={isMissing(documentBack)}
              />
            )}
          </div>
        </Part>
        <Part
          title="Photo en direct"
          lead="Nous vous demanderons un geste, pour être sûrs que c'est bien vous."
        >
          {isLate && (
            <Alert tone="warning" title="Votre photo est à reprendre." className="mb-4 max-w-lg">
              <p>Le geste demandé n'est valable qu'une demi-heure. Nous en choisirons un autre.</p>
            </Alert>
          )}
          <div className="grid gap-3">
            <LivePhoto
              photo={photo}
              attempt={attempt}
              onAttempt={begin}
              isMissing={isMissing(photo)}
            />
            {isMissing(photo) && <ErrorText>Prenez votre photo avec la caméra.</ErrorText>}
          </div>
        </Part>
      </div>
      <p className="flex gap-3 text-ink-500 text-sm">
        <Lock size={18} className="mt-0.5 shrink-0" aria-hidden />
        <span>
          Ces images ne sont vues que par l'équipe qui vérifie les identités. Elles ne sont jamais
          publiées, et sont supprimées quelque temps après la décision.{' '}
          <Link to={`${paths.privacy}#identite`} className="text-lagoon-700 underline">
            En savoir plus
          </Link>
        </span>
      </p>
      {failure && !isLate && <Failure message="Erreur lors de l'envoi." error={failure} />}
      <Button
        type="submit"
        size="lg"
        busy={submission.isPending || sending}
        className="sm:justify-self-start sm:px-10"
      >
        {sending ? 'Envoi des images...' : 'Envoyer la vérification'}
      </Button>
    </form>
  );
}

type PartProps = { title: string; lead: string; children: ReactNode };

function Part({ title, lead, children }: PartProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-[0.95rem] text-ink-900">{title}</legend>
      <p className="mt-1 mb-3 text-ink-500 text-sm">{lead}</p>
      {children}
    </fieldset>
  );
}
