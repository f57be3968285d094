import { messageOf, saveFile } from '@loka/client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { reach, send } from '../api/client';

/** Saves a PDF document that only answers to whoever may see it. */
export function DocumentButton({ url, label }: { url: string; label: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function open() {
    setBusy(true);
    setFailure(undefined);
    try {
      const response = await send(new Request(new URL(url, location.origin)));
      saveFile(await reach(response.blob()), response);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="small" loading={isBusy} onClick={open}>
        {label}
      </Button>
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
}
