import sharp from 'sharp';

/**
 * The mark for launchers that cut icons into a shape of their own: to the edges, and what must be seen in the middle
 * circle of four fifths. From the repository's root: `npx tsx prisma/demo/art/site/make-maskable-icon.ts`.
 */
const SIZE = 512;
const art = 'frontend/public/art';

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${SIZE}" height="${SIZE}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#128070"/><stop offset="1" stop-color="#0a4a43"/></linearGradient></defs>
  <rect width="64" height="64" fill="url(#g)"/>
  <g transform="translate(32 32) scale(0.72) translate(-33 -31.500)">
    <path d="M20 12v31q0 8 8 8h18" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="42" cy="25" r="9.500" fill="#f5a524"/>
  </g>
</svg>`;

await sharp(Buffer.from(icon)).png({ palette: true }).toFile(`${art}/icon-maskable-512.png`);
