/** What a notification is about; members choose the channels of each. */
export const categories = [
  'requests',
  'rentals',
  'messages',
  'reviews',
  'favourites',
  'money',
  'security',
  'decisions',
] as const;
export type Category = (typeof categories)[number];

/** How a category is treated. */
interface Treatment {
  /** As members read it. */
  label: string;
  /**
   * `immediate`: sent at any hour. `timely`: asks something of its reader soon; a mail, which does not
   * ring, is sent at any hour too. `relaxed`: may wait, and be one of several in a single mail.
   */
  urgency: 'immediate' | 'timely' | 'relaxed';
}

export const treatments: Record<Category, Treatment> = {
  requests: { label: 'Demandes et réponses', urgency: 'timely' },
  rentals: { label: 'Locations en cours', urgency: 'timely' },
  messages: { label: 'Messages', urgency: 'relaxed' },
  reviews: { label: 'Avis', urgency: 'relaxed' },
  favourites: { label: 'Favoris et recherches', urgency: 'relaxed' },
  money: { label: 'Argent et paiements', urgency: 'immediate' },
  security: { label: 'Sécurité du compte', urgency: 'immediate' },
  decisions: { label: 'Désaccords et décisions', urgency: 'immediate' },
};

/** Whether its mails can be switched off: those about money, safety and decisions are always sent. */
export function hasOptionalMails(category: Category): boolean {
  return treatments[category].urgency !== 'immediate';
}

/** By kind of event; else by the subject that the kind begins with. */
const ofKinds: Record<string, Category> = {
  'rental.requested': 'requests',
  'rental.answer-awaited': 'requests',
  'rental.accepted': 'requests',
  'rental.refused': 'requests',
  'rental.cancelled': 'requests',
  'rental.not-handed-over': 'decisions',
  'rental.handover-disputed': 'decisions',
  'rental.return-contested': 'decisions',
  'rental.claim-countered': 'decisions',
  'rental.claim-disputed': 'decisions',
  'rental.deposit-shared': 'decisions',
  'rental.deadline-postponed': 'decisions',
  'rental.object-missing': 'decisions',
  'rental.missing-answered': 'decisions',
};
const ofSubjects: Record<string, Category> = {
  rental: 'rentals',
  'rental-change': 'rentals',
  payment: 'money',
  'payment-righting': 'money',
  balance: 'money',
  'held-credit': 'money',
  incident: 'money',
  user: 'security',
  'payout-method': 'security',
  message: 'messages',
  thread: 'messages',
  'rental-reviews': 'reviews',
  review: 'reviews',
  favourite: 'favourites',
  'saved-search': 'favourites',
};

/** @param kind of the event: `rental.accepted`. What is unknown here is never switched off. */
export function categoryOf(kind: string): Category {
  const [subject = ''] = kind.split('.');
  return ofKinds[kind] ?? ofSubjects[subject] ?? 'decisions';
}
