import type { ItemDetail } from '@/api/types';

type Detailed = Pick<ItemDetail, 'description' | 'specifications'>;

/** Description and specifications. */
export function ItemDetails({ item }: { item: Detailed }) {
  const specifications = Object.entries(item.specifications);
  return (
    <>
      <section>
        <h2 className="text-2xl">Description</h2>
        <p className="mt-3 whitespace-pre-line text-pretty leading-relaxed">
          {item.description || "Le propriétaire n'a pas ajouté de description."}
        </p>
      </section>
      {specifications.length > 0 && (
        <section>
          <h2 className="text-2xl">Caractéristiques</h2>
          <dl className="mt-3 divide-y divide-sand-200 border-sand-200 border-y">
            {specifications.map(([name, value]) => (
              <div key={name} className="pairs gap-x-4 py-3">
                <dt className="text-ink-500">{name}</dt>
                <dd className="wrap-anywhere font-medium text-ink-900">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
