import { today } from '@loka/client';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '@/features/items';
import { explorerPath, paths } from '@/lib/paths';
import { ContactLinks } from './contact-links';
import { Logo } from './logo';
import { LowDataSwitch } from './low-data-switch';
import { ShareLinks } from './share-links';
import { ThemeChoice } from './theme-choice';

const INFORMATION = [
  { label: 'Comment ça marche', to: paths.about },
  { label: 'Questions fréquentes', to: paths.faq },
  { label: 'Conditions générales', to: paths.terms },
  { label: 'Objets interdits', to: paths.prohibitedObjects },
  { label: 'Confidentialité', to: paths.privacy },
];

const LINK = 'inline-block py-2.5 leading-6 underline-offset-4 hover:underline';

type FooterProps = {
  /** On a wide screen too; on a phone it always is. */
  folded: boolean;
};

export function Footer({ folded }: FooterProps) {
  return (
    <footer className="bg-lagoon-900 text-lagoon-100">
      <div className={clsx('page pt-6', folded ? 'pb-2' : 'pb-2 md:pt-14 md:pb-10')}>
        <Logo className="text-white" />
        <p className={clsx('mt-2 max-w-xs', folded ? 'hidden' : 'max-md:hidden')}>
          La location d'objets du quotidien entre particuliers et professionnels, à Libreville et
          Port-Gentil.
        </p>
        <details className={clsx('group mt-2', !folded && 'unfold-wide md:mt-8')}>
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-xl text-white [&::-webkit-details-marker]:hidden">
            Aide, informations et contact
            <ChevronDown
              size={18}
              aria-hidden
              className="transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 pt-4 pb-6 md:grid-cols-4">
            <Column title="Catégories">
              <ul>
                {CATEGORIES.map(({ id, label }) => (
                  <li key={id}>
                    <Link to={explorerPath({ category: id })} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Column>
            <Column title="Informations">
              <ul>
                {INFORMATION.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={LINK}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Column>
            <Column title="Nous contacter" className="max-md:col-span-2">
              <ContactLinks />
            </Column>
            <Column title="Partager" className="max-md:col-span-2">
              <ShareLinks />
            </Column>
            <div className="col-span-2 md:col-span-4 noscript:hidden">
              <ThemeChoice name="apparence-pied" onDark />
            </div>
          </div>
        </details>
      </div>
      <div className="border-white/15 border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <p className="text-lagoon-200 text-sm">
            © {today().slice(0, 4)} Loka. Tous droits réservés.
          </p>
          <LowDataSwitch className="text-white noscript:hidden" />
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; className?: string; children: ReactNode };

function Column({ title, className, children }: ColumnProps) {
  return (
    <section className={className}>
      <h2 className="mb-3 text-lg text-white">{title}</h2>
      {children}
    </section>
  );
}
