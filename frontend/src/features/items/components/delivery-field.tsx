import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import type { ItemFields } from '../use-item-fields';

/** Whether the owner brings the object, and for how much. */
export function DeliveryField({ fields }: { fields: ItemFields }) {
  const { typed, problems, change, text } = fields;
  return (
    <>
      <Checkbox
        label="Je peux apporter l'objet au locataire"
        checked={typed.delivers}
        onChange={({ target }) => change({ delivers: target.checked })}
      />
      {typed.delivers && (
        <TextField
          label="Prix de la livraison (FCFA)"
          inputMode="numeric"
          autoComplete="off"
          hint="Pour toute la demande. 0&nbsp;: vous livrez gratuitement."
          error={problems.deliveryFee}
          {...text('deliveryFee')}
        />
      )}
    </>
  );
}
