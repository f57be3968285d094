import sharp, { type Sharp } from 'sharp';

/** What a listing's pictures are made from: the object in the studio and in a room, 4:3. */
export interface Masters {
  hero: Buffer;
  setting: Buffer;
}

/** How far a listing's pictures move from their masters: colours turned by `hue` degrees, mirrored. */
export interface Turn {
  hue: number;
  mirrored: boolean;
}

const HUES = [0, 38, 196, 82, 232, 140, 318] as const;

/** The turn of the `use`-th listing that shares a master, so that no two of them look alike. */
export function turnOf(use: number, keepColours: boolean): Turn {
  return { hue: keepColours ? 0 : (HUES[use % HUES.length] ?? 0), mirrored: use % 2 === 1 };
}

/** The object, the object close by and, in its own colours, the object in a room, as WebP. */
export async function derive({ hero, setting }: Masters, turn: Turn) {
  return {
    hero: await finish(sharp(hero), turn, 71),
    detail: await finish(await closer(hero), { ...turn, mirrored: !turn.mirrored }, 61),
    // Turned hues suit plain grounds; a room in them looks odd.
    setting: turn.hue === 0 ? await finish(sharp(setting), turn, 59) : undefined,
  };
}

async function closer(hero: Buffer): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(hero).metadata();
  return sharp(hero)
    .extract({
      left: Math.round(width * 0.24),
      top: Math.round(height * 0.17),
      width: Math.round(width * 0.58),
      height: Math.round(height * 0.58),
    })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 });
}

async function finish(picture: Sharp, { hue, mirrored }: Turn, quality: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const turned = sharp(data, { raw: { width, height, channels } }).modulate({ hue });
  return (mirrored ? turned.flop() : turned).webp({ quality, effort: 5 }).toBuffer();
}
