import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '@/api/client';
import type { Rental } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { useRefreshMoney } from '@/features/payments';
import { type Entry, type KeptPhoto, outbox, type Sender } from '@/lib/offline';
import { bodyOf, type KeptStep, type Typed } from '../kept-step';

/** How each is sent; a step sent twice is taken once. */
export const stepSenders: Record<KeptStep, Sender> = {
  'hand-over': (entry, signal) =>
    api.POST('/api/rentals/{id}/hand-over', {
      params: onceOf(entry),
      body: { ...bodyOf(entry, 'hand-over'), at: entry.madeAt },
      signal,
    }),
  'photograph-handover': (entry, signal) =>
    api.POST('/api/rentals/{id}/photograph-handover', {
      params: rentalOf(entry),
      body: proofOf(entry),
      signal,
    }),
  'report-not-received': (entry, signal) =>
    api.POST('/api/rentals/{id}/report-not-received', {
      params: rentalOf(entry),
      body: { ...bodyOf(entry, 'report-not-received'), at: entry.madeAt },
      signal,
    }),
  'report-absent': (entry, signal) =>
    api.POST('/api/rentals/{id}/report-absent', {
      params: rentalOf(entry),
      body: { ...bodyOf(entry, 'report-absent'), at: entry.madeAt },
      signal,
    }),
  'deny-not-received': (entry, signal) =>
    api.POST('/api/rentals/{id}/deny-not-received', {
      params: rentalOf(entry),
      body: { ...bodyOf(entry, 'deny-not-received'), ...proofOf(entry) },
      signal,
    }),
  'deny-absence': (entry, signal) =>
    api.POST('/api/rentals/{id}/deny-absence', {
      params: rentalOf(entry),
      body: { ...bodyOf(entry, 'deny-absence'), ...proofOf(entry) },
      signal,
    }),
  'declare-return': (entry, signal) =>
    api.POST('/api/rentals/{id}/declare-return', {
      params: rentalOf(entry),
      body: proofOf(entry),
      signal,
    }),
  'contest-return': (entry, signal) =>
    api.POST('/api/rentals/{id}/contest-return', {
      params: onceOf(entry),
      body: { ...bodyOf(entry, 'contest-return'), ...proofOf(entry) },
      signal,
    }),
  'answer-missing': (entry, signal) =>
    api.POST('/api/rentals/{id}/answer-missing', {
      params: rentalOf(entry),
      body: { ...bodyOf(entry, 'answer-missing'), ...proofOf(entry) },
      signal,
    }),
};

/** Steps whose photos go after them: only what was handed over has its photos. */
const PHOTOS_AS: { [Kind in KeptStep]?: KeptStep } = { 'hand-over': 'photograph-handover' };

const rentalOf = ({ subject }: Entry) => ({ path: { id: subject } });

const onceOf = ({ id, subject }: Entry) => ({
  path: { id: subject },
  header: { 'Idempotency-Key': id },
});

const proofOf = ({ photos, madeAt }: Entry) => ({
  photos: photos.map(({ id }) => id),
  at: madeAt,
});

type StepOptions = {
  /** Whether the form is; a refusal is told there, or on the card once it was left. */
  open: boolean;
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
  { open, said, onDone, replaced }: StepOptions,
) {
  const refresh = useRefreshMoney();
  const left = useAbortedWhenLeft(open);
  return useMutation({
    mutationFn: ({ photos = [], ...typed }: Typed[Kind] & { photos?: KeptPhoto[] }) =>
      outbox.submit(
        { kind, subject: rental.id, body: typed, photos, photosAs: PHOTOS_AS[kind] },
        { replaced, left: left.current?.signal },
      ),
    onSuccess: (outcome) => {
      onDone();
      if (outcome === 'refused') toast.error('Envoi refusé. Le détail est sur la location.');
      else toast.success(outcome === 'sent' ? said : KEPT);
    },
    // Not awaited: without network it would not end.
    onSettled: () => void refresh(),
  });
}

const KEPT = 'Gardé sur votre téléphone, envoyé dès que possible.';

function useAbortedWhenLeft(open: boolean) {
  const left = useRef<AbortController>(null);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, [open]);
  return left;
}
