import { BadgeCheck, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ItemDetail } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { paths } from '@/lib/paths';

type OwnerCardProps = { item: ItemDetail; isOwn: boolean };

export function OwnerCard({ item, isOwn }: OwnerCardProps) {
  return (
    <section aria-label="Propriétaire" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={item.ownerName} src={item.ownerAvatar} />
      <div className="min-w-0 flex-1 basis-40">
        <p>
          Proposé par{' '}
          <Link
            to={paths.owner(item.ownerId)}
            className="inline-block max-w-full truncate align-bottom font-semibold text-ink-900 underline decoration-sand-300 underline-offset-4 hover:decoration-ink-900"
          >
            {item.ownerName}
          </Link>
        </p>
        {item.ownerVerified && (
          <p className="flex items-center gap-1.5 font-medium text-lagoon-800 text-sm">
            <BadgeCheck size={16} aria-hidden className="shrink-0" />
            Identité vérifiée
          </p>
        )}
        <Stars {...item.rating} />
      </div>
      {!isOwn && (
        <ButtonLink to={paths.askAbout(item.id)} variant="secondary" className="max-sm:w-full">
          <MessageCircle size={20} aria-hidden />
          Poser une question
        </ButtonLink>
      )}
    </section>
  );
}
