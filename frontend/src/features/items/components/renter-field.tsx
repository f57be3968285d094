import { Checkbox } from '@/components/ui/checkbox';
import type { ItemFormState } from '../use-item-form';

/** To whom the object is lent. */
export function RenterField({ form: { register } }: Pick<ItemFormState, 'form'>) {
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
      {...register('requiresVerifiedRenter')}
    />
  );
}
