import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldError } from '@/api/problem';
import { Hours } from '@/components/policy/hours';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Failure } from '@/components/ui/failure';
import type { Shown } from '@/components/ui/late-dialog';
import { toast } from '@/components/ui/toast';
import {
  operatorOf,
  operatorsQuery,
  type Phone,
  PhoneFields,
  phoneProblem,
} from '@/features/payments';
import { sendOrFocus } from '@/lib/send-or-focus';
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
  // Nothing is wrong yet of what is still to be typed.
  const [isTried, setTried] = useState(false);
  const wrong = phoneProblem(phone.phoneNumber);
  const refused = fieldError(add.error, 'phoneNumber', 'wrong-phone-number');
  const phoneError = (isTried ? wrong : undefined) ?? refused;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, send);
  }
  function send() {
    setTried(true);
    if (!operator || wrong) return;
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
      <form onSubmit={submit} noValidate className="grid gap-5">
        <PhoneFields legend="Opérateur" value={phone} onChange={setPhone} error={phoneError} />
        <p className="text-pretty text-ink-500 text-sm">
          Un e-mail vous demandera de confirmer ce numéro, qui doit être à votre nom. Il pourra
          recevoir un retrait <Hours of="newNumberHours" /> plus tard.
        </p>
        {add.error && !refused && (
          <Failure message="Le numéro n'a pas été ajouté." error={add.error} />
        )}
        <Button type="submit" size="lg" block busy={add.isPending}>
          Ajouter
        </Button>
      </form>
    </Dialog>
  );
}
