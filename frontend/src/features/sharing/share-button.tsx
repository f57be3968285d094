import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { siteOrigin } from '@/lib/site-origin';
import { type Shared, shareWords } from './share-words';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

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
