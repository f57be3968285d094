import { body } from '@loka/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { useRefreshMoney } from '@/features/payments';
import { type Entry, type KeptPhoto, outbox, type Sender } from '@/lib/offline';

/** Steps of a rental that are kept on the phone until they can be sent, and how they are called. */
export const KEPT_STEPS = {
  'declare-return': 'Retour déclaré',
  'contest-return': 'Demande sur la caution',
} as const;

export type KeptStep = keyof typeof KEPT_STEPS;

export const isKeptStep = (kind: string): kind is KeptStep => kind in KEPT_STEPS;

/** What each kind takes beside photos; the type of its call has the last word. */
type Bodies = {
  'declare-return': Record<never, never>;
  /** XAF of the deposit. */
  'contest-return': { amount: number; reason: string };
};

/** How each is sent; a step sent twice is taken once. */
export const stepSenders: Record<KeptStep, Sender> = {
  'declare-return': (entry, signal) =>
    body(
      api.POST('/api/rentals/{id}/declare-return', {
        params: { path: { id: entry.subject } },
        body: proofOf(entry),
        signal,
      }),
    ),
  'contest-return': (entry, signal) =>
    body(
      api.POST('/api/rentals/{id}/contest-return', {
        params: { path: { id: entry.subject }, header: { 'Idempotency-Key': entry.id } },
        body: { ...bodyOf(entry, 'contest-return'), ...proofOf(entry) },
        signal,
      }),
    ),
};

/** What was typed; the kind of an entry says what that is. */
export const bodyOf = <Kind extends KeptStep>(entry: Entry, _: Kind) => entry.body as Bodies[Kind];

const proofOf = ({ photos, madeAt }: Entry) => ({
  photos: photos.map(({ id }) => id),
  at: madeAt,
});

type StepOptions = {
  /** What the toast says once it was sent. */
  said: string;
  onDone: () => void;
  /** An entry that was refused, of which this is the correction. */
  replaced?: Entry | undefined;
};

/** A step that is kept where there is no network, and sent later. */
export function useKeptStep<Kind extends KeptStep>(
  rental: Rental,
  kind: Kind,
  { said, onDone, replaced }: StepOptions,
) {
  const refresh = useRefreshMoney();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ photos, ...typed }: Bodies[Kind] & { photos: KeptPhoto[] }) =>
      outbox.submit({ kind, subject: rental.id, body: typed, photos }, replaced),
    onSuccess: (outcome) => {
      onDone();
      toast.success(
        outcome === 'sent' ? said : 'Gardé sur votre téléphone, envoyé dès que possible.',
      );
    },
    // Not awaited: without network it would not end.
    onSettled: () => void refresh(),
  });
}
