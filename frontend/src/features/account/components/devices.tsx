import { formatInstant } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import type { SignIn } from '@/api/types';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { MoreButton } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { devicesQuery, useEndDevice } from '../api/security';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** Of a member who signs in anew every day the settings would be nothing else. */
const PAGE_SIZE = 5;

/** Where the member is signed in, and how to end that. */
export function Devices() {
  const list = useQuery(devicesQuery());
  const end = useEndDevice();
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (list.isPending) return <Skeleton className="h-14 rounded-xl" />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  const others = list.data.filter(({ isCurrent }) => !isCurrent);
  /** Of the device that is being signed out; null for all others. */
  const ending = end.isPending ? end.variables : undefined;

  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {list.data.slice(0, limit).map((device) => (
          <Device
            key={device.id}
            device={device}
            isEnding={ending === device.id}
            onEnd={() =>
              end.mutate(device.id, { onSuccess: () => toast.success('Appareil déconnecté.') })
            }
          />
        ))}
      </ul>
      <MoreButton
        hasMore={list.data.length > limit}
        onMore={() => setLimit(limit + PAGE_SIZE)}
        about="appareils connectés"
      />
      {end.error && <Failure message="Une erreur est survenue." error={end.error} />}
      {others.length > 0 && (
        <Button
          variant="secondary"
          busy={ending === null}
          onClick={() =>
            end.mutate(null, {
              onSuccess: () => toast.success('Tous les autres appareils sont déconnectés.'),
            })
          }
          className="sm:justify-self-start"
        >
          Déconnecter tous les autres
        </Button>
      )}
    </>
  );
}

type DeviceProps = { device: SignIn; isEnding: boolean; onEnd: () => void };

function Device({ device, isEnding, onEnd }: DeviceProps) {
  const Icon = ICONS[device.kind ?? 'computer'];
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-2 sm:grid-cols-[auto_1fr_auto]">
      <Icon size={22} aria-hidden className="mt-0.5 text-ink-500" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink-900">
          {device.name}
          {device.isCurrent && <Badge tone="success">Cet appareil</Badge>}
        </p>
        <p className="text-ink-500 text-sm">
          Connecté le {formatInstant(device.signedInAt)}
          <span className="block">
            Dernière utilisation&nbsp;: {formatInstant(device.lastUsedAt)}
          </span>
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          aria-label={`Déconnecter ${device.name}`}
          onClick={onEnd}
          className="col-start-2 justify-self-start sm:col-start-3"
        >
          Déconnecter
        </Button>
      )}
    </li>
  );
}
