import { useLocation } from 'react-router-dom';
import { siteOrigin } from '@/lib/site-origin';

type PageHeadProps = {
  title: string;
  description: string;
  /** What of the query makes it another page. */
  query?: string | undefined;
  /** Shown where the address is shared: an address on this site. */
  image?: string;
};

/** What search engines and messengers say of a public page. */
export function PageHead({ title, description, query = '', image }: PageHeadProps) {
  const { pathname } = useLocation();
  const address = `${siteOrigin()}${pathname}${query}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={`${siteOrigin()}${image}`} />}
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
