import { useLocation } from 'react-router-dom';
import { siteOrigin } from '@/lib/site-origin';

type PageHeadProps = {
  title: string;
  description: string;
  /** What of the query makes it another page. */
  query?: string | undefined;
  /** Shown where the address is shared: 1200 by 630 pixels. */
  card?: { path: string; says: string } | undefined;
};

const DEFAULT_CARD = { path: '/art/share.jpg', says: "Loka, la location d'objets au Gabon" };

/** In one step for each: a pattern would read an address of slashes alone again from each of them. */
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** What search engines and messengers say of a public page. */
export function PageHead({ title, description, query = '', card = DEFAULT_CARD }: PageHeadProps) {
  const { pathname } = useLocation();
  // Capitals and slashes at the end lead to the same page, and are in no link of ours: crawlers alone come with them.
  const path = import.meta.env.SSR ? withoutEndingSlashes(pathname.toLowerCase()) : pathname;
  const address = `${siteOrigin()}${path}${query}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteOrigin()}${card.path}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.says} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Of an address at which there is nothing. */
export function AbsentHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
