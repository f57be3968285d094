import { takeReport } from '../../api/actions';
import type { Report } from '../../api/types';
import { BulkAction } from '../../components/bulk-action';

/** Takes several reports at once: they often speak of the same member. */
export function BulkTaking() {
  return (
    <BulkAction<Report>
      label="Je m'en occupe"
      call={takeReport}
      nameOf={({ title }) => title}
      success={(count) =>
        count > 1 ? `${count} signalements sont à vous.` : 'Ce signalement est à vous.'
      }
    />
  );
}
