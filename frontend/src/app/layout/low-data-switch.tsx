import { Switch } from '@/components/ui/switch';
import { setLowData, useLowData } from '@/lib/low-data';

/** Of this device, for visitors as for members. */
export function LowDataSwitch({ className }: { className?: string }) {
  return (
    <Switch
      label="Mode économie de données"
      checked={useLowData()}
      onChange={({ target }) => setLowData(target.checked)}
      className={className}
    />
  );
}
