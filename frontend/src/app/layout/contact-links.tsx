import { useQuery } from '@tanstack/react-query';
import { Mail, Phone, RotateCw } from 'lucide-react';
import { publicConfigQuery } from '@/api/get-public-config';

const ROW = 'flex w-fit min-h-11 items-center gap-3 underline-offset-4 hover:underline';

/** The contact address and number; two lines are kept for them while they load. */
export function ContactLinks() {
  const { data, isError, refetch } = useQuery(publicConfigQuery);
  return (
    <ul className="min-h-22">
      {isError && (
        <li>
          Nos coordonnées n'ont pas pu être chargées.
          <button type="button" className={ROW} onClick={() => refetch()}>
            <RotateCw size={18} aria-hidden className="shrink-0" />
            Réessayer
          </button>
        </li>
      )}
      {data && (
        <>
          <li>
            <a href={`mailto:${data.contactEmail}`} className={ROW}>
              <Mail size={18} aria-hidden className="shrink-0" />
              {data.contactEmail}
            </a>
          </li>
          <li>
            <a href={`tel:${data.contactPhone.replaceAll(' ', '')}`} className={ROW}>
              <Phone size={18} aria-hidden className="shrink-0" />
              {data.contactPhone}
            </a>
          </li>
        </>
      )}
    </ul>
  );
}
