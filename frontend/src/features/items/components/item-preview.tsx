import { Dialog } from '@/components/ui/dialog';
import type { Shown } from '@/components/ui/late-dialog';
import type { ItemBody } from '../to-item-body';
import { ItemDetails } from './item-details';
import { ItemGallery } from './item-gallery';
import { ItemHeading } from './item-heading';

/** What is said of an object, with the addresses of its pictures. */
export type PreviewedItem = ItemBody;

type ItemPreviewProps = Shown & { item: PreviewedItem };

/** An object as renters will see it. */
export function ItemPreview({ item, open, onClose }: ItemPreviewProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Aperçu">
      <div className="grid grid-cols-1 gap-6">
        {/* As wide as the sheet on a phone, as on the page. */}
        <div className="min-w-0 max-sm:-mx-2">
          <ItemGallery title={item.title} images={item.images as string[]} />
        </div>
        <ItemHeading item={item} />
        <ItemDetails item={item} />
      </div>
    </Dialog>
  );
}
