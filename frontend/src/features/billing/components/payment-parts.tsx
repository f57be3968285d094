import { formatFcfa } from '@loka/client';

type PaymentPartsProps = {
  /** XAF, each. */
  wallet: number;
  mobileMoney: number;
};

/** What comes from where, when the wallet does not cover all. */
export function PaymentParts({ wallet, mobileMoney }: PaymentPartsProps) {
  return (
    <dl className="grid gap-2 rounded-2xl bg-sand-100 px-4 py-3.5">
      <Part label="Portefeuille" francs={wallet} />
      <Part label="À compléter par mobile money" francs={mobileMoney} />
    </dl>
  );
}

function Part({ label, francs }: { label: string; francs: number }) {
  return (
    <div className="facing">
      <dt>{label}</dt>
      <dd className="font-semibold text-ink-900 tabular-nums">{formatFcfa(francs)}</dd>
    </div>
  );
}
