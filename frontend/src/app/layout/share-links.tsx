import { Share2 } from 'lucide-react';
import { siteOrigin } from '@/lib/site-origin';

const TEXT = "Louez ce qu'il vous faut, près de chez vous, sur Loka :";

const networks = () => {
  const url = encodeURIComponent(siteOrigin());
  return [
    {
      name: 'WhatsApp',
      href: `https://wa.me/?text=${encodeURIComponent(`${TEXT} ${siteOrigin()}`)}`,
    },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
};

/** Tells friends about the site on the networks people here use. */
export function ShareLinks() {
  return (
    <ul className="flex flex-wrap gap-2">
      {networks().map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-white/25 px-4 text-sm hover:bg-white/10"
          >
            <Share2 size={16} aria-hidden />
            <span className="sr-only">Partager Loka sur </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
