import { limits } from '@loka/client';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { usePictures } from '@/features/uploads';
import { useFieldErrors } from '@/lib/form-errors';
import { type IdentityType, useSubmitIdentity } from '../api/submit-identity';
import { randomPrompt } from '../prompts';
import { DocumentField } from './document-field';
import { LivePhoto } from './live-photo';

const { numero } = limits['PUT /api/verify'];

const TYPES: { id: IdentityType; label: string }[] = [
  { id: 'CNI', label: "Carte nationale d'identité" },
  { id: 'Passeport', label: 'Passeport' },
  { id: 'Permis', label: 'Permis de conduire' },
];

/** A document, and a photo taken now: what staff compare. */
export function IdentityForm() {
  const form = useForm({ defaultValues: { type: 'CNI' as IdentityType, numero: '' } });
  const document = usePictures('identity');
  const photo = usePictures('identity');
  const [prompt, setPrompt] = useState(randomPrompt);
  const [tried, setTried] = useState(false);
  const submission = useSubmitIdentity(() => toast.success('Vérification envoyée !'));
  const failure = useFieldErrors(form, submission.error);

  const [documentId] = document.ids;
  const [photoId] = photo.ids;
  const sending = document.uploading || photo.uploading;

  const send = form.handleSubmit((values) => {
    if (!documentId || !photoId) return;
    submission.mutate({ ...values, document: documentId, photo: photoId, prompt });
  });

  return (
    <form
      onSubmit={(event) => {
        setTried(true);
        return send(event);
      }}
      noValidate
      className="grid gap-7"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Type de document">
          {(control) => (
            <Select {...control} {...form.register('type')}>
              {TYPES.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label="Numéro du document"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={numero.maxLength}
          error={form.formState.errors.numero?.message}
          {...form.register('numero', {
            required: 'Saisissez le numéro du document.',
            minLength: { value: numero.minLength, message: 'Ce numéro est trop court.' },
          })}
        />
      </div>
      <div className="grid items-start gap-7 xl:grid-cols-2">
        <Part
          title="Image du document"
          lead="Le document entier, bien net, sans reflet."
          missing={tried && !documentId && !sending ? "Ajoutez l'image du document." : undefined}
        >
          <DocumentField picture={document} />
        </Part>
        <Part
          title="Photo en direct"
          lead="Nous vous demanderons un geste, pour être sûrs que c'est bien vous."
          missing={tried && !photoId && !sending ? 'Prenez votre photo avec la caméra.' : undefined}
        >
          <LivePhoto prompt={prompt} photo={photo} onStart={() => setPrompt(randomPrompt())} />
        </Part>
      </div>
      <p className="flex gap-3 text-ink-500 text-sm">
        <Lock size={18} className="mt-0.5 shrink-0" aria-hidden />
        Ces images ne sont vues que par l'équipe qui vérifie les identités. Elles ne sont jamais
        publiées.
      </p>
      {failure && <Failure message="Erreur lors de l'envoi." error={failure} />}
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

type PartProps = { title: string; lead: string; missing?: string; children: ReactNode };

function Part({ title, lead, missing, children }: PartProps) {
  return (
    <fieldset>
      <legend className="font-medium text-[0.95rem] text-ink-900">{title}</legend>
      <p className="mt-1 mb-3 text-ink-500 text-sm">{lead}</p>
      {children}
      {missing && (
        <p role="alert" className="mt-2 font-medium text-clay-600 text-sm">
          {missing}
        </p>
      )}
    </fieldset>
  );
}
