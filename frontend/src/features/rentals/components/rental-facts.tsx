import type { ReactNode } from 'react';

/** The figures of a rental, label above value. */
export function RentalFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 border-sand-200 border-t pt-4">{children}</dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-500 text-sm">{label}</dt>
      <dd className="break-words font-medium text-ink-900">{children}</dd>
    </div>
  );
}
