import { useId } from 'react';
import type { NotificationSettings } from '@/api/types';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';

type Hours = NotificationSettings['quietHours'];

const USUAL = { from: 22, to: 6 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Between which hours, in Gabon, nothing that may wait makes the phone ring. */
export function QuietHours({
  value,
  onChange,
}: {
  value: Hours;
  onChange: (hours: Hours) => void;
}) {
  return (
    <fieldset className="grid gap-3 border-sand-200 border-t pt-4">
      <legend className="sr-only">Heures calmes</legend>
      <Switch
        label="Heures calmes"
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? USUAL : null)}
      />
      {value && (
        <div className="pairs gap-3 sm:max-w-sm">
          <Hour
            label="De"
            value={value.from}
            taken={value.to}
            onChange={(from) => onChange({ ...value, from })}
          />
          <Hour
            label="À"
            value={value.to}
            taken={value.from}
            onChange={(to) => onChange({ ...value, to })}
          />
        </div>
      )}
      <p className="text-ink-500 text-sm">
        À ces heures, votre téléphone ne sonne pas&nbsp;: vous recevez le reste après. L'argent et
        la sécurité n'attendent pas.
      </p>
    </fieldset>
  );
}

type HourProps = {
  label: string;
  value: number;
  /** The other end: both at once would be no time, or the whole day. */
  taken: number;
  onChange: (hour: number) => void;
};

function Hour({ label, value, taken, onChange }: HourProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="grid gap-1.5 font-medium text-ink-900 text-sm">
      {label}
      <Select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {HOURS.filter((hour) => hour !== taken).map((hour) => (
          <option key={hour} value={hour}>{`${hour} h`}</option>
        ))}
      </Select>
    </label>
  );
}
