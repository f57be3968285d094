import type { Failure } from '@loka/client';

/** A photo on its way: its bytes, since private windows of Safari store no Blob. */
export type KeptPhoto = {
  /** Chosen here, so that a photo sent again is stored once. */
  id: string;
  type: string;
  bytes: ArrayBuffer;
  /** Whether the server has it. */
  sent: boolean;
};

/** Something that a member did and that the server may not know yet. */
export type Entry = {
  /** Chosen here; it serves as the idempotency key. */
  id: string;
  /** Who did it: nobody else's session sends or shows it. */
  userId: string;
  /** What it is; it decides how it is sent. */
  kind: string;
  /** The id of what it is about. */
  subject: string;
  /** What was typed. */
  body: Record<string, unknown>;
  photos: KeptPhoto[];
  /** What its photos are uploaded for; for a rental without. */
  preset?: 'message' | undefined;
  /**
   * The kind of the entry that its photos become once it was taken: a few bytes do not wait for
   * pictures. Without it the photos are sent first.
   */
  photosAs?: string | undefined;
  /** An ISO instant, by the clock of this device. */
  madeAt: string;
  /** Why the server refused it, in French; it is then not sent again. */
  refusal: Failure | null;
};

export type NewEntry = Pick<Entry, 'kind' | 'subject' | 'body' | 'photos' | 'photosAs' | 'preset'>;
