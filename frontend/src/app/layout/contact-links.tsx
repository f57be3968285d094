import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone, RotateCw } from 'lucide-react';
import { publicConfigQuery } from '@/api/get-public-config';

const ROW = 'flex w-fit min-h-11 items-center gap-3 underline-offset-4 hover:underline';

/** How to write to or call Loka; three lines are kept for them while they load. */
export function ContactLinks() {
  const { data, isError, refetch } = useQuery(publicConfigQuery);
  return (
    <ul className="min-h-33">
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
            <a
              href={`https://wa.me/${data.contactPhone.replace(/\D/g, '')}`}
              target="_blank"
              rel="noopener noreferrer"
              className={ROW}
            >
              <MessageCircle size={18} aria-hidden className="shrink-0" />
              Écrire sur WhatsApp
            </a>
          </li>
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
