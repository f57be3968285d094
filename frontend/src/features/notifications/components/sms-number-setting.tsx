import { messageOf } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldError } from '@/api/problem';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { sendOrFocus } from '@/lib/send-or-focus';
import { smsNumberQuery, useSmsNumber } from '../api/sms-number';

/** The number at which the member reads SMS, confirmed by a code sent to it. */
export function SmsNumberSetting() {
  const { data, error, refetch } = useQuery(smsNumberQuery);
  const { remove } = useSmsNumber();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;

  return (
    <>
      <p className="text-pretty">
        Sans données mobiles, vous recevez quand même l'essentiel. À une demande, répondez par
        SMS&nbsp;: OUI ou NON, et le code reçu.
      </p>
      {data.isConfirmed && (
        <>
          <Alert tone="success" title={`Numéro confirmé\u00a0: ${unbroken(data.phoneNumber)}`} />
          {remove.error && (
            <Failure message="Le numéro n'a pas pu être retiré." error={remove.error} />
          )}
          <Button
            variant="secondary"
            busy={remove.isPending}
            onClick={() => remove.mutate()}
            className="sm:justify-self-start"
          >
            Ne plus recevoir de SMS
          </Button>
        </>
      )}
      {!data.isConfirmed && <NumberForm waiting={data.phoneNumber} />}
    </>
  );
}

const unbroken = (number: string | null) => number?.replaceAll(' ', '\u00a0');

/** @param waiting the number to which a code was sent */
function NumberForm({ waiting }: { waiting: string | null }) {
  const { sendCode, confirm } = useSmsNumber();
  const [phoneNumber, setPhoneNumber] = useState(waiting ?? '');
  const [code, setCode] = useState('');

  const [missing, setMissing] = useState<'number' | 'code'>();

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, () => {
      setMissing(phoneNumber.trim() ? undefined : 'number');
      if (!phoneNumber.trim()) return;
      confirm.reset();
      sendCode.mutate(phoneNumber);
    });
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    sendOrFocus(event.currentTarget, () => {
      setMissing(code.trim() ? undefined : 'code');
      if (code.trim()) confirm.mutate(code);
    });
  }

  return (
    <>
      <form onSubmit={ask} noValidate className="grid gap-3 sm:max-w-sm">
        <TextField
          label="Numéro de téléphone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phoneNumber}
          onChange={(event) => setPhoneNumber(event.target.value)}
          error={
            missing === 'number'
              ? 'Indiquez un numéro de téléphone.'
              : (fieldError(sendCode.error, 'phoneNumber') ??
                (sendCode.error ? messageOf(sendCode.error) : undefined))
          }
        />
        <Button
          type="submit"
          variant={waiting ? 'secondary' : 'primary'}
          busy={sendCode.isPending}
          className="sm:justify-self-start"
        >
          {waiting ? 'Renvoyer un code' : 'Recevoir un code'}
        </Button>
      </form>
      {waiting && (
        <form
          onSubmit={send}
          noValidate
          className="grid gap-3 border-sand-200 border-t pt-4 sm:max-w-sm"
        >
          <p role="status">Un SMS avec 6 chiffres a été envoyé au {unbroken(waiting)}.</p>
          <TextField
            label="Code reçu par SMS"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={
              missing === 'code'
                ? 'Indiquez le code reçu par SMS.'
                : (fieldError(confirm.error, 'code') ??
                  (confirm.error ? messageOf(confirm.error) : undefined))
            }
          />
          <Button type="submit" busy={confirm.isPending} className="sm:justify-self-start">
            Confirmer ce numéro
          </Button>
        </form>
      )}
    </>
  );
}
