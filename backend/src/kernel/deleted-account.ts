/** What others read in the place of the name of a member whose account is deleted. */
export const deletedName = 'Compte supprimé';

/** In the place of their address, which no mail server takes; the check `users_deleted_is_empty` names the same. */
export const deletedEmail = (id: string): string => `supprime-${id}@loka.invalid`;
