import { saveFile } from '@loka/client';
import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { reach } from '../api/client';
import { exportList } from '../api/export-list';
import { useAction } from '../lib/use-action';

/** Saves all that the filters of the list around it let through as a file for a spreadsheet. */
export function ExportButton() {
  const { resource, filterValues, total } = useListContext();
  const { run, isRunning } = useAction();

  async function save() {
    const response = await exportList(resource, filterValues);
    saveFile(await reach(response.blob()), response);
  }

  return (
    <Button
      size="small"
      startIcon={<Download />}
      disabled={!total}
      loading={isRunning}
      onClick={() => run(save, 'Liste exportée.')}
    >
      Exporter (CSV)
    </Button>
  );
}
