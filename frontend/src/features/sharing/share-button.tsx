import { UNREACHABLE } from '@loka/client';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { siteOrigin } from '@/lib/site-origin';
import { type Shared, shareWords } from './share-words';

/** Loaded by whoever has no other way. */
const load = async () => (await import('./share-dialog')).ShareDialog;

/** The phone's own way to share; where there is none, WhatsApp or the address alone. */
export function ShareButton({ item }: { item: Shared }) {
  const [ShareDialog, show] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const url = `${siteOrigin()}${paths.item(item.id)}`;

  function share() {
    if ('share' in navigator) return void shareNatively(item, url);
    return void load().then(
      (dialog) => show(() => dialog),
      () => toast.error(UNREACHABLE.detail),
    );
  }

  return (
    <>
      <Button variant="secondary" onClick={share}>
        <Share2 size={20} aria-hidden />
        Partager
      </Button>
      {ShareDialog && <ShareDialog item={item} url={url} onClose={() => show(null)} />}
    </>
  );
}

async function shareNatively(item: Shared, url: string): Promise<void> {
  // Whoever closes the sheet again has shared nothing, and knows it.
  await navigator.share({ title: item.title, text: shareWords(item), url }).catch(() => undefined);
}
