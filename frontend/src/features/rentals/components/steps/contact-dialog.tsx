import { formatPeriod } from '@loka/client';
import { Mail, MessageCircle, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Rental } from '@/api/types';
import { Dialog } from '@/components/ui/dialog';
import type { Shown } from '@/components/ui/late-dialog';
import { paths } from '@/lib/paths';

const WAY =
  'wrap-anywhere flex min-h-14 items-center gap-4 rounded-2xl border border-sand-300 px-4 py-3 font-semibold text-ink-900 hover:border-ink-400 hover:bg-sand-50';

type ContactDialogProps = Shown & { rental: Rental; party: 'renter' | 'owner' };

/** The ways to reach a party that is known by now: by message, phone, WhatsApp and mail. */
export function ContactDialog({ rental, party, open, onClose }: ContactDialogProps) {
  if (!rental.contact) return null;
  const { phone, internationalPhone, email } = rental.contact;
  const name = party === 'renter' ? rental.ownerName : rental.renterName;
  const period = formatPeriod(rental.start_date, rental.end_date);
  const reference = `réf. ${rental.id.slice(0, 8).toUpperCase()}`;
  const subject = encodeURIComponent(`${rental.itemTitle}, ${period} (Loka, ${reference})`);

  return (
    <Dialog open={open} onOpenChange={onClose} title={`Contacter ${name}`}>
      <ul className="grid gap-3">
        <li>
          <Link to={paths.rentalThread(rental.id)} className={WAY}>
            <span className="shrink-0 text-lagoon-700">
              <MessagesSquare size={22} aria-hidden />
            </span>
            Écrire sur Loka
          </Link>
        </li>
        {internationalPhone && (
          <>
            <Way icon={<Phone size={22} aria-hidden />} href={`tel:${internationalPhone}`}>
              Appeler le {phone}
            </Way>
            <Way
              icon={<MessageCircle size={22} aria-hidden />}
              href={`https://wa.me/${internationalPhone.slice(1)}?text=${subject}`}
            >
              Écrire sur WhatsApp
            </Way>
          </>
        )}
        <Way icon={<Mail size={22} aria-hidden />} href={`mailto:${email}?subject=${subject}`}>
          Écrire à {email}
        </Way>
      </ul>
    </Dialog>
  );
}

function Way({ icon, href, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noreferrer" className={WAY}>
        <span className="shrink-0 text-lagoon-700">{icon}</span>
        {children}
      </a>
    </li>
  );
}
