import { inflateSync } from 'node:zlib';

/** The objects of a PDF file as PDFKit writes them, by number: their text, their stream unpacked. */
type Objects = Map<string, { head: string; stream: string }>;

/** Characters by glyph, as a font's table says for whoever selects text. */
type Glyphs = Map<string, string>;

/** What a reader of a PDF file would select and copy, page by page. */
export function textOfPdf(file: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(file).toString('latin1'));
  const fonts = new Map<string, Glyphs>();
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const resources = objectAt(objects, head, 'Resources').head;
      for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const font = objects.get(id)?.head ?? '';
        fonts.set(name, glyphsOf(objectAt(objects, font, 'ToUnicode').stream));
      }
      return textOf(objectAt(objects, head, 'Contents').stream, fonts);
    });
}

function readObjects(file: string): Objects {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id = '', body = '']) => {
      const [head = '', packed = ''] = body.split(/stream\n|\nendstream/, 2);
      const stream = Buffer.from(packed, 'latin1');
      const isPacked = head.includes('/FlateDecode');
      return [id, { head, stream: (isPacked ? inflateSync(stream) : stream).toString('latin1') }];
    }),
  );
}

function objectAt(objects: Objects, head: string, key: string) {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1];
  const object = id && objects.get(id);
  if (!object) throw new Error(`The PDF file has no ${key} in ${head}`);
  return object;
}

/** `<0000> <00ff> [<0000> <004c> …]`: glyphs from the first on, and the characters of each. */
function glyphsOf(table: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries()) {
      glyphs.set(codeOf(Number.parseInt(first, 16) + index), charactersOf(hex));
    }
  }
  return glyphs;
}

const codeOf = (glyph: number) => glyph.toString(16).padStart(4, '0');

const charactersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What is drawn at one place is a line. */
function textOf(drawing: string, fonts: Map<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? new Map();
    if (!shown) continue;
    const codes = [...shown.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    lines.push(codes.map((code) => glyphs.get(code) ?? '\ufffd').join(''));
  }
  return lines.join('\n');
}
