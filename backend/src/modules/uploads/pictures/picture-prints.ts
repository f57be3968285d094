import type { Sharp } from 'sharp';
import {
  frequencies,
  type Margins,
  margins,
  placeOf,
  printWhere,
} from '../domain/picture-prints.js';

/** Of the squares whose grey a print is made of, along each side. */
const squares = 32;
/** The picture needs no more pixels for them. */
const longestSide = 640;

/** Frequencies this weak, in steps of grey, are noise. */
const noise = 0.1;
/** A picture with fewer others shows next to nothing: a covered lens, a wall. All such pictures would look alike. */
const leastFrequencies = 64;

/** The prints of a picture with each margin, one after the other; none of a picture that shows next to nothing. */
export async function picturePrints(pixels: Sharp): Promise<Uint8Array> {
  const greys = await SummedGreys.of(pixels);
  const whole = strengthsOf(greys.squares({ left: 0, top: 0, right: 0, bottom: 0 }));
  if (whole.filter((strength) => Math.abs(strength) > noise).length < leastFrequencies)
    return new Uint8Array();
  const prints = margins.map((margin) => {
    const strengths = strengthsOf(greys.squares(margin));
    return printWhere((across, down) => (strengths[placeOf(across, down)] as number) > 0);
  });
  return Uint8Array.from(prints.flatMap((print) => [...print]));
}

/** The sum of all greys above and left of each pixel: the grey of any rectangle is four look-ups. */
class SummedGreys {
  private constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly sums: Float64Array,
  ) {}

  static async of(pixels: Sharp): Promise<SummedGreys> {
    const { data, info } = await pixels
      .clone()
      .flatten({ background: 'white' })
      .greyscale()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sums = new Float64Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++) {
        row += data[(y * width + x) * channels] as number;
        sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
      }
    }
    return new SummedGreys(width, height, sums);
  }

  /**
   * The mean greys of as many squares as a print is made of. No library of ours scales without moving a picture by parts of
   * a pixel, by which its mirror image would have another print.
   */
  squares({ left, top, right, bottom }: Margins): Float64Array {
    const width = (this.width * (1 - left - right)) / squares;
    const height = (this.height * (1 - top - bottom)) / squares;
    // The corners of the squares, a row after the other.
    const corners = squares + 1;
    const sums = new Float64Array(corners ** 2);
    for (let row = 0; row < corners; row++)
      for (let column = 0; column < corners; column++)
        sums[row * corners + column] = this.until(
          this.width * left + column * width,
          this.height * top + row * height,
        );
    const at = (column: number, row: number) => sums[row * corners + column] as number;
    const greys = new Float64Array(squares ** 2);
    for (let row = 0; row < squares; row++)
      for (let column = 0; column < squares; column++) {
        const sum =
          at(column + 1, row + 1) - at(column, row + 1) - at(column + 1, row) + at(column, row);
        greys[row * squares + column] = sum / (width * height);
      }
    return greys;
  }

  /** Between pixels, as much of each as lies above and left. */
  private until(x: number, y: number): number {
    const left = Math.min(Math.floor(x), this.width - 1);
    const top = Math.min(Math.floor(y), this.height - 1);
    const from = top * (this.width + 1) + left;
    const under = from + this.width + 1;
    const above = this.between(from, x - left);
    return above + (this.between(under, x - left) - above) * (y - top);
  }

  private between(place: number, part: number): number {
    const one = this.sums[place] as number;
    return one + ((this.sums[place + 1] as number) - one) * part;
  }
}

const waves = Array.from({ length: frequencies }, (_, frequency) =>
  Float64Array.from({ length: squares }, (__, at) =>
    Math.cos((Math.PI * (2 * at + 1) * frequency) / (2 * squares)),
  ),
);

/** How strong each frequency is, in the places of a print; that of the mean grey counts as none. */
function strengthsOf(greys: Float64Array): Float64Array {
  const rows = transformed(greys, squares);
  const strengths = transformed(rows, frequencies).map((sum) => sum / squares ** 2);
  strengths[placeOf(0, 0)] = 0;
  return strengths;
}

/** Transforms each column of `width` columns, and exchanges columns and rows: twice does both directions. */
function transformed(values: Float64Array, width: number): Float64Array {
  const result = new Float64Array(width * frequencies);
  for (let column = 0; column < width; column++)
    for (let frequency = 0; frequency < frequencies; frequency++) {
      const wave = waves[frequency] as Float64Array;
      let sum = 0;
      for (let row = 0; row < squares; row++)
        sum += (wave[row] as number) * (values[row * width + column] as number);
      result[column * frequencies + frequency] = sum;
    }
  return result;
}
