import { Link } from 'react-router-dom';
import type { ItemDetail } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { paths } from '@/lib/paths';

export function OwnerCard({ item }: { item: ItemDetail }) {
  return (
    <section aria-label="Propriétaire" className="flex items-center gap-4">
      <Avatar name={item.ownerName} src={item.ownerAvatar} />
      <div className="min-w-0">
        <p className="truncate">
          Proposé par{' '}
          <Link
            to={paths.owner(item.ownerId)}
            className="font-semibold text-ink-900 underline decoration-sand-300 underline-offset-4 hover:decoration-ink-900"
          >
            {item.ownerName}
          </Link>
        </p>
        <Stars {...item.rating} />
      </div>
    </section>
  );
}
