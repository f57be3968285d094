import { copyText } from '@loka/client';
import { Copy, MessageCircle } from 'lucide-react';
import { Button, buttonLook } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { type Shared, whatsAppAddress } from './share-words';

type ShareDialogProps = { item: Shared; url: string; onClose: () => void };

/** For browsers without a way to share of their own. */
export function ShareDialog({ item, url, onClose }: ShareDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Partager l'annonce">
      <div className="grid gap-3 sm:grid-cols-2">
        <a
          href={whatsAppAddress(item, url)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onClose}
          className={buttonLook({ variant: 'secondary' })}
        >
          <MessageCircle size={20} aria-hidden />
          WhatsApp
        </a>
        <Button variant="secondary" onClick={() => void copy(url).then(onClose)}>
          <Copy size={20} aria-hidden />
          Copier le lien
        </Button>
      </div>
    </Dialog>
  );
}

async function copy(url: string): Promise<void> {
  if (await copyText(url)) toast.success('Lien copié.');
  else toast.error("Le lien n'a pas pu être copié.");
}
