import { formatDay, perPiece } from '@loka/client';
import { clsx } from 'clsx';
import {
  CalendarDays,
  Copy,
  EllipsisVertical,
  ExternalLink,
  Pause,
  Pencil,
  Play,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reasonOf } from '@/api/problem';
import type { Item } from '@/api/types';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { picturesOf } from '@/lib/picture';
import { useDeleteItem } from '../api/delete-item';
import { useUpdateAvailability } from '../api/update-availability';
import { AvailabilitySwitch } from './availability-switch';
import { MissingNote } from './missing-note';
import { PauseDialog } from './pause-dialog';

/* With text twice as large, a phone has the picture above the words. */
const SIDES = 'flex h-full max-sm:flex-wrap sm:flex-col';
const PICTURE = 'max-sm:min-h-28 max-sm:grow max-sm:basis-28 sm:w-full sm:shrink-0';
const WORDS =
  'flex min-w-0 flex-col gap-1.5 p-3.5 max-sm:grow-[999] max-sm:basis-[9rem] sm:flex-1 sm:p-4';

/** The grey shape of one while the list is loading. */
export function MyItemSkeleton() {
  return (
    <Card className="h-full overflow-hidden">
      <div className={SIDES}>
        <div className={PICTURE}>
          <Skeleton className="size-full rounded-none sm:aspect-[16/10] sm:h-auto" />
        </div>
        <div className={WORDS}>
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-auto h-5 w-1/2" />
          <Skeleton className="h-7 w-2/3" />
        </div>
      </div>
    </Card>
  );
}

/** One of the owner's items, with what can be done about it. */
export function MyItemCard({ item }: { item: Item }) {
  const [deleting, setDeleting] = useState(false);
  const [pausing, setPausing] = useState(false);
  const availability = useUpdateAvailability(item);
  const deletion = useDeleteItem(() => {
    setDeleting(false);
    toast.success('Objet supprimé.');
  });

  const resume = () =>
    availability.mutate(true, {
      onSuccess: () => toast.success("L'objet est de nouveau disponible."),
      onError: (error) => toast.error(reasonOf(error) ?? "L'objet n'a pas pu être repris."),
    });

  return (
    <Card className="h-full overflow-hidden">
      <article aria-label={item.title} className={clsx('relative', SIDES)}>
        <div className={PICTURE}>
          <Picture
            src={picturesOf(item.images)[0]}
            alt=""
            facts={item.pictures[0]}
            sizes="(min-width: 80rem) 17rem, (min-width: 40rem) 45vw, 7rem"
            className={clsx(
              'size-full sm:aspect-[16/10] sm:h-auto',
              !item.available && 'opacity-60 grayscale',
            )}
          />
          <div className="absolute top-1 right-1 sm:top-2 sm:right-2">
            <Menu
              trigger={
                <IconButton
                  label={`Actions pour ${item.title}`}
                  className="bg-surface/95 text-ink-900 hover:bg-surface sm:shadow-card"
                >
                  <EllipsisVertical size={20} aria-hidden />
                </IconButton>
              }
            >
              <MenuItem asChild>
                <Link to={paths.item(item.id)}>
                  <ExternalLink size={18} aria-hidden />
                  Voir l'annonce
                </Link>
              </MenuItem>
              <MenuItem asChild>
                <Link to={paths.editItem(item.id)}>
                  <Pencil size={18} aria-hidden />
                  Modifier
                </Link>
              </MenuItem>
              <MenuItem asChild>
                <Link to={paths.itemCalendar(item.id)}>
                  <CalendarDays size={18} aria-hidden />
                  Calendrier
                </Link>
              </MenuItem>
              <MenuItem onSelect={() => setPausing(true)}>
                <Pause size={18} aria-hidden />
                {item.pausedUntil ? 'Changer la pause…' : 'Mettre en pause…'}
              </MenuItem>
              {item.pausedUntil && (
                <MenuItem onSelect={resume}>
                  <Play size={18} aria-hidden />
                  Reprendre maintenant
                </MenuItem>
              )}
              <MenuItem asChild>
                <Link to={paths.copyItem(item.id)}>
                  <Copy size={18} aria-hidden />
                  Dupliquer
                </Link>
              </MenuItem>
              <MenuItem danger onSelect={() => setDeleting(true)}>
                <Trash2 size={18} aria-hidden />
                Supprimer
              </MenuItem>
            </Menu>
          </div>
        </div>
        <div className={WORDS}>
          <h3 className="wrap-anywhere line-clamp-3 hyphens-auto font-sans font-semibold text-[1.05rem] leading-snug tracking-normal max-sm:pr-9">
            {item.title}
          </h3>
          <p className="line-clamp-2 text-ink-500 text-sm">{item.description}</p>
          {item.pausedUntil && (
            <p className="flex items-center gap-1.5 font-medium text-sm text-sun-800">
              <Pause size={16} aria-hidden className="shrink-0" />
              En pause, de retour le {formatDay(item.pausedUntil)}
            </p>
          )}
          <MissingNote item={item} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-1 sm:pt-2">
            <Price francs={item.price} unit={perPiece(item.priceUnit, item.pieces)} />
            <AvailabilitySwitch item={item} />
          </div>
        </div>
      </article>
      {pausing && <PauseDialog item={item} onClose={() => setPausing(false)} />}
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={'Supprimer cet objet\u00a0?'}
        confirmLabel="Supprimer"
        variant="danger"
        onConfirm={() => deletion.mutate(item.id)}
        busy={deletion.isPending}
        error={deletion.error}
      >
        <p>
          «{`\u00a0${item.title}\u00a0`}» ne sera plus proposé à la location. Cette action est
          définitive.
        </p>
      </ConfirmDialog>
    </Card>
  );
}
