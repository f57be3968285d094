import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { Hours } from '@/components/policy/hours';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { DialogButton } from '@/components/ui/late-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { numbersQuery } from '../api/list-numbers';
import { NumberRow } from './number-row';

const loadAddNumber = async () => (await import('./add-number-dialog')).AddNumberDialog;

/** The member's mobile money numbers; `email` is where they are confirmed. */
export function Numbers({ email }: { email: string }) {
  const numbers = useQuery(numbersQuery);

  const add = (
    <DialogButton
      load={loadAddNumber}
      props={{ email }}
      variant="secondary"
      className="max-sm:w-full"
    >
      <Plus size={18} aria-hidden />
      Ajouter un numéro
    </DialogButton>
  );

  return (
    <div className="grid grid-cols-1 gap-5">
      {numbers.isPending && <Skeleton className="h-64 rounded-2xl" />}
      {numbers.isError && <ErrorState error={numbers.error} onRetry={numbers.refetch} />}
      {numbers.data?.length === 0 && (
        <Card>
          <EmptyState icon={Smartphone} title="Aucun numéro enregistré" action={add}>
            Ajoutez votre numéro Airtel Money ou Moov Money pour payer plus vite et recevoir vos
            retraits.
          </EmptyState>
        </Card>
      )}
      {numbers.data && numbers.data.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-lg flex-1 basis-64 text-pretty text-ink-500">
              Par sécurité, un numéro reçoit des retraits <Hours of="newNumberHours" /> après avoir
              été confirmé par e-mail.
            </p>
            {add}
          </div>
          <Card>
            <ul aria-label="Moyens de paiement" className="divide-y divide-sand-200">
              {numbers.data.map((number) => (
                <NumberRow key={number.id} number={number} email={email} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </div>
  );
}
