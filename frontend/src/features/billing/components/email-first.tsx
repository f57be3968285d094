import { formatFcfa } from '@loka/client';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ResendConfirmationButton, useAuth, useWatchConfirmation } from '@/features/account';

type EmailFirstProps = {
  /** XAF that the member has asked to pay. */
  total: number;
  /** The payment that was asked for is sent. */
  onConfirmed: () => void;
  onCancel: () => void;
};

/**
 * A first payment waits for the member's address. The press of the button was the consent: it is shown, and can be taken
 * back until the address is confirmed.
 */
export function EmailFirst({ total, onConfirmed, onCancel }: EmailFirstProps) {
  const { user } = useAuth();
  const isConfirmed = useWatchConfirmation();
  // Of an address that was confirmed all along, the server's refusal would come again.
  const isWaiting = useRef(!isConfirmed);
  useEffect(() => {
    if (!isConfirmed || !isWaiting.current) return;
    isWaiting.current = false;
    onConfirmed();
  }, [isConfirmed, onConfirmed]);

  return (
    <Alert
      tone="warning"
      title="Confirmez votre adresse e-mail pour payer"
      action={
        <div className="flex flex-wrap items-end gap-3">
          <ResendConfirmationButton />
          <Button variant="ghost" onClick={onCancel}>
            Ne plus attendre
          </Button>
        </div>
      }
    >
      <p className="text-pretty">
        Ouvrez l'e-mail envoyé à <strong className="wrap-anywhere">{user?.email}</strong> et suivez
        son lien, ici ou sur un autre appareil. Gardez cette page ouverte{'\u00a0'}: le paiement de{' '}
        <strong className="whitespace-nowrap">{formatFcfa(total)}</strong> que vous avez demandé
        part tout seul une fois l'adresse confirmée.
      </p>
    </Alert>
  );
}
