import { formatDay, formatFcfa } from '@loka/client';
import { ArrowDownToLine, ArrowUpFromLine, Wallet as WalletIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Wallet } from '@/api/types';
import { type Late, LateButton } from '@/components/ui/late-dialog';

type BalanceCardProps = {
  wallet: Wallet;
  /** The dialogs of both; nothing for whoever may not move money yet. */
  moves?: { deposit: Late; withdrawal: Late } | undefined;
};

/** The balance; what of it can be withdrawn where that is not all, from when the rest; and what is on its way. */
export function BalanceCard({ wallet, moves }: BalanceCardProps) {
  const isDivided = wallet.withdrawable !== wallet.balance || wallet.inTransit > 0;
  return (
    <section
      aria-label="Solde"
      className="rounded-3xl bg-linear-to-br from-lagoon-700 to-lagoon-900 p-5 text-white shadow-card sm:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="flex items-center gap-2.5 text-lagoon-100">
            <WalletIcon size={20} aria-hidden />
            Solde
          </p>
          <p className="mt-1 font-bold font-display whitespace-nowrap text-[min(2.25rem,8.75vw)] leading-tight tracking-tight tabular-nums sm:text-5xl">
            {formatFcfa(wallet.balance)}
          </p>
        </div>
        {moves && (
          <div className="pairs w-full gap-3 sm:w-auto sm:grid-cols-2">
            <LateButton late={moves.deposit} variant="accent">
              <ArrowDownToLine size={18} aria-hidden />
              Déposer
            </LateButton>
            <LateButton late={moves.withdrawal} variant="secondary">
              <ArrowUpFromLine size={18} aria-hidden />
              Retirer
            </LateButton>
          </div>
        )}
      </div>
      {isDivided && (
        <dl className="mt-6 grid gap-x-8 gap-y-4 border-white/20 border-t pt-5 sm:grid-cols-2">
          {wallet.withdrawable !== wallet.balance && (
            <Part label={labelOfWithdrawable(wallet, moves)} francs={wallet.withdrawable} />
          )}
          {wallet.held > 0 && <Part label="Retenu, en vérification" francs={wallet.held} />}
          {wallet.upcoming > 0 && (
            <Part label="Disponible plus tard" francs={wallet.upcoming}>
              <ul className="mt-1 grid gap-0.5 text-lagoon-100 text-sm">
                {wallet.releases.map(({ date, amount }) => (
                  <li key={date} className="first-letter:uppercase">
                    {`${amount === wallet.upcoming ? '' : `${formatFcfa(amount)} `}${
                      date
                        ? `à partir du ${formatDay(date)}, ou dès la remise`
                        : 'en attente\u00a0: remise contestée'
                    }`}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {wallet.inTransit > 0 && (
            <Part label="Envois en transit" francs={wallet.inTransit}>
              <p className="mt-1 text-lagoon-100 text-sm">
                Déjà sortis de votre solde, en route vers votre mobile money.
              </p>
            </Part>
          )}
        </dl>
      )}
    </section>
  );
}

function labelOfWithdrawable({ frozen }: Wallet, moves: BalanceCardProps['moves']): string {
  if (!moves) return 'Disponible';
  return frozen ? 'Disponible après le déblocage' : 'Disponible maintenant';
}

type PartProps = { label: string; francs: number; children?: ReactNode };

function Part({ label, francs, children }: PartProps) {
  return (
    <div>
      <dt className="text-lagoon-100 text-sm">{label}</dt>
      <dd>
        <p className="font-semibold text-xl">
          <span className="whole-number">{formatFcfa(francs)}</span>
        </p>
        {children}
      </dd>
    </div>
  );
}
