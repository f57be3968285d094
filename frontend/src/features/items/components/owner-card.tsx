import type { ItemDetail } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';

export function OwnerCard({ item }: { item: ItemDetail }) {
  return (
    <section aria-label="Propriétaire" className="flex items-center gap-4">
      <Avatar name={item.ownerName} src={item.ownerAvatar} />
      <div className="min-w-0">
        <p className="truncate">
          Proposé par <strong className="font-semibold text-ink-900">{item.ownerName}</strong>
        </p>
        <Stars {...item.rating} />
      </div>
    </section>
  );
}
