import { formatFcfa } from '@loka/client';
import { Wallet } from 'lucide-react';
import { Checkbox } from '@/components/ui/checkbox';

type WalletOfferProps = {
  /** XAF that the wallet may spend now. */
  available: number;
  used: boolean;
  onChange: (used: boolean) => void;
};

/** Offers to pay with what the wallet holds. */
export function WalletOffer({ available, used, onChange }: WalletOfferProps) {
  return (
    <div className="flex items-center gap-3 rounded-2xl border border-lagoon-200 bg-lagoon-50 px-4 py-2.5">
      <Checkbox
        className="flex-1"
        label={
          <>
            <span className="block font-semibold text-ink-900">Utiliser mon portefeuille</span>{' '}
            <span className="block text-ink-500 text-sm">{formatFcfa(available)} disponibles</span>
          </>
        }
        checked={used}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Wallet size={22} aria-hidden className="shrink-0 text-lagoon-700 max-sm:hidden" />
    </div>
  );
}
