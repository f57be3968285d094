import type { ReactNode } from 'react';

type SectionProps = { title: string; intro?: string; action?: ReactNode; children: ReactNode };

/** A titled block of the home page. */
export function Section({ title, intro, action, children }: SectionProps) {
  return (
    <section className="page grid grid-cols-1 gap-x-6 gap-y-5 pt-8 sm:grid-cols-[1fr_auto] sm:gap-y-8 sm:pt-14 md:gap-y-10 md:pt-20">
      <div className="max-w-2xl">
        <h2 className="text-3xl md:text-[2.6rem] md:leading-tight">{title}</h2>
        {intro && <p className="mt-2 text-ink-500 text-lg">{intro}</p>}
      </div>
      <div className="col-span-full sm:row-start-2">{children}</div>
      {/* On a phone the objects come first. */}
      {action && <div className="grid sm:self-end">{action}</div>}
    </section>
  );
}
