import type { Rental } from '@/api/types';

/** The code that the renter shows when the object changes hands; read off a phone held out. */
export function HandoverCode({ rental: { handover_code: code } }: { rental: Rental }) {
  if (!code) return null;
  return (
    <section
      aria-label="Code de remise"
      className="rounded-2xl border border-lagoon-200 bg-lagoon-50 px-4 py-4 text-center"
    >
      <h4 className="font-medium font-sans text-lagoon-900 text-sm tracking-normal">
        Code de remise
      </h4>
      <p className="my-1 pl-[0.3em] font-bold font-display text-5xl text-lagoon-900 tabular-nums tracking-[0.3em]">
        <span className="sr-only">{[...code].join(' ')}</span>
        <span aria-hidden>{code}</span>
      </p>
      <p className="text-pretty text-[0.95rem] text-lagoon-900">
        Montrez ce code au propriétaire quand il vous remet l'objet, pas avant.
      </p>
    </section>
  );
}
