import { copyText, saveText } from '@loka/client';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { ErrorText } from '@/components/ui/error-text';
import { toast } from '@/components/ui/toast';

const TITLE = 'Codes de secours Loka';

type RecoveryCodesDialogProps = { codes: string[]; onClose: () => void };

/** Shown once: it is closed by whoever says that the codes are kept. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [areKept, setKept] = useState(false);
  const [isTooSoon, setTooSoon] = useState(false);
  const text = `${TITLE}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    copyText(text).then((areCopied) =>
      areCopied
        ? toast.success('Codes copiés.')
        : toast.error("Les codes n'ont pas pu être copiés."),
    );
  return (
    <Dialog
      open
      onOpenChange={() => (areKept ? onClose() : setTooSoon(true))}
      title="Gardez vos codes de secours"
      description="Si vous perdez votre téléphone, l'un d'eux remplace la deuxième étape. Chacun ne sert qu'une fois."
    >
      <Alert tone="warning">
        <p>Ils ne seront plus affichés. Gardez-les hors de ce téléphone, si possible.</p>
      </Alert>
      <ul
        aria-label="Codes de secours"
        className="grid grid-cols-[repeat(auto-fit,minmax(max(8.25rem,40%),1fr))] gap-x-2 gap-y-1.5 rounded-xl bg-sand-100 p-4 text-center font-mono text-[0.9rem]"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={copy}>
          <Copy size={17} aria-hidden />
          Copier
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveText(text, 'codes-loka.txt')}>
          <Download size={17} aria-hidden />
          Télécharger
        </Button>
        <Button variant="secondary" size="sm" onClick={() => print(codes)}>
          <Printer size={17} aria-hidden />
          Imprimer
        </Button>
      </div>
      <Checkbox
        label="J'ai gardé mes codes"
        checked={areKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      {isTooSoon && !areKept && (
        <ErrorText>Gardez d'abord vos codes, puis cochez cette case.</ErrorText>
      )}
      <Button size="lg" block disabled={!areKept} onClick={onClose}>
        Terminer
      </Button>
    </Dialog>
  );
}

/** In a frame of its own: the page around the codes is not printed. */
function print(codes: string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  const title = contentDocument.createElement('h1');
  title.textContent = TITLE;
  const list = contentDocument.createElement('pre');
  list.textContent = codes.join('\n');
  contentDocument.body.append(title, list);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
