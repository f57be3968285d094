import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { hideItem, restoreItem } from '@/api/actions';
import type { StaffItem } from '@/api/types';
import { Panel } from '@/components/panel';
import { ReasonDialog } from '@/components/reason-dialog';
import { useAction } from '@/lib/use-action';
import { hidingReasons } from './hiding-reasons';

/** Takes an item off the site, or puts it back. */
export function Moderation({ item }: { item: StaffItem }) {
  const [isHiding, setHiding] = useState(false);
  const { run, isRunning } = useAction();

  async function hide(reason: string) {
    await run(() => hideItem(item.id, reason), 'Objet masqué.');
    setHiding(false);
  }

  const restore = () => run(() => restoreItem(item.id), 'Objet rétabli.');

  return (
    <Panel title="Modération">
      <Stack spacing={1}>
        {item.hidden ? (
          <Button variant="contained" disabled={isRunning} onClick={restore}>
            Rétablir l'objet
          </Button>
        ) : (
          <Button variant="outlined" color="error" onClick={() => setHiding(true)}>
            Masquer l'objet
          </Button>
        )}
        <Button href={`/objet/${item.id}`} target="_blank" endIcon={<OpenInNew />}>
          Voir sur le site
        </Button>
      </Stack>
      {isHiding && (
        <ReasonDialog
          title="Masquer cet objet"
          hint="Il disparaît du site. Les locations déjà acceptées ne changent pas."
          reasons={hidingReasons}
          confirmLabel="Masquer"
          busy={isRunning}
          onConfirm={hide}
          onClose={() => setHiding(false)}
        />
      )}
    </Panel>
  );
}
