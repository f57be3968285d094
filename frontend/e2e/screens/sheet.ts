import path from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { screens } from './catalogue.js';
import { phone } from './open.js';
import { pictureOf } from './picture-files.js';

const columns = 6;
const gap = 24;
const width = 240;
const height = Math.round((width * phone.height) / phone.width);

test('the sheet of the main screens', async () => {
  const main = screens.filter((screen) => screen.main);
  const pictures = await Promise.all(
    main.map(async (screen, place) => ({
      input: await sharp(pictureOf(screen, phone, 'first'))
        .resize(width, height)
        .toBuffer(),
      left: gap + (place % columns) * (width + gap),
      top: gap + Math.floor(place / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(main.length / columns);
  const sheet = sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#d9ccb6',
    },
  });
  await sheet
    .composite(pictures)
    .webp({ quality: 80 })
    .toFile(path.resolve('../docs/screens/main.webp'));
});
