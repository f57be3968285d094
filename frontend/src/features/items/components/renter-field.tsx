import { Checkbox } from '@/components/ui/checkbox';
import type { ItemFields } from '../use-item-fields';

/** To whom the object is lent. */
export function RenterField({ fields: { typed, change } }: { fields: ItemFields }) {
  return (
    <Checkbox
      className="items-start! [&>input]:mt-0.5"
      label={
        <>
          Seulement à des personnes dont l'identité est vérifiée
          <span className="block text-ink-500 text-sm">
            L'annonce le dit, et personne d'autre ne peut payer. Pour un objet de valeur.
          </span>
        </>
      }
      checked={typed.requiresVerifiedRenter}
      onChange={({ target }) => change({ requiresVerifiedRenter: target.checked })}
    />
  );
}
