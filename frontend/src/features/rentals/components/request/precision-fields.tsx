import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/text-field';
import type { RequestDraft } from '../../request-draft';

/** Together they are the notes of a payment, which the server takes up to 1,000 characters of. */
const longestAddress = 300;
const longestPhone = 30;

const WHERE_TO = "Indiquez où le propriétaire doit apporter l'objet.";

/** Address and number of the person who receives the object; folded while nothing is delivered, for they may stay empty. */
export function PrecisionFields({ form }: { form: UseFormReturn<RequestDraft> }) {
  const { errors } = form.formState;
  const [{ fulfilment }, address, phone] = form.watch(['handover', 'address', 'phone']);
  const isDelivered = fulfilment === 'delivery';
  const fields = (
    <>
      <TextField
        label="Adresse de livraison ou quartier"
        optional={!isDelivered}
        error={errors.address?.message}
        autoComplete="street-address"
        maxLength={longestAddress}
        {...form.register('address', {
          validate: (typed, { handover }) =>
            handover.fulfilment !== 'delivery' || typed.trim() !== '' || WHERE_TO,
        })}
      />
      <TextField
        label="Téléphone du destinataire"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={longestPhone}
        {...form.register('phone')}
      />
    </>
  );
  return isDelivered ? fields : <Folded isOpen={Boolean(address || phone)}>{fields}</Folded>;
}

/** @param isOpen at first: what was typed before is not hidden */
function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen] = useState(isOpen);
  return (
    <Disclosure label="Ajouter une précision" open={wasOpen} className="-my-2">
      <div className="grid gap-5 pt-1 pb-2">{children}</div>
    </Disclosure>
  );
}
