import { seeded } from '../random.js';
import { canopy, palm, tuft } from './plants.js';

/** A camp between forest and lagoon at nightfall, 1600 × 900; the misty left is for white text. */
export function lagoon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2a38"/><stop offset=".5" stop-color="#1f5c62"/><stop offset=".85" stop-color="#6fa58c"/><stop offset="1" stop-color="#d8c98f"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fae94"/><stop offset=".4" stop-color="#2b6b6c"/><stop offset="1" stop-color="#0e3a44"/></linearGradient>
<linearGradient id="canvas" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#e2702f"/><stop offset=".55" stop-color="#ffb347"/><stop offset="1" stop-color="#d65f2a"/></linearGradient>
<radialGradient id="inside" cx=".5" cy=".8" r=".8"><stop offset="0" stop-color="#fff3c4"/><stop offset="1" stop-color="#ffb84d"/></radialGradient>
<radialGradient id="fire" cx="930" cy="770" r="360" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".75"/><stop offset=".4" stop-color="#ff9a4d" stop-opacity=".25"/><stop offset="1" stop-color="#ff9a4d" stop-opacity="0"/></radialGradient>
<radialGradient id="tentglow" cx="1190" cy="700" r="420" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffd98f" stop-opacity=".55"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient>
<linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#06222b" stop-opacity=".8"/><stop offset=".42" stop-color="#06222b" stop-opacity=".46"/><stop offset=".68" stop-color="#06222b" stop-opacity="0"/></linearGradient>
<linearGradient id="hull" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2c14e"/><stop offset="1" stop-color="#c77a1d"/></linearGradient>
<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="far"><feGaussianBlur stdDeviation="2.500"/></filter>
</defs>
<rect width="1600" height="640" fill="url(#sky)"/>
${stars()}
<circle cx="1010" cy="170" r="120" fill="#fff2c9" opacity=".14" filter="url(#soft)"/><circle cx="1010" cy="170" r="44" fill="#fff6dc"/><circle cx="996" cy="160" r="9" fill="#e9dcb4" opacity=".6"/><circle cx="1024" cy="182" r="6" fill="#e9dcb4" opacity=".6"/>
<g filter="url(#far)">${canopy(-200, 1800, 470, 60, 640, '#4f8a7c', 11)}</g>
<ellipse cx="700" cy="560" rx="900" ry="34" fill="#cfe0c4" opacity=".35" filter="url(#soft)"/>
${canopy(-300, 800, 520, 74, 640, '#2a6663', 23)}${canopy(880, 1900, 500, 80, 640, '#23595a', 29)}
<ellipse cx="800" cy="600" rx="800" ry="22" fill="#dfe8c8" opacity=".3" filter="url(#soft)"/>
<rect y="600" width="1600" height="300" fill="url(#water)"/>
${ripples()}
<path d="M1600 640Q1400 640 1230 690T820 770T560 900H1600Z" fill="#173f3b"/><path d="M1600 640Q1400 640 1230 690T820 770T560 900" fill="none" stroke="#b5d09f" stroke-width="3" opacity=".4"/>
<rect width="1600" height="900" fill="url(#tentglow)"/>
${canopy(1330, 1900, 500, 110, 700, '#123a3a', 41)}
${tent()}${kayak()}${campfire()}
<rect width="1600" height="900" fill="url(#fire)"/>
<rect width="1600" height="900" fill="url(#calm)"/>
${palm(1500, 880, 660, -90, '#082226', 6)}${palm(1590, 890, 520, 40, '#061a1e', 14)}
${foreground()}
</svg>`;
}

function stars(): string {
  const random = seeded(8);
  return Array.from({ length: 60 }, () => {
    const y = random() * 330;
    return `<circle cx="${Math.round(random() * 1600)}" cy="${Math.round(y)}" r="${(0.7 + random() * 1.2).toFixed(1)}" fill="#fff" opacity="${(0.3 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
}

function ripples(): string {
  const random = seeded(16);
  const lines = Array.from({ length: 46 }, () => {
    const depth = random();
    return `<rect x="${Math.round(random() * 1100)}" y="${Math.round(612 + depth * 270)}" width="${Math.round(50 + random() * 150)}" height="${(1.2 + depth * 2).toFixed(1)}" rx="1" fill="${random() < 0.6 ? '#d6e8c9' : '#0c3640'}" opacity="${(0.12 + random() * 0.16).toFixed(2)}"/>`;
  });
  const moon = Array.from({ length: 18 }, () => {
    const depth = random();
    const width = 20 + random() * 50;
    return `<rect x="${Math.round(1010 - width / 2 + (random() - 0.5) * 90)}" y="${Math.round(606 + depth * 130)}" width="${Math.round(width)}" height="3" rx="1.500" fill="#fff4d2" opacity="${(0.5 - depth * 0.35).toFixed(2)}"/>`;
  });
  return lines.join('') + moon.join('');
}

function tent(): string {
  return `<g><ellipse cx="1200" cy="776" rx="240" ry="20" fill="#061a1e" opacity=".5" filter="url(#soft)"/>
<path d="M1010 776Q1120 700 1178 556Q1192 532 1208 556Q1290 700 1420 770Q1300 792 1190 782T1010 776Z" fill="url(#canvas)"/>
<path d="M1178 556Q1192 532 1208 556Q1290 700 1420 770L1262 784Q1240 660 1193 552Z" fill="#b8471f" opacity=".75"/>
<path d="M1190 600Q1150 700 1098 780Q1180 786 1252 784Q1234 690 1190 600Z" fill="url(#inside)"/>
<path d="M1190 600Q1168 690 1172 783l22 1Q1206 690 1190 600Z" fill="#e98a34" opacity=".55"/>
<path d="M1190 600Q1150 700 1098 780l30 2Q1176 700 1190 600Z" fill="#f49a3c"/>
<path d="M1010 776l-34 16M1420 770l40 12M1193 546V528" stroke="#f4d9a6" stroke-width="3"/>
<path d="M1178 556Q1120 700 1010 776" fill="none" stroke="#ffe2a8" stroke-width="3" opacity=".7"/></g>`;
}

function kayak(): string {
  return `<g transform="translate(690 800) rotate(-9)"><ellipse cx="0" cy="32" rx="190" ry="10" fill="#05191d" opacity=".45"/><path d="M-200-4Q-110 40 0 40T196-8Q120 4 0 4T-200-4Z" fill="url(#hull)"/><ellipse cx="0" cy="8" rx="64" ry="11" fill="#5c3a14"/><path d="M-190-2Q-100 12 0 12T186-6" fill="none" stroke="#fff0bd" stroke-width="3" opacity=".7"/><path d="M-120-26 130 30" stroke="#7a4a1e" stroke-width="6" stroke-linecap="round"/><ellipse cx="-128" cy="-28" rx="25" ry="9" transform="rotate(13 -128 -28)" fill="#d9562b"/><ellipse cx="138" cy="32" rx="25" ry="9" transform="rotate(13 138 32)" fill="#d9562b"/></g>`;
}

function campfire(): string {
  return `<g transform="translate(930 800)"><path d="M-44 8 44-8M-44-8 44 8" stroke="#4a2a14" stroke-width="13" stroke-linecap="round"/><path d="M-26-2Q-36-40-6-66Q-8-42 8-50Q2-80 20-96Q16-62 34-44Q44-18 26-2Z" fill="#ff8a3a"/><path d="M-13-2Q-18-26 0-42Q2-26 12-34Q26-14 14-2Z" fill="#ffe08a"/></g>`;
}

function foreground(): string {
  const random = seeded(55);
  return Array.from({ length: 20 }, (_, index) =>
    tuft(
      Math.round(700 + index * 47),
      905,
      40 + random() * 50,
      index % 2 ? '#082a2a' : '#0c3532',
      index + 1,
    ),
  ).join('');
}
