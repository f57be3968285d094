import { TextField } from '@/components/ui/text-field';
import type { ItemFields } from '../use-item-fields';
import { FieldRows } from './field-rows';

/** As many as the server takes. */
const MOST = 3;

/** From a number of days or weeks on, each costs less. */
export function PriceTiersField({ fields }: { fields: ItemFields }) {
  const { typed, problems, change } = fields;
  const unit = typed.priceUnit;
  return (
    <FieldRows
      legend="Prix dégressifs"
      note={`Une location plus longue coûte moins par ${unit}, jamais moins en tout.`}
      rows={typed.priceTiers}
      onChange={(priceTiers) => change({ priceTiers })}
      error={problems.priceTiers}
      empty={{ from: '', price: '' }}
      most={MOST}
      addLabel="Ajouter un prix dégressif"
      removeLabel={(place) => `Retirer le prix dégressif ${place}`}
      removeClass="mt-8"
    >
      {({ from, price }, index, changeRow) => (
        <div className="flex flex-wrap items-start gap-x-2 gap-y-3 *:min-w-0 *:flex-[1_1_6.5rem]">
          <TextField
            label={`Dès (${unit}s)`}
            inputMode="numeric"
            autoComplete="off"
            error={problems[`priceTiers.${index}.from`]}
            value={from}
            onChange={({ target }) => changeRow({ from: target.value })}
          />
          <TextField
            label={`FCFA par ${unit}`}
            inputMode="numeric"
            autoComplete="off"
            error={problems[`priceTiers.${index}.price`]}
            value={price}
            onChange={({ target }) => changeRow({ price: target.value })}
          />
        </div>
      )}
    </FieldRows>
  );
}
