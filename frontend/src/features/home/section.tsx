import type { ReactNode } from 'react';

type SectionProps = { title: string; intro?: string; action?: ReactNode; children: ReactNode };

/** A titled block of the home page. */
export function Section({ title, intro, action, children }: SectionProps) {
  return (
    <section className="page pt-8 sm:pt-14 md:pt-20">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-8 md:mb-10">
        <div className="max-w-2xl">
          <h2 className="text-3xl md:text-[2.6rem] md:leading-tight">{title}</h2>
          {intro && <p className="mt-2 text-ink-500 text-lg">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
