import { seeded } from '../random.js';

const round = (value: number) => Math.round(value * 10) / 10;

/** A coconut palm as SVG paths: base at (x, y), `height` in canvas units, leaning by `lean`. */
export function palm(
  x: number,
  y: number,
  height: number,
  lean: number,
  colour: string,
  seed = 1,
): string {
  const random = seeded(seed);
  const topX = x + lean;
  const topY = y - height;
  const bendX = x + lean * 0.15;
  const width = height * 0.022;
  const trunk = `<path d="M${round(x - width)} ${y} Q${round(bendX - width)} ${round(y - height * 0.55)} ${round(topX - width * 0.5)} ${topY} L${round(topX + width * 0.5)} ${topY} Q${round(bendX + width * 1.2)} ${round(y - height * 0.5)} ${round(x + width * 1.4)} ${y} Z"/>`;
  const fronds = Array.from({ length: 10 }, (_, index) => {
    const angle = (-206 + index * 25 + random() * 10) * (Math.PI / 180);
    return frond(topX, topY, angle, height * (0.36 + random() * 0.1));
  }).join('');
  const nuts = [-0.012, 0.004, 0.02]
    .map(
      (offset) =>
        `<circle cx="${round(topX + height * offset)}" cy="${round(topY + height * 0.02)}" r="${round(height * 0.014)}"/>`,
    )
    .join('');
  return `<g fill="${colour}" stroke="${colour}" stroke-width="0">${trunk}${fronds}${nuts}</g>`;
}

function frond(x: number, y: number, angle: number, length: number): string {
  const droop = length * 0.48;
  const at = (t: number) => ({
    x: x + Math.cos(angle) * length * t,
    y: y + Math.sin(angle) * length * t * 0.85 + droop * t * t,
  });
  const side = Math.cos(angle) >= 0 ? 1 : -1;
  const leaflets = Array.from({ length: 26 }, (_, index) => {
    const t = 0.1 + (index / 26) * 0.9;
    const { x: px, y: py } = at(t);
    const reach = length * 0.21 * Math.sin(Math.PI * (0.12 + t * 0.8));
    const sweep = side * reach * (0.35 + t * 0.4);
    return `M${round(px)} ${round(py)}q${round(sweep * 0.7)} ${round(reach * 0.25)} ${round(sweep)} ${round(reach)}M${round(px)} ${round(py)}q${round(sweep * 0.8)} ${round(-reach * 0.3)} ${round(sweep * 1.3)} ${round(reach * 0.1)}`;
  }).join('');
  const middle = at(0.5);
  const tip = at(1);
  const rib = `M${round(x)} ${round(y)}Q${round(middle.x * 2 - (x + tip.x) / 2)} ${round(middle.y * 2 - (y + tip.y) / 2)} ${round(tip.x)} ${round(tip.y)}`;
  return `<path d="${rib}${leaflets}" fill="none" stroke-width="${round(length * 0.012)}" stroke-linecap="round"/>`;
}

/** A soft mass of foliage along the line `y`, from `x0` to `x1`: round crowns, some tall emergents. */
export function canopy(
  x0: number,
  x1: number,
  y: number,
  size: number,
  bottom: number,
  colour: string,
  seed: number,
): string {
  const random = seeded(seed);
  const parts: string[] = [];
  for (let x = x0; x < x1; x += size * (0.35 + random() * 0.35)) {
    const taper = Math.min(
      1,
      (x - x0 + size * 0.4) / (size * 3),
      (x1 - x + size * 0.4) / (size * 3),
    );
    const ground = bottom - (bottom - y) * taper;
    const radius = size * (0.4 + random() * 0.45) * taper;
    const emergent = taper === 1 && random() < 0.16;
    const lift = emergent ? size * (0.7 + random() * 0.5) : random() * size * 0.3 * taper;
    const width = size * (emergent ? 0.06 : 1.1) * taper;
    const top = ground - lift;
    parts.push(
      crown(x, top, radius, random),
      `<rect x="${round(x - width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(bottom - top)}"/>`,
    );
  }
  const body = `<path d="M${x0} ${bottom}L${x0 + size * 3} ${y}H${x1 - size * 3}L${x1} ${bottom}Z"/>`;
  return `<g fill="${colour}">${body}${parts.join('')}</g>`;
}

function crown(x: number, y: number, radius: number, random: () => number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2;
    const r = radius * (0.42 + random() * 0.25);
    return `<circle cx="${round(x + Math.cos(angle) * radius * 0.62)}" cy="${round(y + Math.sin(angle) * radius * 0.36)}" r="${round(r)}"/>`;
  }).join('');
}

/** A tuft of grass blades rooted at (x, y). */
export function tuft(x: number, y: number, size: number, colour: string, seed: number): string {
  const random = seeded(seed);
  const blades = Array.from({ length: 9 }, (_, index) => {
    const lean = (index - 4) * size * 0.16 + (random() - 0.5) * size * 0.2;
    const height = size * (0.6 + random() * 0.5);
    return `<path d="M${round(x + index * size * 0.05 - 4)} ${y} q${round(lean * 0.2)} ${round(-height * 0.7)} ${round(lean)} ${round(-height)} q${round(-lean * 0.5)} ${round(height * 0.4)} ${round(-lean + size * 0.07)} ${round(height)} Z"/>`;
  }).join('');
  return `<g fill="${colour}">${blades}</g>`;
}
