import { today } from '@loka/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '@/features/items';
import { explorerPath, paths } from '@/lib/paths';
import { ContactLinks } from './contact-links';
import { Logo } from './logo';
import { ShareLinks } from './share-links';

const INFORMATION = [
  { label: 'Comment ça marche', to: paths.about },
  { label: 'Questions fréquentes', to: paths.faq },
  { label: 'Conditions générales', to: paths.terms },
  { label: 'Objets interdits', to: paths.prohibitedObjects },
  { label: 'Confidentialité', to: paths.privacy },
];

const LINK = 'inline-block py-2.5 leading-6 underline-offset-4 hover:underline';

export function Footer() {
  return (
    <footer className="bg-lagoon-900 text-lagoon-100">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
        <div className="max-lg:col-span-2">
          <Logo className="text-white" />
          <p className="mt-4 max-w-xs">
            La location d'objets du quotidien entre particuliers et professionnels, à Libreville et
            Port-Gentil.
          </p>
        </div>
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
        <div className="max-lg:col-span-2">
          <Column title="Nous contacter">
            <ContactLinks />
          </Column>
          <ShareLinks />
        </div>
      </div>
      <div className="border-white/15 border-t">
        <p className="page py-6 text-lagoon-200 text-sm">
          © {today().slice(0, 4)} Loka. Tous droits réservés.
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg text-white">{title}</h2>
      {children}
    </section>
  );
}
