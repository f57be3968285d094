import { ApiError } from '@loka/client';
import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { PlaceField } from '@/features/places';
import { paths } from '@/lib/paths';
import { isAllAtFields, refusedFields } from '@/lib/refused-fields';
import { type ItemBody, toItemBody } from '../to-item-body';
import type { ItemFormState } from '../use-item-form';
import { DeliveryField } from './delivery-field';
import { DescriptionFields } from './description-fields';
import { DraftNote } from './draft-note';
import { FormSection } from './form-section';
import type { PreviewedItem } from './item-preview';
import { PhotosField } from './photos-field';
import { type OfferedPieces, PiecesField } from './pieces-field';
import { PriceFields } from './price-fields';
import { PriceTiersField } from './price-tiers-field';
import { RenterField } from './renter-field';
import { SpecificationsField } from './specifications-field';

const loadPreview = async () => (await import('./item-preview')).ItemPreview;

/** @param onError called with what was refused */
export type SendItem = (item: ItemBody, onError: (error: Error) => void) => void;

type ItemFormProps = {
  state: ItemFormState;
  submitLabel: string;
  /** The pieces there are now, of an object that is edited. */
  offered?: OfferedPieces;
  busy: boolean;
  /** Why the last try failed; nothing typed is lost. */
  error: Error | null;
  /** Says more of an error than its code does. */
  explained?: ReactNode;
  onSubmit: SendItem;
};

/** What is said of an object, part by part; it can be looked at before it is sent. */
export function ItemForm(props: ItemFormProps) {
  const { state, submitLabel, offered, busy, error, explained, onSubmit } = props;
  const { fields, pictures, since, discard } = state;
  const failure = isAllAtFields(error, refusedFields(error, fields.typed)) ? null : error;
  const place = useRef<HTMLFormElement>(null);
  const [previewed, setPreviewed] = useState<PreviewedItem | null>(null);
  const late = useLateDialog(loadPreview);
  const { Dialog: Preview } = late;

  // To the first field that is wrong, which its error is read with.
  const { failures } = fields;
  useEffect(() => {
    if (failures > 0) place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  function preview() {
    if (!fields.check()) return;
    setPreviewed({
      ...toItemBody(fields.typed, []),
      images: pictures.pictures.map((picture) => picture.preview),
    });
    late.open();
  }

  return (
    <form
      ref={place}
      onSubmit={(event) => {
        event.preventDefault();
        sendItem(state, onSubmit);
      }}
      noValidate
      className="grid grid-cols-1 gap-7"
    >
      {since && <DraftNote since={since} onDiscard={discard} />}
      <div className="grid grid-cols-1 gap-7">
        <FormSection title="Photos">
          <PhotosField photos={pictures} />
        </FormSection>
        <FormSection title="L'objet">
          <DescriptionFields fields={fields} />
          <SpecificationsField fields={fields} />
        </FormSection>
        <FormSection title="Prix et caution">
          <PriceFields fields={fields} />
          <PriceTiersField fields={fields} />
          <PiecesField fields={fields} offered={offered} />
        </FormSection>
        <FormSection title="Lieu">
          <PlaceField
            value={fields.typed.location}
            onChange={(location) => fields.change({ location })}
            error={fields.problems.location}
          />
        </FormSection>
        <FormSection title="Livraison">
          <DeliveryField fields={fields} />
        </FormSection>
        <FormSection title="Qui peut le louer">
          <RenterField fields={fields} />
        </FormSection>
      </div>
      <div className="grid gap-5">
        {pictures.failed && (
          <Alert tone="danger">
            <p>Une photo n'a pas pu être envoyée&nbsp;: la raison est écrite dessous.</p>
          </Alert>
        )}
        {explained ?? (failure && <Failure message="Une erreur est survenue." error={failure} />)}
        <p className="text-ink-500 text-sm">
          Certains objets ne peuvent pas être loués{'\u00a0'}:{' '}
          <Link to={paths.prohibitedObjects} target="_blank" className="underline">
            voir la liste
          </Link>
          .
        </p>
        <div className="grid gap-3 sm:flex">
          <Button
            type="submit"
            size="lg"
            busy={busy}
            disabled={pictures.uploading || pictures.failed}
            className="sm:px-10"
          >
            {pictures.uploading ? 'Envoi des photos...' : submitLabel}
          </Button>
          <LateButton late={{ ...late, open: preview }} variant="secondary" size="lg">
            <Eye size={20} aria-hidden />
            Aperçu
          </LateButton>
        </div>
      </div>
      {previewed && Preview && <Preview {...late.shown} item={previewed} />}
    </form>
  );
}

/** Sends what the form says now, unless a field is wrong. */
export function sendItem({ fields, pictures }: ItemFormState, send: SendItem): void {
  if (!fields.check()) return;
  send(toItemBody(fields.typed, pictures.ids), (failure) => {
    fields.refuse(failure);
    const isGone = failure instanceof ApiError && failure.code === 'upload-not-found';
    if (isGone) pictures.sendAgain();
  });
}
