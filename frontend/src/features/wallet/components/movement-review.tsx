import { messageOf } from '@loka/client';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isRefusal } from '@/features/payments';

type MovementReviewProps = {
  rows: { label: string; value: string; strong?: boolean }[];
  /** What happens on pressing the button, in words. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onBack: () => void;
  busy: boolean;
  /** Why the last try did not begin, or may not have. */
  error: Error | null;
};

/** The last look before money moves. */
export function MovementReview(props: MovementReviewProps) {
  const { rows, children, confirmLabel, onConfirm, onBack, busy, error } = props;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-2.5 rounded-2xl bg-sand-100 px-4 py-4">
        {rows.map(({ label, value, strong }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd
              className={
                strong
                  ? 'ml-auto font-bold font-display text-ink-900 text-xl tabular-nums'
                  : 'ml-auto font-medium text-ink-900 tabular-nums'
              }
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3 text-pretty">{children}</div>
      {error && <Unstarted error={error} />}
      <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
        <Button variant="secondary" size="lg" onClick={onBack} disabled={busy}>
          Modifier
        </Button>
        <Button size="lg" className="max-sm:order-first" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}

/** Without an answer it may have begun: the same order, given again, is still one. */
function Unstarted({ error }: { error: Error }) {
  return (
    <Alert tone="danger" title={messageOf(error)}>
      {!isRefusal(error) && (
        <p>Vous pouvez réessayer sans crainte : l'opération ne se fera qu'une fois.</p>
      )}
    </Alert>
  );
}
