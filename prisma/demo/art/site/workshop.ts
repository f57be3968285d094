import { seeded } from '../random.js';
import { palm, tuft } from './plants.js';

/** A courtyard workshop in the late afternoon, 1600 × 900; the plain wall on the left is for white text. */
export function workshop(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#5a2a22"/><stop offset=".45" stop-color="#8d4029"/><stop offset=".75" stop-color="#cf7440"/><stop offset="1" stop-color="#e59a55"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a1d1b"/><stop offset=".55" stop-color="#7d4630"/><stop offset="1" stop-color="#c58452"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d99a5b"/><stop offset="1" stop-color="#8f5528"/></linearGradient>
<linearGradient id="leg" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#6d3f20"/><stop offset="1" stop-color="#a9683a"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8e4dc"/><stop offset="1" stop-color="#8d8b8a"/></linearGradient>
<linearGradient id="teal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2f9c8a"/><stop offset="1" stop-color="#145a55"/></linearGradient>
<linearGradient id="red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8603c"/><stop offset="1" stop-color="#9d2e20"/></linearGradient>
<linearGradient id="yellow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffcd57"/><stop offset="1" stop-color="#d98d1c"/></linearGradient>
<radialGradient id="sun" cx="1420" cy="120" r="980" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff0c2" stop-opacity=".75"/><stop offset=".45" stop-color="#ffc878" stop-opacity=".22"/><stop offset="1" stop-color="#ffc878" stop-opacity="0"/></radialGradient>
<linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2a1212" stop-opacity=".72"/><stop offset=".4" stop-color="#2a1212" stop-opacity=".42"/><stop offset=".62" stop-color="#2a1212" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="shade" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
</defs>
<rect width="1600" height="720" fill="url(#wall)"/>
${plaster()}
<path d="M0 716H1600V900H0Z" fill="url(#floor)"/><path d="M0 716H1600" stroke="#4a2219" stroke-width="4" opacity=".5"/>
<g opacity=".2" filter="url(#soft)">${palm(1180, 760, 640, -160, '#3a0f12', 12)}${palm(840, 780, 520, -90, '#3a0f12', 18)}</g>
${roof()}${pegboard()}${ladder()}${bench()}${onBench()}${underBench()}
<rect width="1600" height="900" fill="url(#sun)"/>
<rect width="1600" height="900" fill="url(#calm)"/>
${bulbs()}
${plant(720, 800, 0.9)}${plant(1545, 850, 1.3)}
</svg>`;
}

function plaster(): string {
  const random = seeded(3);
  return Array.from({ length: 26 }, () => {
    const x = random() * 1600;
    const y = 60 + random() * 620;
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(40 + random() * 120)}" ry="${Math.round(12 + random() * 30)}" fill="${random() < 0.5 ? '#fff' : '#3a0f12'}" opacity=".03"/>`;
  }).join('');
}

function roof(): string {
  const ribs = Array.from({ length: 41 }, (_, index) => {
    const x = index * 40;
    return `<path d="M${x} 0h20l8 74h-22Z" fill="#2c1a1c" opacity=".55"/>`;
  }).join('');
  return `<path d="M0 0H1600V64L0 78Z" fill="#51403c"/>${ribs}<path d="M0 78 1600 64v12L0 92Z" fill="#2a1512"/><path d="M0 92 1600 76v36L0 134Z" fill="#2a0d0d" opacity=".28" filter="url(#shade)"/>`;
}

function bulbs(): string {
  const xs = [120, 330, 540, 750, 960, 1170, 1380, 1570];
  const wire = 'M-20 96Q50 150 120 152T330 168T540 172T750 168T960 158T1170 144T1380 126T1620 92';
  const ys = [152, 168, 172, 168, 158, 144, 126, 100];
  const lamps = xs
    .map((x, index) => {
      const y = ys[index] ?? 0;
      return `<circle cx="${x}" cy="${y + 22}" r="34" fill="#ffce7a" opacity=".35" filter="url(#soft)"/><rect x="${x - 4}" y="${y - 1}" width="8" height="12" rx="2" fill="#2a1512"/><path d="M${x - 6} ${y + 11}q-8 14 6 24q14-10 6-24Z" fill="#ffeab0"/>`;
    })
    .join('');
  return `<path d="${wire}" fill="none" stroke="#21100f" stroke-width="3"/>${lamps}`;
}

function pegboard(): string {
  const holes = Array.from({ length: 11 * 18 }, (_, index) => {
    const x = 912 + (index % 18) * 28;
    const y = 226 + Math.floor(index / 18) * 24;
    return `<circle cx="${x}" cy="${y}" r="1.700" fill="#5a3119" opacity=".45"/>`;
  }).join('');
  const hammer =
    '<g transform="translate(950 262) rotate(8)"><rect x="20" y="24" width="13" height="132" rx="6" fill="url(#wood)"/><path d="M-8 0h52q16 2 22 16l-18-2v10H-8Z" fill="url(#steel)"/></g>';
  const saw =
    '<g transform="translate(1040 262)"><path d="M0 60 176 20v22L0 104Z" fill="url(#steel)"/><path d="M0 104l176-62" stroke="#6b6a6a" stroke-width="4" stroke-dasharray="5 4"/><path d="M-44 54q30-8 48 0v56q-26 14-50-6q-12-26 2-50Zm6 16q-8 14 0 28q14 8 26 0V70q-14-4-26 0Z" fill="url(#red)" fill-rule="evenodd"/></g>';
  const wrench = (x: number, length: number) =>
    `<g transform="translate(${x} 262)"><path d="M-12 0q-14 16 0 32l6 4v${length}h14v-${length}l6-4q14-16 0-32l-4 18h-16Z" fill="url(#steel)"/><circle cx="1" cy="${length + 40}" r="13" fill="url(#steel)"/><circle cx="1" cy="${length + 40}" r="6" fill="#a5642f"/></g>`;
  const level =
    '<g transform="translate(1010 410)"><rect width="230" height="28" rx="5" fill="url(#yellow)"/><rect x="92" y="6" width="46" height="16" rx="8" fill="#d9f2a5"/><rect x="110" y="9" width="12" height="10" rx="5" fill="#fbffe6"/></g>';
  return `<rect x="896" y="216" width="520" height="268" rx="8" fill="#2a0d0d" opacity=".35" filter="url(#shade)"/><rect x="888" y="206" width="520" height="268" rx="8" fill="#c58a50"/><rect x="888" y="206" width="520" height="268" rx="8" fill="none" stroke="#7f4a24" stroke-width="8"/>${holes}${hammer}${saw}${wrench(1284, 110)}${wrench(1330, 84)}${wrench(1370, 62)}${level}`;
}

function ladder(): string {
  const rungs = Array.from({ length: 9 }, (_, index) => {
    const t = index / 9;
    const y = 700 - t * 520;
    const x = 1460 + t * 62;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="92" height="9" rx="3" fill="#d8d3cb"/>`;
  }).join('');
  return `<g><path d="M1470 742 1540 140h14L1486 742Z" fill="#2a0d0d" opacity=".3" filter="url(#shade)"/>${rungs}<path d="M1448 742 1516 130h12L1462 742Z" fill="#c9c4bc"/><path d="M1548 742 1616 130h12L1562 742Z" fill="#efeae2"/></g>`;
}

function bench(): string {
  return `<ellipse cx="1150" cy="790" rx="330" ry="26" fill="#1d0b0a" opacity=".55" filter="url(#shade)"/><rect x="900" y="592" width="34" height="194" fill="url(#leg)"/><rect x="1372" y="592" width="34" height="194" fill="url(#leg)"/><rect x="914" y="706" width="480" height="20" fill="#7c4a25"/><rect x="862" y="564" width="586" height="34" rx="5" fill="url(#wood)"/><path d="M862 570h586" stroke="#f3c48a" stroke-width="3" opacity=".8"/>`;
}

function onBench(): string {
  const drill =
    '<g transform="translate(930 452)"><path d="M8 26q4-22 28-22h92q16 0 18 16v20q0 12-14 14H96l-16 4-6 34H34l10-36q-34 2-36-30Z" fill="url(#teal)"/><rect x="146" y="14" width="28" height="28" rx="6" fill="#3c3a3a"/><path d="M174 22h44l8 6-8 6h-44Z" fill="url(#steel)"/><rect x="26" y="88" width="66" height="24" rx="6" fill="#2d2b2c"/><path d="M82 58l14-2-6 24Z" fill="#22211f"/><path d="M36 14h88" stroke="#8fe0d0" stroke-width="5" stroke-linecap="round" opacity=".6"/></g>';
  const toolbox =
    '<g transform="translate(1196 452)"><path d="M52 12h78v24h-12V24H64v12H52Z" fill="#3a3431"/><rect y="32" width="184" height="80" rx="9" fill="url(#red)"/><rect y="62" width="184" height="7" fill="#6d1e16"/><rect x="36" y="56" width="18" height="20" rx="3" fill="url(#steel)"/><rect x="130" y="56" width="18" height="20" rx="3" fill="url(#steel)"/><path d="M8 40h168" stroke="#ffb59c" stroke-width="3" opacity=".6"/></g>';
  const pot =
    '<g transform="translate(1396 500)"><path d="M9 14-2-48M20 12l3-74M30 14 44-36" stroke="#8f5528" stroke-width="6" stroke-linecap="round"/><path d="M-8-46q-8-26 4-38q10 14 14 32q-8 10-18 6ZM15-60q-2-30 8-40q10 12 8 42q-8 6-16-2ZM38-34q-2-26 14-36q6 16 2 38q-8 6-16-2Z" fill="url(#steel)"/><path d="M0 14h40l-5 50H5Z" fill="#2f8c7d"/><ellipse cx="20" cy="14" rx="20" ry="6" fill="#1b5a52"/></g>';
  return drill + toolbox + pot;
}

function underBench(): string {
  const crate =
    '<g transform="translate(960 628)"><rect width="150" height="80" rx="4" fill="#b97b45"/><path d="M0 26h150M0 54h150" stroke="#7c4a25" stroke-width="5"/><rect width="12" height="80" fill="#8f5528"/><rect x="138" width="12" height="80" fill="#8f5528"/></g>';
  const generator =
    '<g transform="translate(1150 664)"><rect x="-4" y="-30" width="180" height="10" rx="5" fill="#2d2b2c"/><path d="M2-24v130M170-24v130" stroke="#2d2b2c" stroke-width="9"/><rect x="12" y="-14" width="148" height="36" rx="10" fill="url(#yellow)"/><rect x="16" y="22" width="88" height="74" rx="6" fill="#474345"/><rect x="108" y="28" width="52" height="68" rx="6" fill="url(#red)"/><circle cx="60" cy="60" r="25" fill="#2a2829"/><circle cx="60" cy="60" r="15" fill="#8d8b8a"/><circle cx="124" cy="48" r="6" fill="#2a2829"/><circle cx="144" cy="48" r="6" fill="#2a2829"/><rect x="-6" y="100" width="184" height="10" rx="4" fill="#2d2b2c"/></g>';
  return crate + generator;
}

function plant(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="62" rx="60" ry="10" fill="#1d0b0a" opacity=".5"/><path d="M-40 0h80l-12 62h-56Z" fill="#b5532c"/><path d="M-44-6h88v14h-88Z" fill="#cf6a3c"/>${tuft(0, -4, 130, '#2c5b3a', 4)}${tuft(8, -4, 96, '#3f7c48', 9)}</g>`;
}
