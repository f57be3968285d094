import { messageOf } from '@loka/client';
import { type KeyboardEvent, useState } from 'react';
import { fieldError } from '@/api/problem';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useNumberCode } from '../api/number-code';

const MISSING = 'Indiquez le code reçu par SMS.';

type NumberCodeProps = {
  /** As it was typed. */
  phoneNumber: string;
  /** Why it is not charged now. */
  refusal: Error;
  /** What the code is confirmed for: "et payer". */
  then: string;
  onConfirmed: () => void;
};

/**
 * A number that refused payments: its holder gets a code by SMS, and what was asked for goes on. It stands inside of a
 * form that pays, so it is none of its own.
 */
export function NumberCode({ phoneNumber, refusal, then, onConfirmed }: NumberCodeProps) {
  const { ask, confirm } = useNumberCode(phoneNumber);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send() {
    setMissing(!code.trim());
    if (code.trim()) confirm.mutate(code, { onSuccess: onConfirmed });
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  }

  const askAgain = (
    <Button
      variant="secondary"
      busy={ask.isPending}
      onClick={() => {
        confirm.reset();
        ask.mutate();
      }}
    >
      {ask.isSuccess ? 'Renvoyer un code' : 'Recevoir un code par SMS'}
    </Button>
  );

  return (
    <div className="grid gap-4">
      <Alert tone="danger" action={!ask.isSuccess && askAgain}>
        <p>{refusal.message}</p>
        {ask.error && <p className="mt-2 font-semibold">{messageOf(ask.error)}</p>}
      </Alert>
      {ask.isSuccess && (
        <div className="grid gap-3">
          <p role="status">
            Un SMS avec 6 chiffres a été envoyé au{' '}
            <span className="whitespace-nowrap">{phoneNumber}</span>.
          </p>
          <TextField
            label="Code reçu par SMS"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={sendByKey}
            error={
              isMissing
                ? MISSING
                : (fieldError(confirm.error, 'code') ??
                  (confirm.error ? messageOf(confirm.error) : undefined))
            }
          />
          <div className="flex flex-wrap gap-3">
            <Button busy={confirm.isPending} onClick={send}>
              Confirmer {then}
            </Button>
            {askAgain}
          </div>
        </div>
      )}
    </div>
  );
}
