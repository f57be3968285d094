import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';
import { siteOrigin } from '@/lib/site-origin';
import { useHydrated } from '@/lib/use-hydrated';
import { type Shared, shareWords, whatsAppAddress } from './share-words';

const LOOK = (
  <>
    <Share2 size={20} aria-hidden />
    Partager
  </>
);

/** The phone's own way to share; where there is none, WhatsApp or the address alone. */
export function ShareButton({ item }: { item: Shared }) {
  const isHydrated = useHydrated();
  const url = `${siteOrigin()}${paths.item(item.id)}`;
  // Which way there is, the browser knows.
  if (!isHydrated) return <Button variant="secondary">{LOOK}</Button>;
  if ('share' in navigator)
    return (
      <Button variant="secondary" onClick={() => void shareNatively(item, url)}>
        {LOOK}
      </Button>
    );
  return (
    <Menu trigger={<Button variant="secondary">{LOOK}</Button>}>
      <MenuItem asChild>
        <a href={whatsAppAddress(item, url)} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={20} aria-hidden />
          WhatsApp
        </a>
      </MenuItem>
      <MenuItem onSelect={() => void copy(url)}>
        <Copy size={20} aria-hidden />
        Copier le lien
      </MenuItem>
    </Menu>
  );
}

async function shareNatively(item: Shared, url: string): Promise<void> {
  // Whoever closes the sheet again has shared nothing, and knows it.
  await navigator.share({ title: item.title, text: shareWords(item), url }).catch(() => undefined);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Lien copié.');
  } catch {
    toast.error("Le lien n'a pas pu être copié.");
  }
}
