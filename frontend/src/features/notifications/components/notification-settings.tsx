import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { NotificationChoices, NotificationSettings as Settings } from '@/api/types';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { Skeleton } from '@/components/ui/skeleton';
import { settingsQuery, useChangeSettings } from '../api/settings';
import { smsNumberQuery } from '../api/sms-number';
import { PushSetting } from './push-setting';
import { QuietHours } from './quiet-hours';

const CHANNELS = [
  { id: 'mail', label: 'E-mail' },
  { id: 'push', label: 'Appareil' },
  { id: 'sms', label: 'SMS' },
] as const;

/* Where the text is large for the screen, a subject stands above its boxes. */
const ROW = '@max-[16rem]:grid @max-[16rem]:grid-cols-3';
const SUBJECT = '@max-[16rem]:col-span-3 text-left';

type Channel = (typeof CHANNELS)[number]['id'];
type Category = Settings['categories'][number];
type Choice = NotificationChoices['off'][number];

/** Which things the member is told of by which channel, and when not to be woken. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const change = useChangeSettings();
  const number = useQuery(smsNumberQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80" />;

  const { quietHours } = data;
  const off = data.off as Choice[];
  const unreachable: Channel[] = [
    ...(data.hasDevice === false ? (['push'] as const) : []),
    ...(number.data?.isConfirmed === false ? (['sms'] as const) : []),
  ];
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
      <div className="@container">
        <table className="@max-[16rem]:block w-full hyphens-auto text-[0.95rem]">
          <thead className="@max-[16rem]:block">
            <tr className={clsx(ROW, 'border-sand-200 border-b text-ink-500 text-sm')}>
              <th scope="col" className={clsx(SUBJECT, 'py-2 font-medium')}>
                Sujet
              </th>
              {CHANNELS.map(({ id, label }) => (
                <th
                  key={id}
                  scope="col"
                  className="@min-[16rem]:w-15 @min-[30rem]:w-24 py-2 text-center font-medium text-[min(0.875rem,6vw)]"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-[16rem]:block divide-y divide-sand-100">
            {data.categories.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                off={off}
                unreachable={unreachable}
                onChoose={choose}
              />
            ))}
          </tbody>
        </table>
      </div>
      {unreachable.includes('sms') && (
        <p className="text-ink-500 text-sm">
          Pour choisir des SMS, confirmez d'abord votre numéro.
        </p>
      )}
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
  /** Channels that lead nowhere: no number is confirmed, or no browser allowed. */
  unreachable: readonly Channel[];
  onChoose: (choice: Choice, on: boolean) => void;
};

function CategoryRow({ category, off, unreachable, onChoose }: CategoryRowProps) {
  const { id, label, hasOptionalMails } = category;
  return (
    <tr className={ROW}>
      <th scope="row" className={clsx(SUBJECT, 'py-1 pr-2 font-medium text-ink-900')}>
        {label}
      </th>
      {CHANNELS.map((channel) => {
        const choice: Choice = `${id}:${channel.id}`;
        const isNever = unreachable.includes(channel.id);
        const isAlways = channel.id === 'mail' && !hasOptionalMails;
        return (
          <td key={channel.id} className="text-center">
            <label className="inline-grid size-[44px] cursor-pointer place-items-center">
              <input
                type="checkbox"
                className="size-5 accent-lagoon-700"
                aria-label={`${label}, ${channel.label}`}
                checked={isAlways || (!isNever && !off.includes(choice))}
                disabled={isAlways || isNever}
                onChange={(event) => onChoose(choice, event.target.checked)}
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}
