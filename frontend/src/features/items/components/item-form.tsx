import { ApiError } from '@loka/client';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { LateButton, useLateDialog } from '@/components/ui/late-dialog';
import { PlaceField } from '@/features/places';
import { useFieldErrors } from '@/lib/form-errors';
import { Link } from '@/lib/link';
import { paths } from '@/lib/paths';
import { type ItemBody, toItemBody } from '../to-item-body';
import type { ItemFormState } from '../use-item-form';
import { DeliveryField } from './delivery-field';
import { DescriptionFields } from './description-fields';
import { DraftNote } from './draft-note';
import { FormSection } from './form-section';
import type { PreviewedItem } from './item-preview';
import { PhotosField } from './photos-field';
import { PiecesField } from './pieces-field';
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
  busy: boolean;
  /** Why the last try failed; nothing typed is lost. */
  error: Error | null;
  /** Says more of an error than its code does. */
  explained?: ReactNode;
  onSubmit: SendItem;
};

/** What is said of an object, part by part; it can be looked at before it is sent. */
export function ItemForm(props: ItemFormProps) {
  const { state, submitLabel, busy, error, explained, onSubmit } = props;
  const { form, pictures, since, discard } = state;
  const failure = useFieldErrors(form, error);
  const [previewed, setPreviewed] = useState<PreviewedItem | null>(null);
  const late = useLateDialog(loadPreview);
  const { Dialog: Preview } = late;

  const preview = form.handleSubmit((typed) => {
    setPreviewed({
      ...toItemBody(typed, []),
      images: pictures.pictures.map((picture) => picture.preview),
    });
    late.open();
  });

  return (
    <form onSubmit={submitOf(state, onSubmit)} noValidate className="grid grid-cols-1 gap-7">
      {since && <DraftNote since={since} onDiscard={discard} />}
      <div className="grid grid-cols-1 gap-7">
        <FormSection title="Photos">
          <PhotosField photos={pictures} />
        </FormSection>
        <FormSection title="L'objet">
          <DescriptionFields form={form} />
          <SpecificationsField form={form} />
        </FormSection>
        <FormSection title="Prix et caution">
          <PriceFields form={form} />
          <PriceTiersField form={form} />
          <PiecesField form={form} />
        </FormSection>
        <FormSection title="Lieu">
          <Controller
            name="location"
            control={form.control}
            render={({ field: { value, onChange } }) => (
              <PlaceField
                value={value}
                onChange={onChange}
                error={form.formState.errors.location?.message}
              />
            )}
          />
        </FormSection>
        <FormSection title="Livraison">
          <DeliveryField form={form} />
        </FormSection>
        <FormSection title="Qui peut le louer">
          <RenterField form={form} />
        </FormSection>
      </div>
      <div className="grid gap-5">
        {pictures.failed && (
          <Alert tone="danger">
            <p>Une photo n'a pas pu être envoyée. Réessayez, ou retirez-la.</p>
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
          <LateButton late={{ ...late, open: () => void preview() }} variant="secondary" size="lg">
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
export function submitOf({ form, pictures }: ItemFormState, send: SendItem) {
  return form.handleSubmit((typed) =>
    send(toItemBody(typed, pictures.ids), (failure) => {
      const isGone = failure instanceof ApiError && failure.code === 'upload-not-found';
      if (isGone) pictures.sendAgain();
    }),
  );
}
