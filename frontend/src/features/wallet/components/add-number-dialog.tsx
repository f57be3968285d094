import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldError } from '@/api/problem';
import { Hours } from '@/components/policy/hours';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import { operatorOf, operatorsQuery, type Phone, PhoneFields } from '@/features/payments';
import { useAddNumber } from '../api/add-number';

/** A new number, to be confirmed by the mail that this sends to `email`. */
export function AddNumberDialog({ open, ...props }: AddNumberProps & Shown) {
  return open && <AddNumber {...props} />;
}

type AddNumberProps = { email: string };

/** Begins anew each time. */
function AddNumber({ email, onClose }: AddNumberProps & Omit<Shown, 'open'>) {
  const [phone, setPhone] = useState<Phone>({ phoneNumber: '' });
  const operator = operatorOf(phone, useQuery(operatorsQuery).data);
  const add = useAddNumber();
  const phoneError = fieldError(add.error, 'phoneNumber', 'wrong-phone-number');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!operator) return;
    const { operationAccountCode } = operator;
    add.mutate(
      { phoneNumber: phone.phoneNumber, operationAccountCode },
      {
        onSuccess: () => {
          onClose();
          toast.success(`Numéro ajouté. Confirmez-le depuis l'e-mail envoyé à ${email}.`);
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={onClose} title="Ajouter un numéro">
      <form onSubmit={submit} className="grid gap-5">
        <PhoneFields legend="Opérateur" value={phone} onChange={setPhone} error={phoneError} />
        <p className="text-pretty text-ink-500 text-sm">
          Un e-mail vous demandera de confirmer ce numéro, qui doit être à votre nom. Il pourra
          recevoir un retrait <Hours of="newNumberHours" /> plus tard.
        </p>
        {add.error && !phoneError && (
          <Failure message="Le numéro n'a pas été ajouté." error={add.error} />
        )}
        <Button type="submit" size="lg" block busy={add.isPending}>
          Ajouter
        </Button>
      </form>
    </Dialog>
  );
}
