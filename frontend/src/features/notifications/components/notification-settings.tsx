import { useQuery } from '@tanstack/react-query';
import type { NotificationChoices, NotificationSettings as Settings } from '@/api/types';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { settingsQuery, useChangeSettings } from '../api/settings';
import { PushSetting } from './push-setting';
import { QuietHours } from './quiet-hours';

const CHANNELS = [
  { id: 'mail', label: 'E-mail' },
  { id: 'push', label: 'Appareil' },
  { id: 'sms', label: 'SMS' },
] as const;

type Category = Settings['categories'][number];
type Choice = NotificationChoices['off'][number];

/** Which things the member is told of by which channel, and when not to be woken. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const change = useChangeSettings();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80" />;

  const { quietHours } = data;
  const off = data.off as Choice[];
  function choose(choice: Choice, on: boolean) {
    change.mutate({ off: on ? off.filter((one) => one !== choice) : [...off, choice], quietHours });
  }

  return (
    <>
      <p className="text-pretty">
        La cloche en haut de l'écran garde toujours tout. Choisissez ce que vous recevez en plus.
      </p>
      {change.error && (
        <Failure message="Votre choix n'a pas pu être enregistré." error={change.error} />
      )}
      <table className="w-full text-[0.95rem]">
        <thead>
          <tr className="border-sand-200 border-b text-ink-500 text-sm">
            <th scope="col" className="py-2 text-left font-medium">
              Sujet
            </th>
            {CHANNELS.map(({ id, label }) => (
              <th key={id} scope="col" className="w-16 py-2 text-center font-medium sm:w-24">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-sand-100">
          {data.categories.map((category) => (
            <CategoryRow key={category.id} category={category} off={off} onChoose={choose} />
          ))}
        </tbody>
      </table>
      <PushSetting />
      <p className="text-ink-500 text-sm">
        Les e-mails sur l'argent, la sécurité et les décisions sont toujours envoyés.
      </p>
      <QuietHours
        value={quietHours}
        onChange={(hours) => change.mutate({ off, quietHours: hours })}
      />
    </>
  );
}

type CategoryRowProps = {
  category: Category;
  off: readonly Choice[];
  onChoose: (choice: Choice, on: boolean) => void;
};

function CategoryRow({ category, off, onChoose }: CategoryRowProps) {
  const { id, label, hasOptionalMails } = category;
  return (
    <tr>
      <th scope="row" className="py-1 pr-2 text-left font-medium text-ink-900">
        {label}
      </th>
      {CHANNELS.map((channel) => {
        const choice: Choice = `${id}:${channel.id}`;
        const isAlways = channel.id === 'mail' && !hasOptionalMails;
        return (
          <td key={channel.id} className="text-center">
            <label className="inline-grid size-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                className="size-5 accent-lagoon-700"
                aria-label={`${label}, ${channel.label}`}
                checked={isAlways || !off.includes(choice)}
                disabled={isAlways}
                onChange={(event) => onChoose(choice, event.target.checked)}
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}
