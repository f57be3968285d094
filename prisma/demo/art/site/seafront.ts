import { seeded } from '../random.js';
import { canopy, palm, tuft } from './plants.js';

/** The corniche of Libreville at dusk, 1600 × 900; the left half stays calm for white text. */
export function seafront(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#14213f"/><stop offset=".35" stop-color="#3a3566"/><stop offset=".62" stop-color="#a0506a"/><stop offset=".82" stop-color="#ee8557"/><stop offset="1" stop-color="#ffd08a"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e58a62"/><stop offset=".18" stop-color="#9a5670"/><stop offset=".6" stop-color="#3b3a66"/><stop offset="1" stop-color="#1a2548"/></linearGradient>
<radialGradient id="glow" cx="1130" cy="560" r="620" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff0bd" stop-opacity=".95"/><stop offset=".18" stop-color="#ffc777" stop-opacity=".6"/><stop offset=".55" stop-color="#ff8f5c" stop-opacity=".22"/><stop offset="1" stop-color="#ff8f5c" stop-opacity="0"/></radialGradient>
<linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0c1733" stop-opacity=".82"/><stop offset=".42" stop-color="#0c1733" stop-opacity=".5"/><stop offset=".72" stop-color="#0c1733" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="mist"><feGaussianBlur stdDeviation="2"/></filter>
<clipPath id="water"><rect y="590" width="1600" height="310"/></clipPath>
</defs>
<rect width="1600" height="600" fill="url(#sky)"/>
<rect width="1600" height="900" fill="url(#glow)"/>
${clouds()}
<circle cx="1130" cy="548" r="62" fill="#fff3cf"/>
${canopy(-200, 760, 572, 34, 592, '#5b3f63', 4)}
<g filter="url(#mist)">${canopy(-200, 520, 560, 26, 592, '#7d4d6b', 9)}</g>
${skyline()}
<rect y="590" width="1600" height="310" fill="url(#sea)"/>
<g clip-path="url(#water)">${reflections()}</g>
${pirogue(905, 690, 1)}${pirogue(660, 640, 0.55)}
<rect width="1600" height="900" fill="url(#calm)"/>
${promenade()}
${palm(1490, 850, 560, -120, '#0d1428', 3)}${palm(1575, 870, 440, 30, '#0a1022', 8)}${palm(1290, 838, 360, 66, '#141b34', 5)}
${tuft(1500, 850, 60, '#0a1022', 2)}${tuft(1300, 842, 46, '#0d1428', 6)}${tuft(1580, 870, 70, '#080d1c', 7)}
</svg>`;
}

function clouds(): string {
  const random = seeded(21);
  return `<g filter="url(#soft)">${Array.from({ length: 16 }, () => {
    const y = 120 + random() * 380;
    const warm = y > 300;
    return `<ellipse cx="${Math.round(350 + random() * 1250)}" cy="${Math.round(y)}" rx="${Math.round(90 + random() * 190)}" ry="${Math.round(5 + random() * 11)}" fill="${warm ? '#ffb98a' : '#7b5a8c'}" opacity="${(0.25 + random() * 0.3).toFixed(2)}"/>`;
  }).join('')}</g>`;
}

function skyline(): string {
  const random = seeded(77);
  const heights = [42, 66, 30, 96, 54, 132, 74, 40, 112, 58, 84, 34, 150, 60, 46, 90, 38, 70];
  let x = 1180;
  const towers = heights.map((height) => {
    const width = 18 + Math.round(random() * 26);
    const at = x;
    x += width + Math.round(random() * 7);
    const lights = Array.from({ length: Math.round(height / 11) }, () => {
      const wx = at + 4 + Math.floor(random() * Math.max(1, (width - 8) / 7)) * 7;
      const wy = 590 - height + 8 + Math.floor(random() * Math.max(1, (height - 14) / 10)) * 10;
      return `<rect x="${wx}" y="${wy}" width="3.4" height="4.6" fill="#ffd98f" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`;
    }).join('');
    return `<rect x="${at}" y="${590 - height}" width="${width}" height="${height}" fill="#352f55"/><rect x="${at}" y="${590 - height}" width="3" height="${height}" fill="#f2a071" opacity=".55"/>${lights}`;
  });
  const antenna = '<path d="M1452 440v-58m-5 58 5-58 5 58" stroke="#352f55" stroke-width="2.4"/>';
  return `${canopy(1060, 1800, 574, 26, 592, '#3d3558', 15)}${towers.join('')}${antenna}${canopy(1120, 1800, 583, 16, 592, '#2a2848', 31)}`;
}

function reflections(): string {
  const random = seeded(5);
  const path = Array.from({ length: 70 }, () => {
    const depth = random();
    const y = 594 + depth * depth * 290;
    const spread = 30 + depth * 190;
    const width = 16 + random() * (34 + depth * 90);
    const x = 1130 + (random() - 0.5) * spread * 1.5 - width / 2;
    return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${(1.6 + depth * 3.6).toFixed(1)}" rx="2" fill="#ffd79a" opacity="${(0.75 - depth * 0.5).toFixed(2)}"/>`;
  });
  const ripples = Array.from({ length: 60 }, () => {
    const depth = random();
    return `<rect x="${Math.round(random() * 1600)}" y="${Math.round(600 + depth * 280)}" width="${Math.round(40 + random() * 120)}" height="${(1 + depth * 2).toFixed(1)}" rx="1" fill="${random() < 0.5 ? '#f0a079' : '#202a52'}" opacity=".22"/>`;
  });
  return ripples.join('') + path.join('');
}

function pirogue(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="70" cy="24" rx="104" ry="7" fill="#161c3c" opacity=".45"/><path d="M-34 2Q10 20 70 20t112-22q-14 26-46 30H10Q-20 26-34 2Z" fill="#191c3a"/><path d="M-30 4Q12 19 70 19t108-19" fill="none" stroke="#f0a06c" stroke-width="2" opacity=".8"/><path d="M46 19q-3-26 4-36q8-7 14 2q7 14 5 34Z" fill="#14172f"/><circle cx="57" cy="-27" r="8.500" fill="#14172f"/><path d="M30-34 96 34" stroke="#14172f" stroke-width="3.400" stroke-linecap="round"/></g>`;
}

function promenade(): string {
  const posts = Array.from({ length: 27 }, (_, index) => {
    const x = index * 62 - 10;
    return `<rect x="${x}" y="796" width="10" height="54" rx="3" fill="#141b36"/>`;
  }).join('');
  const lamps = [742, 1130]
    .map(
      (x) =>
        `<g><circle cx="${x}" cy="640" r="60" fill="#ffd28a" opacity=".2" filter="url(#soft)"/><path d="M${x} 850V652" stroke="#10172f" stroke-width="7"/><path d="M${x - 18} 652h36l-7-18h-22Z" fill="#10172f"/><circle cx="${x}" cy="640" r="9" fill="#ffe9b8"/></g>`,
    )
    .join('');
  return `${lamps}<rect y="788" width="1600" height="11" fill="#18203f"/><rect y="788" width="1600" height="2" fill="#e99a72" opacity=".5"/>${posts}<path d="M0 846H1600V900H0Z" fill="#0c1226"/><path d="M0 846H1600" stroke="#a3657a" stroke-width="2" opacity=".45"/>`;
}
