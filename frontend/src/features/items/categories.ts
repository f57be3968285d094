/** The six categories, in the order the site shows them. */
export const CATEGORIES = [
  { id: 'electronique', label: 'Électronique' },
  { id: 'bricolage', label: 'Bricolage' },
  { id: 'sport', label: 'Sport & Loisirs' },
  { id: 'cuisine', label: 'Cuisine' },
  { id: 'jardin', label: 'Jardin' },
  { id: 'vetements', label: 'Vêtements' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

/** The category with this id, if there is one. */
export const findCategory = (id: string | null) =>
  CATEGORIES.find((category) => category.id === id);

/** The French name of a category. */
export const categoryLabel = (id: string): string => findCategory(id)?.label ?? id;
