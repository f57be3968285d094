import { ApiError, plural } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { ItemDetail, Quote } from '@/api/types';
import { RefundPromise } from '@/components/policy/refund-promise';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { part } from '@/components/ui/part';
import { Stepper } from '@/components/ui/stepper';
import { FulfilmentChoice } from '@/features/places';
import type { AskedDates } from '@/lib/asked-dates';
import { quoteQuery } from '../../api/get-quote';
import { freePieces, type Period } from '../../availability';
import { askedPeriod, isPeriodCode, periodRefusal, refusedDay, type Wanted } from '../../period';
import { PICKUP, type RequestDraft, requestDraft } from '../../request-draft';
import { type PeriodError, PeriodField, periodErrorOf } from './period-field';
import { PrecisionFields } from './precision-fields';

const PriceOfRequest = part(async () => (await import('./price-of-request')).default);

const NOTHING_CHOSEN: PeriodError = {
  day: 'start',
  message: 'Choisissez vos dates dans le calendrier.',
};

type RequestFormProps = {
  item: ItemDetail;
  /** Days that were chosen elsewhere: they stand instead of those that were kept. */
  asked?: AskedDates | undefined;
  /** Sends by itself what was typed before, as soon as it can: the visitor had pressed the button. */
  isContinued?: boolean;
  /** Called with days that can be asked for, once they are chosen. */
  onPeriod?: (period: Period) => void;
  /** `quote` is what the visitor saw when pressing the button. */
  onSubmit: (draft: RequestDraft, quote: Quote) => void;
};

/** Dates, delivery place and number, with the server's price for them. */
export function RequestForm(props: RequestFormProps) {
  const { item, asked, isContinued = false, onPeriod, onSubmit } = props;
  const [draft] = useState(() => requestDraft(item.id));
  const form = useForm({ defaultValues: useBeginning(draft, item, asked) });
  const [start, end, pieces, handover] = form.watch(['start', 'end', 'pieces', 'handover']);
  const [isSending, setIsSending] = useState(isContinued);
  const [wasPressed, setWasPressed] = useState(isContinued);
  const startButton = useRef<HTMLButtonElement>(null);

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [form, draft],
  );

  const wanted: Wanted = { item, pieces };
  const isNumber = pieces >= 1 && pieces <= item.pieces;
  const refusal = start ? periodRefusal(wanted, { start, end }) : null;
  const isOrder = Boolean(start) && !refusal && isNumber;
  const { fulfilment } = handover;
  const order = isOrder ? { start, end, pieces, fulfilment } : null;
  const quote = useQuery(quoteQuery(item.id, order));
  const daysError =
    (isNumber && refusal ? periodErrorOf(wanted, { start, end }, refusal) : null) ??
    daysErrorOf(quote.error) ??
    (wasPressed && !start ? NOTHING_CHOSEN : null);
  const price = isOrder && !quote.isPlaceholderData ? quote.data : undefined;

  useEffect(() => {
    if (isOrder) onPeriod?.({ start, end });
  }, [isOrder, start, end, onPeriod]);

  useEffect(() => {
    if (!isSending || quote.isFetching) return;
    setIsSending(false);
    if (price) onSubmit(form.getValues(), price);
    else firstWrong(startButton.current)?.focus();
  }, [isSending, quote.isFetching, price, form, onSubmit]);

  const submit = form.handleSubmit(() => {
    setWasPressed(true);
    setIsSending(true);
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {item.pieces > 1 && (
        <Stepper
          label="Nombre de pièces"
          value={pieces}
          min={1}
          max={item.pieces}
          hint={stockWords(item, { start, end })}
          error={isNumber ? undefined : `De 1 à ${item.pieces} pièces.`}
          onChange={(count) => form.setValue('pieces', count)}
        />
      )}
      <PeriodField
        wanted={wanted}
        value={{ start, end }}
        onChange={(period) => {
          form.setValue('start', period.start);
          form.setValue('end', period.end);
        }}
        onFewer={({ free, period }) => {
          form.setValue('pieces', free);
          form.setValue('start', period.start);
          form.setValue('end', period.end);
        }}
        error={daysError}
        startRef={startButton}
      />
      <Controller
        name="handover"
        control={form.control}
        rules={{
          deps: ['address'],
          validate: ({ fulfilment, meetingPointId }) =>
            fulfilment !== 'meeting_point' || meetingPointId !== null || 'Choisissez un lieu.',
        }}
        render={({ field: { value, onChange }, fieldState }) => (
          <FulfilmentChoice
            location={item.location}
            deliveryFee={item.deliveryFee}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <PrecisionFields form={form} />
      <div aria-live="polite" className="empty:hidden">
        {quote.error && !daysError && <ErrorState error={quote.error} onRetry={quote.refetch} />}
        {isOrder && (
          <Suspense>
            <PriceOfRequest quote={quote.data} start={start} />
          </Suspense>
        )}
      </div>
      <Button type="submit" size="lg" block busy={isSending}>
        Demander la location
      </Button>
      <p className="text-center text-ink-500 text-sm">
        <RefundPromise />
      </p>
    </form>
  );
}

/** How many pieces there are, and how many of them over the days that are chosen. */
function stockWords(item: ItemDetail, period: Period): string {
  const free = period.start ? freePieces(item, period) : item.pieces;
  return free < item.pieces
    ? `${plural(free, 'libre')} à vos dates, sur ${item.pieces}.`
    : `Le propriétaire en a ${item.pieces}.`;
}

/** What was typed before, with the days that were chosen elsewhere; these are kept as if they were typed. */
function useBeginning(
  draft: ReturnType<typeof requestDraft>,
  item: ItemDetail,
  asked: AskedDates | undefined,
): RequestDraft {
  const [beginning] = useState(() => {
    const { handover, ...typed } = draft.load();
    // Its owner may deliver no more.
    const isOffered = handover.fulfilment !== 'delivery' || item.deliveryFee !== null;
    return {
      ...typed,
      handover: isOffered ? handover : PICKUP,
      ...(asked && askedPeriod(item, asked)),
    };
  });
  useEffect(() => {
    if (asked) draft.save(beginning);
  }, [asked, draft, beginning]);
  return beginning;
}

/** The control to be put right first. */
const firstWrong = (startButton: HTMLButtonElement | null): HTMLElement | null | undefined =>
  startButton?.form?.querySelector<HTMLElement>('[aria-invalid]') ?? startButton;

/** What the server says against the days; its clock may be ahead of what the calendar was drawn by. */
function daysErrorOf(error: Error | null): PeriodError | null {
  if (!(error instanceof ApiError) || !isPeriodCode(error.code)) return null;
  return { day: refusedDay(error.code), message: error.message };
}
