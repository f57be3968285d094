import sharp, { type Sharp } from 'sharp';

/** What a listing's pictures are made from. */
export interface Masters {
  /** The object in the studio, 4:3. */
  hero: string;
  /** The object in a room, when there is one in the same colours. */
  setting: string | undefined;
}

/** How far a listing's pictures move from their masters: colours turned by `hue` degrees, mirrored. */
export interface Turn {
  hue: number;
  mirrored: boolean;
}

const HUES = [0, 38, 196, 0, 82, 232, 140, 318] as const;

/** The turn of the `copy`-th listing that shares a master, so that no two of them look alike. */
export function turnOf(copy: number, keepColours: boolean): Turn {
  return { hue: keepColours ? 0 : (HUES[copy % HUES.length] ?? 0), mirrored: copy % 2 === 1 };
}

/** The object, the object close by and, where there is one, the object in a room, as WebP. */
export async function derive({ hero, setting }: Masters, turn: Turn) {
  const { width = 800, height = 600 } = await sharp(hero).metadata();
  const closer = sharp(hero)
    .extract({
      left: Math.round(width * 0.24),
      top: Math.round(height * 0.17),
      width: Math.round(width * 0.58),
      height: Math.round(height * 0.58),
    })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen(0.8);
  return {
    hero: await finish(sharp(hero), turn, 74),
    detail: await finish(closer, { ...turn, mirrored: !turn.mirrored }, 66),
    setting: setting && (await finish(sharp(setting), turn, 64)),
  };
}

async function finish(picture: Sharp, { hue, mirrored }: Turn, quality: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const turned = sharp(data, { raw: { width, height, channels } }).modulate({ hue });
  return (mirrored ? turned.flop() : turned).webp({ quality, effort: 5 }).toBuffer();
}
