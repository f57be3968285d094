import type { ReactNode } from 'react';

type AuthPageProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The way to the neighbouring page. */
  footer?: ReactNode;
};

const PROMISES = ['Propriétaires vérifiés', 'Paiement par mobile money', 'Caution restituée'];

/** A form alone on its page; on a wide screen beside a picture of what Loka is. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  return (
    <div className="page py-6 sm:py-12">
      <title>{`${title} · Loka`}</title>
      <div className="mx-auto grid max-w-lg overflow-hidden rounded-3xl border border-sand-200 bg-surface shadow-card lg:max-w-none lg:grid-cols-[1fr_1.05fr]">
        <div className="px-5 py-8 sm:px-12 sm:py-12 lg:px-16 lg:py-14">
          <h1 className="text-3xl sm:text-[2.25rem]">{title}</h1>
          {lead && <p className="mt-2 text-pretty text-ink-500">{lead}</p>}
          <div className="mt-7">{children}</div>
          {footer && <p className="mt-8 border-sand-200 border-t pt-6 text-center">{footer}</p>}
        </div>
        <div
          aria-hidden
          className="relative hidden bg-[url(/art/hero-2.webp)] bg-cover bg-position-[78%_50%] lg:block"
        >
          <div className="absolute inset-0 bg-linear-to-t from-night/85 via-night/15 to-transparent" />
          <div className="absolute inset-x-10 bottom-10 text-white">
            <p className="text-balance font-bold font-display text-[2rem] leading-tight tracking-tight">
              Louez près de chez vous ce que vous n'avez pas à acheter.
            </p>
            <ul className="mt-5 flex flex-wrap gap-2">
              {PROMISES.map((promise) => (
                <li key={promise} className="rounded-full bg-white/15 px-3.5 py-1.5 text-sm">
                  {promise}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
