import type { ItemDetail, NewItem } from '@/api/types';
import { draftOfPlace, emptyPlace, type PlaceDraft } from '@/features/places';
import { keptPicture, type ListedPicture, storedPicture } from '@/features/uploads';
import { drafts, type KeptPhoto } from '@/lib/offline';

type DraftedSpecification = { name: string; value: string };

/** From how many units on, and the price of each. */
type DraftedTier = { from: string; price: string };

/** Whether anything is said in a row; one that was only added does not count. */
export const isSaid = (row: DraftedSpecification | DraftedTier): boolean =>
  Object.values(row).some((text) => text.trim() !== '');

/** What is typed in an object's form: the fields of the call, as texts. */
export type ItemDraft = Record<
  Exclude<
    keyof NewItem,
    | 'id'
    | 'images'
    | 'location'
    | 'landmark'
    | 'point'
    | 'specifications'
    | 'priceTiers'
    | 'requiresVerifiedRenter'
  >,
  string
> & {
  location: PlaceDraft;
  specifications: DraftedSpecification[];
  priceTiers: DraftedTier[];
  /** Without, what is typed as its fee does not count. */
  delivers: boolean;
  requiresVerifiedRenter: boolean;
};

/** What a form begins with. */
export type ItemStart = {
  typed: ItemDraft;
  /** Of the upload and its address, in order. */
  pictures: { id: string; preview: string }[];
};

/** A form that was begun and not sent. */
export type KeptItemDraft = ItemStart & {
  /** Of a new object: the same however often it is sent. */
  id: string;
  /** Of the object as it was when it was opened; 0 of a new one. */
  version: number;
  /** What was picked on this device. */
  photos: KeptPhoto[];
  /** When it was last changed, an ISO instant. */
  at: string;
};

const EMPTY: ItemDraft = {
  title: '',
  description: '',
  category: '',
  condition: '',
  price: '',
  priceUnit: 'jour',
  deposit: '',
  location: emptyPlace,
  specifications: [],
  requiresVerifiedRenter: false,
  pieces: '1',
  priceTiers: [],
  delivers: false,
  deliveryFee: '',
};

/** A form in which nothing is said yet. */
export const EMPTY_START: ItemStart = { typed: EMPTY, pictures: [] };

/** What is said of an object, as it is typed. */
export function startOf(item: ItemDetail): ItemStart {
  const { title, description, category, priceUnit, requiresVerifiedRenter } = item;
  const { location, deliveryFee } = item;
  return {
    typed: {
      ...{ title, description, category, priceUnit, requiresVerifiedRenter },
      condition: item.condition ?? '',
      price: String(item.price),
      deposit: item.deposit > 0 ? String(item.deposit) : '',
      // Its owner sees the place; of an object of another there is the location alone.
      location: draftOfPlace(item.place ?? { location, landmark: '', point: null }),
      pieces: String(item.pieces),
      priceTiers: item.priceTiers.map(({ from, price }) => ({
        from: String(from),
        price: String(price),
      })),
      delivers: deliveryFee !== null,
      deliveryFee: deliveryFee === null ? '' : String(deliveryFee),
      specifications: Object.entries(item.specifications).map(([name, value]) => ({ name, value })),
    },
    pictures: item.images.flatMap((preview) => {
      const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(preview)?.[0];
      return id ? { id, preview } : [];
    }),
  };
}

/** The pictures of a draft, those that were picked with their bytes. */
export function picturesOf({ pictures, photos }: Pick<KeptItemDraft, 'pictures' | 'photos'>) {
  const kept = new Map(photos.map((photo) => [photo.id, photo]));
  return pictures.flatMap((picture): ListedPicture | ListedPicture[] => {
    const photo = kept.get(picture.id);
    if (photo) return keptPicture(photo);
    // One that was picked and not made small in time has nothing left to be shown.
    return picture.preview.startsWith('blob:') ? [] : storedPicture(picture);
  });
}

const KIND = 'item';

/** Forms of objects that were begun, on this device: a phone may close the page behind its camera. */
export const itemDrafts = {
  /** @param subject which form: of which object, or of a new one */
  async read(subject: string): Promise<KeptItemDraft | undefined> {
    const draft = await drafts.read({ kind: KIND, subject });
    if (!draft) return undefined;
    const { typed, ...body } = draft.body as Omit<KeptItemDraft, 'photos' | 'at'>;
    // A draft of an older form lacks what is new.
    return { ...body, typed: { ...EMPTY, ...typed }, photos: draft.photos, at: draft.at };
  },
  keep: (subject: string, { photos, at: _, ...body }: KeptItemDraft) =>
    drafts.keep({ kind: KIND, subject, body, photos }),
  drop: (subject: string) => drafts.drop({ kind: KIND, subject }),
};
