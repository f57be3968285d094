import { z } from 'zod';
import { obstacleKinds } from '../../../kernel/deletion-obstacle.js';

export const deletionView = z
  .object({
    /** When the account is deleted at the earliest; null unless its member asked for it. Past when it is put off. */
    dueAt: z.iso.datetime().nullable(),
    /** For how many days it can be taken back. */
    graceDays: z.int(),
    /** For how many days more the deletion may be put off while something is being looked into. */
    postponedDays: z.int(),
    /** What has to be settled first. */
    obstacles: z.array(
      z.object({
        kind: z.enum(obstacleKinds),
        /** How many; of `wallet-balance`, XAF. */
        count: z.int(),
      }),
    ),
  })
  .meta({ id: 'AccountDeletion' });
export type DeletionView = z.infer<typeof deletionView>;

export const deletionBody = z.object({
  /** That its member has read what is deleted and what stays. */
  confirmed: z.literal(true, 'Confirmez que vous voulez supprimer votre compte.'),
});
export type DeletionBody = z.infer<typeof deletionBody>;
