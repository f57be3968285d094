/** What a picture is for; it decides its sizes and who may see it. */
export type Preset = 'item' | 'identity' | 'avatar' | 'rental' | 'message';

/** Where the pictures of each preset are. */
export const folders = {
  item: 'items',
  identity: 'identity',
  avatar: 'avatars',
  rental: 'rentals',
  message: 'messages',
} as const;

export const presets = Object.keys(folders) as Preset[];

/** Widths in pixels of the copies kept of a picture; the largest is the one addresses name. */
export const widths = {
  item: [320, 640, 1280],
  identity: [1600],
  avatar: [160],
  rental: [320, 1280],
  message: [320, 1280],
} as const satisfies Record<Preset, number[]>;

const largest = (preset: Preset): number => Math.max(...widths[preset]);

/** Where the storage keeps one copy: `items/<id>/640.webp`. */
export function fileKey(preset: Preset, id: string, width = largest(preset)): string {
  return `${folders[preset]}/${id}/${width}.webp`;
}

/** Presets whose pictures are not for everybody: their addresses ask who is calling. */
export const privatePresets: readonly Preset[] = ['identity', 'rental', 'message'];

/** Presets whose pictures are for another member as well, who may need them. */
export const proofPresets: readonly Preset[] = ['rental', 'message'];

export const isPrivate = (preset: Preset): boolean => privatePresets.includes(preset);

/** The address of a picture: a public one, or one for whoever sent it. */
export function uploadUrl(preset: Preset, id: string): string {
  return isPrivate(preset) ? `/api/uploads/${id}/file` : `/files/${fileKey(preset, id)}`;
}

const publicKey = /^(items|avatars)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{2,4}\.webp$/;

/** Whether anybody may read a key; nothing else of the storage has a public address. */
export function isPublicKey(key: string): boolean {
  return publicKey.test(key);
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The upload that a reference names, be it an id or an address that holds one; null for others. */
export function uploadIdIn(reference: string): string | null {
  return uuid.exec(reference)?.[0].toLowerCase() ?? null;
}

/** The address of somebody's picture, or of the one for those who have none. */
export function avatarUrl(id: string | null): string {
  return id ? uploadUrl('avatar', id) : '/art/avatar-default.svg';
}
