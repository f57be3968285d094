import { browserStorage } from '@loka/client';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Failure } from '@/components/ui/failure';
import { usePush } from '../use-push';

const LATER = 'loka.push-later';

type PushOfferProps = {
  /** What the member would be told of first: `quand le propriétaire répond`. */
  when: string;
};

/** Asked at a moment when an answer is awaited; who says no is not asked again by this browser. */
export function PushOffer({ when }: PushOfferProps) {
  const { canPush, isOn, isRefused, begin } = usePush();
  const [isLater, setLater] = useState(() => browserStorage.get(LATER) !== null);
  if (!canPush || isOn !== false || isRefused || isLater) return null;

  function putOff() {
    browserStorage.set(LATER, '1');
    setLater(true);
  }

  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lagoon-50 text-lagoon-700">
          <BellRing size={20} aria-hidden />
        </span>
        <div>
          <p className="font-semibold text-ink-900">Voulez-vous être prévenu {when}&nbsp;?</p>
          <p className="text-pretty">Loka peut vous avertir sur cet appareil, même fermé.</p>
        </div>
      </div>
      {begin.error && (
        <Failure message="Cet appareil n'a pas pu être ajouté." error={begin.error} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          Oui, me prévenir
        </Button>
        <Button variant="ghost" onClick={putOff}>
          Non merci
        </Button>
      </div>
    </Card>
  );
}
