import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downscale } from './downscale';

afterEach(() => vi.unstubAllGlobals());

const drawn: { width: number; height: number; type: string; quality: number }[] = [];

/** A browser that decodes every picture to this size, and writes JPEGs of so many bytes. */
function aBrowser({ width = 0, height = 0, decodes = true, bytes = 1_000 }) {
  drawn.length = 0;
  const decode = vi.fn(async (_: Blob, __?: ImageBitmapOptions) => {
    if (!decodes) throw new Error('The source image could not be decoded');
    return { width, height, close: vi.fn() };
  });
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = 0,
  ) {
    drawn.push({ width: this.width, height: this.height, type, quality });
    done(new Blob([new Uint8Array(bytes)], { type }));
  });
  return decode;
}

const photo = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

describe('a picture that is to be sent', () => {
  it('is made smaller, upright, as a JPEG', async () => {
    const decode = aBrowser({ width: 12_000, height: 9_000 });
    const small = await downscale(photo(9_000_000));
    expect(small.type).toBe('image/jpeg');
    expect(drawn).toEqual([{ width: 1600, height: 1200, type: 'image/jpeg', quality: 0.85 }]);
    expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
  });

  it('stays as it is when it is small', async () => {
    aBrowser({ width: 1600, height: 1200 });
    const file = photo(100_000);
    expect(await downscale(file)).toBe(file);
    expect(drawn).toEqual([]);
  });

  it('is written anew when it is heavy for its size, unless that makes it heavier', async () => {
    aBrowser({ width: 1500, height: 1500, bytes: 300_000 });
    expect((await downscale(photo(4_000_000))).size).toBe(300_000);
    aBrowser({ width: 1500, height: 1500, bytes: 900_000 });
    const file = photo(700_000);
    expect(await downscale(file)).toBe(file);
  });

  describe('that the browser has no memory to decode whole', () => {
    /** What an `<img>` shows. */
    function anElement(decodes: boolean) {
      const revoke = vi.fn();
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: revoke }),
      );
      class Shown {
        src = '';
        width = 12_000;
        height = 9_000;
        async decode() {
          if (!decodes)
            throw new DOMException('The source image cannot be decoded', 'EncodingError');
        }
      }
      vi.stubGlobal('Image', Shown);
      return revoke;
    }

    it('is made smaller as an element shows it', async () => {
      aBrowser({ decodes: false, bytes: 400_000 });
      const revoke = anElement(true);
      const small = await downscale(photo(12_000_000));
      expect(small.size).toBe(400_000);
      expect(drawn).toEqual([{ width: 1600, height: 1200, type: 'image/jpeg', quality: 0.85 }]);
      expect(revoke).toHaveBeenCalledWith('blob:photo');
    });

    it('goes as it is when an element cannot show it either, or when it is light', async () => {
      aBrowser({ decodes: false });
      const revoke = anElement(false);
      const file = photo(3_000_000);
      expect(await downscale(file)).toBe(file);
      expect(revoke).toHaveBeenCalledWith('blob:photo');
      anElement(true);
      const light = photo(100_000);
      expect(await downscale(light)).toBe(light);
      expect(drawn).toEqual([]);
    });
  });
});

/** Every file of the site, with its content. */
function sources(folder: string): { file: string; content: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => ({ file, content: readFileSync(path.join(folder, file), 'utf8') }));
}

describe('pictures of the site', () => {
  const site = sources('frontend/src');
  const thatHave = (pattern: RegExp) =>
    site.filter(({ content }) => pattern.test(content)).map(({ file }) => file);

  it('are sent by two files, of which one makes them smaller and the other sends what was made smaller', () => {
    expect(thatHave(/\/api\/uploads\?/).sort()).toEqual([
      'features/uploads/api/upload-picture.ts',
      'lib/offline/send-entry.ts',
    ]);
    expect(thatHave(/downscale\(/).sort()).toEqual([
      'features/uploads/api/upload-picture.ts',
      'features/uploads/downscale.ts',
      'features/uploads/make-small.ts',
    ]);
  });

  it('are kept to be sent later after they were made smaller alone', () => {
    expect(thatHave(/bytes: await/)).toEqual(['features/uploads/make-small.ts']);
  });
});
