import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { siteOrigin } from '@/lib/site-origin';
import { type Shared, shareWords } from './share-words';

const ShareDialog = lazy(() => import('./share-dialog'));

/** The phone's own way to share; where there is none, WhatsApp or the address alone. */
export function ShareButton({ item }: { item: Shared }) {
  const [isOpen, setIsOpen] = useState(false);
  const url = `${siteOrigin()}${paths.item(item.id)}`;

  function share() {
    if ('share' in navigator) void shareNatively(item, url);
    else setIsOpen(true);
  }

  return (
    <>
      <Button variant="secondary" onClick={share}>
        <Share2 size={20} aria-hidden />
        Partager
      </Button>
      <Suspense>
        {isOpen && <ShareDialog item={item} url={url} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

async function shareNatively(item: Shared, url: string): Promise<void> {
  // Whoever closes the sheet again has shared nothing, and knows it.
  await navigator.share({ title: item.title, text: shareWords(item), url }).catch(() => undefined);
}
