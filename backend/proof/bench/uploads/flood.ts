import { getOneMessage, sendMessage } from 'execa';
import sharp from 'sharp';
import { aHugePng } from '../../../tooling/huge-png.js';

/**
 * Sends all the pictures to the running product (`BASE_URL`) at once, in turn by members whose tokens are its arguments.
 * Before, some members send an ordinary one, so that what Node and the ORM compile when a call is first made is no
 * part of the flood. It says when that is done, begins when it is told to, and says how many answers of each kind came.
 */
export type Answers = Record<string, number>;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } });

const pictures = {
  'PNG 1 × 16,000,000': aHugePng(1, 16_000_000),
  'interlaced PNG 8000 × 8000': await plain(8_000, 8_000).png({ progressive: true }).toBuffer(),
  'JPEG of 108 megapixels': await plain(12_000, 9_000).jpeg().toBuffer(),
  'PNG of 40 megapixels': await plain(8_000, 5_000).png().toBuffer(),
};
type Kind = keyof typeof pictures;
const flood: Record<Kind, number> = {
  'PNG 1 × 16,000,000': 40,
  'interlaced PNG 8000 × 8000': 8,
  'JPEG of 108 megapixels': 40,
  'PNG of 40 megapixels': 8,
};

const { BASE_URL = '' } = process.env;
const tokens = process.argv.slice(2);

async function send(token: string, picture: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'photo');
  const answer = await fetch(`${BASE_URL}/api/uploads?preset=item`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

const ordinary = await plain(1_600, 1_200).jpeg().toBuffer();
for (const token of tokens) {
  const status = await send(token, ordinary);
  if (status !== 201) throw new Error(`An ordinary picture was answered with ${status}`);
}
await sendMessage('ready');
await getOneMessage();
const answers: Answers = {};
const kinds = Object.entries(flood).flatMap(([kind, count]) =>
  Array.from({ length: count }, () => kind as Kind),
);
await Promise.all(
  kinds.map(async (kind, index) => {
    const status = await send(tokens[index % tokens.length] ?? '', pictures[kind]);
    const name = `${kind}: ${status}`;
    answers[name] = (answers[name] ?? 0) + 1;
  }),
);
await sendMessage(answers);
