import { formatFcfa, formatPeriod, perPiece } from '@loka/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { publicConfigQuery } from '@/api/get-public-config';
import type { ItemDetail } from '@/api/types';
import { takenPeriods } from '../../availability';

const MOST_PERIODS = 12;

/**
 * What stands for the request form in browsers without scripts: what it would say, and who helps. The server alone
 * renders it.
 */
export function RequestWithoutScript({ item }: { item: ItemDetail }) {
  const { data: config } = useQuery(publicConfigQuery);
  const taken = takenPeriods(item).slice(0, MOST_PERIODS);
  const { daysPerUnit, longestDays } = item.periodRules;
  const question = encodeURIComponent(`Bonjour, je voudrais louer «\u00a0${item.title}\u00a0».`);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-3">
        <Line label="Prix">
          {formatFcfa(item.price)} par {perPiece(item.priceUnit, item.pieces)}
        </Line>
        <Line label="Caution">
          {item.deposit > 0
            ? `${perPiece(formatFcfa(item.deposit), item.pieces)}, rendus après le retour`
            : 'Aucune'}
        </Line>
        <Line label="Durée">
          {daysPerUnit > 1
            ? `Par semaines entières, ${longestDays} jours au plus`
            : `De 1 à ${longestDays} jours`}
        </Line>
        <Line label="Jours déjà pris">
          {taken.length === 0 ? (
            'Aucun pour le moment'
          ) : (
            <ul>
              {taken.map(({ start, end }) => (
                <li key={start}>{formatPeriod(start, end)}</li>
              ))}
            </ul>
          )}
        </Line>
      </dl>
      <p>
        La demande et le paiement ont besoin de JavaScript. Votre navigateur ne l'a pas{'\u00a0'}:
        écrivez-nous, nous vous aidons.
      </p>
      {config && (
        <p className="flex flex-wrap gap-x-6">
          <a
            href={`https://wa.me/${config.contactPhone.replace(/\D/g, '')}?text=${question}`}
            className={LINK}
          >
            Écrire sur WhatsApp
          </a>
          <a href={`tel:${config.contactPhone.replaceAll(' ', '')}`} className={LINK}>
            {config.contactPhone}
          </a>
        </p>
      )}
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-lagoon-700 underline';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-500 text-sm">{label}</dt>
      <dd className="font-medium text-ink-900">{children}</dd>
    </div>
  );
}
