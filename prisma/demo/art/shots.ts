/** How one picture is taken; lengths are shares of the object's size, angles are degrees. */
export interface Shot {
  azimuth: number;
  elevation: number;
  fill: number;
  wall: string;
  accent: string;
  set: 'cyc' | 'disc' | 'arch' | 'panels';
  side?: number;
  plinth?: number;
  samples: number;
  /** No backdrop: the object alone on a transparent ground. */
  cut?: boolean;
  prop?: { name: string; size: number; x: number; z: number };
}

const GROUNDS = [
  ['#e8d5b5', '#d3ae78'],
  ['#b9c9b0', '#8aa67f'],
  ['#e9c9b8', '#d68f74'],
  ['#bfd3d6', '#86b0b8'],
  ['#e7c27d', '#cc9844'],
  ['#cfc6de', '#a494c2'],
  ['#dbb096', '#b87450'],
  ['#a5cbc1', '#5f9f92'],
  ['#efe6d6', '#d9c4a0'],
  ['#e2b9b4', '#c47f79'],
  ['#b3c4d6', '#7c97b5'],
  ['#cdc99d', '#9c9761'],
] as const;

const SETS = ['cyc', 'disc', 'cyc', 'arch', 'panels', 'cyc', 'disc', 'arch'] as const;

const PROPS: Record<string, readonly string[]> = {
  electronique: ['carton', 'plant', 'stool'],
  bricolage: ['carton', 'stool', 'plant'],
  sport: ['flask', 'plant', 'carton'],
  cuisine: ['fruit', 'plant', 'stool'],
  jardin: ['plant', 'carton', 'fruit'],
  vetements: ['giftbox', 'plant', 'stool'],
};

/** Where the object is best seen from: azimuth and elevation. */
export type View = readonly [number, number];

const ground = (index: number) => GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];

/** The object alone, for the `copy`-th listing of a model: no two neighbours share a set and ground. */
export function heroShot(view: View, model: number, copy: number): Shot {
  const [wall, accent] = ground(model * 5 + copy * 7);
  const [azimuth, elevation] = view;
  const swing = [1, -0.9, 0.62, -1.2, 1.25, -0.5, 0.8, -0.75][copy % 8] ?? 1;
  const set = SETS[(model * 3 + copy * 5) % SETS.length] ?? 'cyc';
  return {
    azimuth: azimuth * swing,
    elevation: elevation + ((copy * 3) % 5) - 2,
    fill: 0.72 + ((copy * 7 + model) % 4) * 0.02,
    wall,
    accent,
    set,
    side: swing > 0 ? 0.14 : -0.14,
    plinth: (model + copy) % 5 === 2 ? 0.09 : 0,
    samples: 4,
  };
}

/** A look in a room corner, with something of daily life. */
export function settingShot(view: View, category: string, model: number, look: number): Shot {
  const [wall, accent] = ground(model * 5 + look * 4 + 8);
  const [azimuth] = view;
  const names = PROPS[category] ?? [];
  const side = look % 2 ? -1 : 1;
  return {
    azimuth: azimuth * 0.5,
    elevation: 11,
    fill: 0.6,
    wall,
    accent,
    set: model % 2 ? 'panels' : 'arch',
    side: side * 0.3,
    samples: 4,
    prop: {
      name: names[(model + look) % names.length] ?? 'plant',
      size: 0.46,
      x: side * -0.68,
      z: -0.3,
    },
  };
}
