import {
  BLACK,
  BRASS,
  CHROME,
  CREAM,
  DARK,
  GLASS,
  GREY,
  gloss,
  matte,
  RED,
  STEEL,
  WHITE,
  WOOD,
  wheel,
} from './surfaces.js';

/** Very large cooking pot with its lid and ladle. */
export function pot(k, { body = '#c9ccd0', handles = '#2a2c30', metal = 0.95 } = {}) {
  const shell = [body, { metal, rough: 0.32 }];
  k.lathe(
    [
      [0, 0],
      [24, 0.4],
      [26, 2],
      [26, 34],
      [27, 36],
      [26, 36.6],
    ],
    shell,
    { sharp: true },
  );
  k.lathe(
    [
      [27.4, 36.6],
      [26, 38.4],
      [14, 42],
      [0, 43],
    ],
    shell,
    {},
  );
  k.ring(26.8, 0.8, shell, { at: [0, 36, 0], axis: 'y' });
  k.tube(
    [
      [-5, 43, 0],
      [-4, 48, 0],
      [4, 48, 0],
      [5, 43, 0],
    ],
    1.4,
    [handles, { rough: 0.5 }],
    { tension: 0.2 },
  );
  for (const s of [-1, 1])
    k.tube(
      [
        [s * 25.6, 29, 8],
        [s * 33, 30, 7],
        [s * 33, 30, -7],
        [s * 25.6, 29, -8],
      ],
      1.5,
      [handles, { rough: 0.5 }],
      { tension: 0.2 },
    );
  k.bar([34, 1.6, 22], [4, 2.4, 36], 0.9, WOOD);
  k.lathe(
    [
      [0, 0],
      [4, 1],
      [5.4, 4],
    ],
    WOOD,
    { at: [38, 0.6, 20] },
  );
}

/** Pressure cooker. */
export function pressure(k, { body = '#d3d6d9', trim = '#c8402c' } = {}) {
  k.lathe(
    [
      [0, 0],
      [14, 0.3],
      [16, 2],
      [16.4, 18],
      [16, 21],
    ],
    [body, { metal: 0.9, rough: 0.26 }],
    {},
  );
  k.lathe(
    [
      [16.8, 20.6],
      [16.8, 22.4],
      [14, 25],
      [6, 27.4],
      [0, 27.8],
    ],
    [body, { metal: 0.9, rough: 0.2 }],
    {},
  );
  k.ring(16.6, 0.9, gloss(trim), { at: [0, 21, 0], axis: 'y' });
  k.box([30, 3, 5], gloss(trim), { at: [0, 29, 0], r: 1.4 });
  k.puck(3.4, 5, BLACK, { at: [0, 29, 0], r: 1 });
  k.puck(1.3, 4, STEEL, { at: [8, 28, 5] });
  k.puck(1.5, 1.4, RED, { at: [8, 30.5, 5] });
  for (const s of [-1, 1]) k.box([10, 3, 6], BLACK, { at: [s * 20, 17, 0], r: 1.3 });
}

/** Stand mixer with its bowl. */
export function mixerstand(k, { body = '#c8402c' } = {}) {
  const paint = gloss(body);
  k.plate(
    [
      [-16, -11],
      [16, -11],
      [18, -6],
      [18, 6],
      [16, 11],
      [-16, 11],
      [-19, 4],
      [-19, -4],
    ],
    4,
    paint,
    { at: [0, 2, 0], rot: [-90, 0, 0], bevel: 1.6, smooth: true },
  );
  k.plate(
    [
      [-17, 2],
      [-8, 2],
      [-7, 14],
      [-6, 24],
      [-16, 24],
      [-18, 14],
    ],
    13,
    paint,
    { bevel: 3.4, smooth: true },
  );
  k.lathe(
    [
      [0, -18],
      [6, -17],
      [7.6, -10],
      [7.8, 4],
      [6.4, 14],
      [3, 19],
      [0, 19.5],
    ],
    paint,
    { at: [0, 29, 0], axis: 'x' },
  );
  k.ring(7.9, 0.5, CHROME, { at: [-4, 29, 0], axis: 'x' });
  k.puck(3, 2, CHROME, { at: [19, 29, 0], axis: 'x' });
  k.box([16, 1.2, 16], CHROME, { at: [0, 29, 0], r: 0.4, scale: [1, 1, 0.001] });
  k.lathe(
    [
      [0, 0],
      [5, 0.3],
      [9, 3],
      [11, 9],
      [11.4, 15],
      [11.8, 15.4],
    ],
    CHROME,
    { at: [8, 4, 0] },
  );
  k.tube(
    [
      [17.5, 8, 6],
      [23, 10, 9],
      [23, 15, 9],
      [18, 17, 6],
    ],
    0.8,
    CHROME,
  );
  k.cyl(1, 8, CHROME, { at: [8, 21, 0] });
  for (const t of [0, 60, 120])
    k.ring(4, 0.35, CHROME, { at: [8, 14, 0], rot: [0, t, 0], scale: [1, 1.4, 1] });
  k.puck(2, 1.6, BLACK, { at: [-4, 27, 8], axis: 'z' });
}

/** Blender with fruit. */
export function blender(k, { body = '#2a9d8f', juice = '#f2a03d' } = {}) {
  k.lathe(
    [
      [0, 0],
      [9, 0.2],
      [10, 2],
      [8.6, 10],
      [7, 14],
      [0, 14.4],
    ],
    gloss(body),
    {},
  );
  k.puck(3, 1.6, CHROME, { at: [0, 6, 9.2], axis: 'z' });
  k.puck(7, 3, BLACK, { at: [0, 15.6, 0] });
  k.lathe(
    [
      [6, 17],
      [8.4, 30],
      [9, 40],
    ],
    ['#eaf4f6', { clear: 0.35, rough: 0.05 }],
    {},
  );
  k.lathe(
    [
      [0, 17.2],
      [5.6, 17.4],
      [7.4, 30],
      [7.5, 32],
      [0, 32],
    ],
    [juice, { rough: 0.3 }],
    {},
  );
  k.puck(9.2, 3, BLACK, { at: [0, 41, 0], r: 1 });
  k.puck(3.4, 2.4, CHROME, { at: [0, 43.4, 0] });
  k.tube(
    [
      [8.6, 38, 0],
      [14, 37, 0],
      [14, 24, 0],
      [7.4, 21, 0],
    ],
    1.3,
    BLACK,
    { tension: 0.3 },
  );
  k.ball(4.4, gloss('#f29b30'), { at: [16, 4.4, 6] });
  k.ball(3.8, gloss('#d94a3a'), { at: [21, 3.8, -2] });
  k.tube(
    [
      [-14, 3, 6],
      [-18, 2.4, 9],
      [-22, 3.4, 6],
    ],
    1.9,
    gloss('#f2cd3d'),
  );
  k.tube(
    [
      [-13, 3, 2],
      [-18, 2.2, 4.6],
      [-23, 4, 2],
    ],
    1.9,
    gloss('#f2cd3d'),
  );
}

/** Air fryer with its drawer ajar. */
export function fryer(k, { body = '#24272b' } = {}) {
  k.lathe(
    [
      [0, 0],
      [14, 0.2],
      [16, 3],
      [16.4, 18],
      [14.4, 28],
      [9, 32],
      [0, 32.6],
    ],
    gloss(body),
    {},
  );
  k.plate(
    [
      [-13, 0],
      [13, 0],
      [12, 13],
      [-12, 13],
    ],
    8,
    gloss(body),
    { at: [0, 3, 15], bevel: 2.4 },
  );
  k.box([4.4, 4, 11], BLACK, { at: [0, 10, 23], r: 1.6 });
  k.box([3, 0.6, 9], CHROME, { at: [0, 12.3, 23], r: 0.2 });
  k.plate(
    [
      [-7, 0],
      [7, 0],
      [6, 7],
      [-6, 7],
    ],
    1,
    GLASS,
    { at: [0, 20, 15.4], rot: [-14, 0, 0], bevel: 0.3 },
  );
  k.ring(2, 0.3, ['#6ff0c8', { glow: 1 }], { at: [0, 23.4, 15.6], rot: [-14, 0, 0] });
  k.lathe(
    [
      [0, 0],
      [9, 0.3],
      [11, 4],
    ],
    CREAM,
    { at: [30, 0, 12] },
  );
  k.times(12, (i) =>
    k.box([1.2, 1.2, 9], gloss('#f2c14e'), {
      at: [30 + Math.sin(i * 2.3) * 4, 3.4 + (i % 3), 12 + Math.cos(i * 1.7) * 3],
      rot: [i * 9, i * 41, 0],
      r: 0.3,
    }),
  );
}

/** Barbecue: half barrel on legs, with skewers. */
export function barbecue(k, { body = '#24272b' } = {}) {
  const paint = [body, { rough: 0.4, metal: 0.3 }];
  k.plate(
    Array.from({ length: 21 }, (_, i) => [
      Math.cos(Math.PI + (i / 20) * Math.PI) * 24,
      Math.sin(Math.PI + (i / 20) * Math.PI) * 24,
    ]),
    84,
    paint,
    { at: [0, 88, 0], rot: [0, 90, 0], bevel: 1 },
  );
  k.group({ at: [0, 90, -24], rot: [-52, 0, 0] }, () =>
    k.plate(
      Array.from({ length: 21 }, (_, i) => [
        Math.cos((i / 20) * Math.PI) * 24,
        Math.sin((i / 20) * Math.PI) * 24,
      ]),
      84,
      paint,
      { at: [0, 0, 24], rot: [0, 90, 0], bevel: 1 },
    ),
  );
  k.times(17, (i) => k.bar([-40 + i * 5, 89.4, -22], [-40 + i * 5, 89.4, 22], 0.6, CHROME));
  for (const z of [-22, 22]) k.bar([-42, 89.4, z], [42, 89.4, z], 0.8, CHROME);
  k.box([78, 1, 40], ['#ff6a2b', { glow: 0.7, rough: 0.9 }], { at: [0, 84, 0], r: 0.3 });
  k.times(5, (i) => {
    const x = -30 + i * 12;
    k.bar([x, 91.6, -20], [x, 91.6, 26], 0.4, STEEL);
    k.times(6, (n) =>
      k.box(
        [4.6, 4, 4.2],
        gloss(['#8a3b22', '#3c9a4a', '#8a3b22', '#d94a3a', '#8a3b22', '#f2c14e'][n]),
        { at: [x, 92, -12 + n * 4.6], r: 1.4, rot: [0, 0, n * 17] },
      ),
    );
  });
  for (const x of [-36, 36]) {
    for (const z of [-14, 14]) k.bar([x, 70, z], [x * 1.08, 4, z * 1.3], 1.9, GREY);
  }
  k.box([74, 2, 30], WOOD, { at: [0, 28, 0], r: 0.6 });
  k.box([26, 2, 30], WOOD, { at: [58, 86, 0], r: 0.6 });
  for (const z of [-17, 17]) wheel(k, [-38, 8, z], 8, 4);
  k.bar([-20, 90, 27], [20, 90, 27], 1.5, WOOD);
}

/** Gas burner with its bottle. */
export function burner(k, { body = '#2a2c30', bottle = '#e8743b' } = {}) {
  for (const a of [0.8, 2.36, 3.93, 5.5])
    k.bar([Math.cos(a) * 17, 34, Math.sin(a) * 17], [Math.cos(a) * 24, 1, Math.sin(a) * 24], 1.7, [
      body,
      { rough: 0.5 },
    ]);
  for (const r of [22, 15]) k.ring(r, 1.5, [body, { rough: 0.5 }], { at: [0, 35, 0], axis: 'y' });
  for (const a of [0, 1.57, 3.14, 4.71])
    k.bar([Math.cos(a) * 5, 37, Math.sin(a) * 5], [Math.cos(a) * 22, 37, Math.sin(a) * 22], 1.3, [
      body,
      { rough: 0.5 },
    ]);
  k.puck(8, 4, ['#3b3e44', { metal: 0.5, rough: 0.6 }], { at: [0, 31, 0] });
  k.times(14, (i) =>
    k.lathe(
      [
        [0, 0],
        [1.1, 1.2],
        [0.8, 3],
        [0, 5.4],
      ],
      ['#5aa8ff', { glow: 1.2 }],
      { at: [Math.cos(i * 0.4488) * 7, 33, Math.sin(i * 0.4488) * 7] },
    ),
  );
  k.bar([8, 30, 0], [26, 29, 4], 1.2, BRASS);
  k.puck(2, 3, RED, { at: [26, 29, 4], axis: 'x' });
  k.lathe(
    [
      [14, 2],
      [16, 5],
      [16, 34],
      [12, 43],
      [5, 46],
      [0, 46.4],
    ],
    gloss(bottle),
    { at: [58, 0, -6] },
  );
  k.puck(14, 3, DARK, { at: [58, 1.5, -6] });
  k.ring(9, 1.1, gloss(bottle), { at: [58, 53, -6], axis: 'y' });
  for (const a of [0.5, 2.6, 4.7])
    k.bar(
      [58 + Math.cos(a) * 9, 44, -6 + Math.sin(a) * 9],
      [58 + Math.cos(a) * 9, 53, -6 + Math.sin(a) * 9],
      1.1,
      gloss(bottle),
    );
  k.puck(3, 6, BRASS, { at: [58, 49, -6] });
  k.tube(
    [
      [26, 29, 4],
      [36, 20, 10],
      [44, 34, 8],
      [54, 50, -4],
    ],
    0.9,
    ['#e8573c', { rough: 0.7 }],
  );
}

/** Coffee machine with a cup. */
export function coffee(k, { body = '#c9ccd0' } = {}) {
  const shell = [body, { metal: 0.6, rough: 0.34 }];
  k.box([30, 4, 30], shell, { at: [0, 2.4, 0], r: 1.4 });
  k.box([28, 1, 16], BLACK, { at: [0, 4.8, 6], r: 0.4 });
  k.box([30, 34, 14], shell, { at: [0, 20, -8], r: 2 });
  k.box([30, 13, 28], shell, { at: [0, 32, 0], r: 2.4 });
  k.puck(4, 4, CHROME, { at: [-4, 24, 6] });
  k.puck(3.6, 3, DARK, { at: [-4, 22, 6] });
  k.bar([-4, 22, 9], [-6, 21, 22], 1.4, WOOD);
  k.tube(
    [
      [11, 26, 4],
      [13, 18, 8],
      [13, 10, 9],
    ],
    0.6,
    CHROME,
  );
  k.puck(3.4, 1.4, WHITE, { at: [-8, 33, 14.3], axis: 'z' });
  k.ring(3.4, 0.4, CHROME, { at: [-8, 33, 14.8] });
  for (const x of [0, 5, 10]) k.puck(1.5, 1.4, x ? GREY : RED, { at: [x, 33, 14.4], axis: 'z' });
  k.lathe(
    [
      [0, 0],
      [2.6, 0.2],
      [4, 3],
      [4.2, 6],
    ],
    WHITE,
    { at: [-4, 5.3, 8] },
  );
  k.puck(3.8, 0.3, ['#4a2a16', { rough: 0.2 }], { at: [-4, 10.6, 8] });
  k.ring(2, 0.5, WHITE, { at: [-8.6, 8.4, 8] });
  for (const [x, z] of [
    [-8, -6],
    [0, -8],
    [8, -5],
  ])
    k.lathe(
      [
        [0, 0],
        [2.8, 0.2],
        [3.8, 6],
      ],
      WHITE,
      { at: [x, 38.6, z] },
    );
}

/** Chafing dish, lid raised. */
export function chafing(k, { food = '#d9702b' } = {}) {
  k.box([60, 9, 36], CHROME, { at: [0, 26, 0], r: 2.4 });
  k.box([54, 2, 30], gloss(food), { at: [0, 30, 0], r: 0.8 });
  k.times(26, (i) =>
    k.ball(2.6, gloss(['#e8a13d', '#c8502c', '#5d9a3c', '#f2d28a'][i % 4]), {
      at: [-24 + (i % 9) * 6, 31, -10 + Math.floor(i / 9) * 10 + ((i * 7) % 5)],
      scale: [1.2, 0.7, 1],
    }),
  );
  k.group({ at: [0, 31, -18], rot: [-62, 0, 0] }, () => {
    k.plate(
      Array.from({ length: 17 }, (_, i) => [
        Math.cos((i / 16) * Math.PI) * 18,
        Math.sin((i / 16) * Math.PI) * 14,
      ]),
      60,
      CHROME,
      { at: [0, 0, 18], rot: [0, 90, 0], bevel: 1.6 },
    );
    k.tube(
      [
        [-8, 13.5, 18],
        [-7, 18, 18],
        [7, 18, 18],
        [8, 13.5, 18],
      ],
      1,
      BRASS,
      { tension: 0.2 },
    );
  });
  for (const x of [-26, 26]) for (const z of [-15, 15]) k.bar([x, 24, z], [x, 0.8, z], 1, CHROME);
  for (const z of [-15, 15]) k.bar([-26, 10, z], [26, 10, z], 0.8, CHROME);
  for (const x of [-13, 13]) {
    k.puck(5, 5, GREY, { at: [x, 2.6, 0] });
    k.lathe(
      [
        [0, 0],
        [1.6, 1.6],
        [1, 4],
        [0, 7],
      ],
      ['#ffb347', { glow: 1.2 }],
      { at: [x, 5, 0] },
    );
  }
}

/** Juice dispenser with a tap. */
export function dispenser(k, { juice = '#d9344f' } = {}) {
  for (const a of [0.8, 2.36, 3.93, 5.5])
    k.bar(
      [Math.cos(a) * 12, 15, Math.sin(a) * 12],
      [Math.cos(a) * 14, 0.8, Math.sin(a) * 14],
      0.9,
      BRASS,
    );
  k.ring(12.6, 0.9, BRASS, { at: [0, 15, 0], axis: 'y' });
  k.lathe(
    [
      [0, 16],
      [11, 16.2],
      [13, 20],
      [13, 46],
      [11, 50],
    ],
    ['#eef6f7', { clear: 0.3, rough: 0.04 }],
    {},
  );
  k.lathe(
    [
      [0, 16.4],
      [10.6, 16.8],
      [12.4, 20],
      [12.4, 40],
      [0, 40],
    ],
    [juice, { rough: 0.2 }],
    {},
  );
  k.times(5, (i) =>
    k.puck(3.6, 0.9, gloss('#f2cd3d'), {
      at: [Math.cos(i * 1.26) * 11.8, 24 + i * 3, Math.sin(i * 1.26) * 11.8],
      rot: [90, 0, 0],
    }),
  );
  k.puck(11.4, 2, BRASS, { at: [0, 51, 0] });
  k.ball(2.2, BRASS, { at: [0, 54, 0] });
  k.bar([0, 20, 12], [0, 20, 18], 1.3, CHROME);
  k.puck(1, 4, CHROME, { at: [0, 18, 18] });
  k.bar([-2.6, 23, 17], [2.6, 23, 17], 0.8, CHROME);
  for (const [x, z] of [
    [20, 12],
    [26, 2],
  ]) {
    k.lathe(
      [
        [0, 0],
        [3, 0.2],
        [3.8, 10],
      ],
      ['#eef6f7', { clear: 0.35, rough: 0.04 }],
      { at: [x, 0, z] },
    );
    k.lathe(
      [
        [0, 0.3],
        [2.8, 0.4],
        [3.3, 7],
        [0, 7],
      ],
      [juice, { rough: 0.2 }],
      { at: [x, 0, z] },
    );
  }
}

/** Piles of plates, glasses and cutlery. */
export function tableware(k, { rim = '#c8402c' } = {}) {
  k.times(9, (i) => {
    k.lathe(
      [
        [0, 0],
        [8, 0.1],
        [13, 1.6],
      ],
      WHITE,
      { at: [-12, i * 1.05, 0] },
    );
    k.ring(12.9, 0.28, gloss(rim), { at: [-12, 1.6 + i * 1.05, 0], axis: 'y' });
  });
  k.times(6, (i) => {
    k.lathe(
      [
        [0, 0],
        [4, 0.1],
        [8, 3],
      ],
      WHITE,
      { at: [14, i * 1.5, -8] },
    );
    k.ring(7.9, 0.28, gloss(rim), { at: [14, 3 + i * 1.5, -8], axis: 'y' });
  });
  for (const [x, z] of [
    [4, 14],
    [12, 10],
    [20, 13],
  ]) {
    k.puck(3, 0.4, ['#eef6f7', { clear: 0.5, rough: 0.04 }], { at: [x, 0.2, z] });
    k.cyl(0.4, 7, ['#eef6f7', { clear: 0.6, rough: 0.04 }], { at: [x, 3.8, z] });
    k.lathe(
      [
        [0.4, 7],
        [3, 9],
        [3.8, 13],
        [3.2, 17],
      ],
      ['#eef6f7', { clear: 0.4, rough: 0.04 }],
      { at: [x, 0, z] },
    );
    k.lathe(
      [
        [0, 8],
        [2.6, 9.4],
        [3.3, 12.6],
        [0, 12.6],
      ],
      ['#b3263a', { rough: 0.2 }],
      { at: [x, 0, z] },
    );
  }
  k.times(3, (i) => {
    k.bar([-24 + i * 4, 0.6, 16], [-24 + i * 4, 0.6, 30], 0.7, CHROME);
    k.ball(1.7, CHROME, { at: [-24 + i * 4, 0.7, 14], scale: [0.9, 0.35, 1.5] });
  });
}

/** Waffle iron or sandwich press, open, with its waffle. */
export function waffle(k, { body = '#24272b' } = {}) {
  const grid = (at, rot) =>
    k.group({ at, rot }, () => {
      k.box([30, 5, 30], gloss(body), { r: 2 });
      k.box([27, 1, 27], ['#3b3e44', { rough: 0.6, metal: 0.4 }], { at: [0, 2.6, 0], r: 0.4 });
      k.times(36, (i) =>
        k.box([3.4, 1, 3.4], ['#2a2c30', { rough: 0.5 }], {
          at: [-10.8 + (i % 6) * 4.3, 3, -10.8 + Math.floor(i / 6) * 4.3],
          r: 0.5,
        }),
      );
    });
  grid([0, 3, 0], [0, 0, 0]);
  k.group({ at: [0, 5, -15], rot: [-104, 0, 0] }, () => {
    k.box([30, 5, 30], gloss(body), { at: [0, 1, 15], r: 2 });
    k.box([27, 1, 27], ['#3b3e44', { rough: 0.6, metal: 0.4 }], { at: [0, -1.6, 15], r: 0.4 });
    k.bar([-7, 1, 33], [7, 1, 33], 1.5, WOOD);
  });
  k.box([25, 2.4, 25], ['#d9953d', { rough: 0.7 }], { at: [0, 7, 0], r: 1 });
  k.times(36, (i) =>
    k.box([2.8, 0.6, 2.8], ['#b5702a', { rough: 0.8 }], {
      at: [-10 + (i % 6) * 4, 8.2, -10 + Math.floor(i / 6) * 4],
      r: 0.3,
    }),
  );
  k.puck(1.4, 1, ['#8be05a', { glow: 1 }], { at: [8, 3, 15], axis: 'z' });
  k.puck(1.4, 1, ['#ff5a36', { glow: 1 }], { at: [4, 3, 15], axis: 'z' });
}

/** Ice machine. */
export function icemaker(k, { body = '#c9ccd0' } = {}) {
  k.box([26, 32, 34], [body, { metal: 0.6, rough: 0.35 }], { at: [0, 18, 0], r: 3 });
  k.box([24, 2, 26], GLASS, { at: [0, 34.4, 2], r: 0.8 });
  k.box([16, 6, 1], BLACK, { at: [0, 27, 17], r: 0.8 });
  for (const x of [-5, 0, 5])
    k.puck(1.2, 0.8, x ? GREY : ['#6fd0f0', { glow: 1 }], { at: [x, 27, 17.6], axis: 'z' });
  k.times(6, (i) => k.box([18, 0.8, 1], DARK, { at: [0, 8 + i * 2, 17], r: 0.2 }));
  k.lathe(
    [
      [0, 0],
      [8, 0.3],
      [9.4, 11],
    ],
    CHROME,
    { at: [26, 0, 8] },
  );
  k.times(15, (i) =>
    k.box([4, 3.6, 4], ['#dff3fa', { rough: 0.06 }], {
      at: [26 + Math.sin(i * 2.1) * 5.4, 9.8 + (i % 4) * 1.5, 8 + Math.cos(i * 1.7) * 5.4],
      rot: [i * 37, i * 53, 0],
      r: 1.1,
    }),
  );
}

/** Popcorn or cotton candy cart. */
export function popcorn(k, { body = '#c8402c' } = {}) {
  k.box([44, 30, 40], gloss(body), { at: [0, 46, 0], r: 2 });
  k.box([40, 40, 36], ['#eaf4f6', { clear: 0.22, rough: 0.03 }], { at: [0, 82, 0], r: 1 });
  for (const x of [-20, 20]) for (const z of [-18, 18]) k.bar([x, 61, z], [x, 103, z], 0.9, BRASS);
  k.times(90, (i) =>
    k.ball(2.2, ['#fff2c4', { rough: 0.9 }], {
      at: [Math.sin(i * 12.9) * 17, 63 + Math.abs(Math.sin(i * 3.7)) * 11, Math.cos(i * 7.3) * 15],
    }),
  );
  k.puck(8, 9, CHROME, { at: [0, 92, 0] });
  k.plate(
    [
      [-25, 0],
      [25, 0],
      [19, 13],
      [-19, 13],
    ],
    42,
    gloss(body),
    { at: [0, 103, 0], bevel: 2 },
  );
  k.times(5, (i) => k.box([5, 12, 43], CREAM, { at: [-18 + i * 9, 108, 0], r: 0.6 }));
  for (const z of [-22, 22]) wheel(k, [-12, 20, z], 20, 3, { tyre: BLACK, rim: BRASS });
  k.bar([18, 32, 0], [18, 1, 0], 1.8, DARK);
  k.bar([22, 54, -16], [42, 60, -16], 1.3, BRASS);
  k.bar([22, 54, 16], [42, 60, 16], 1.3, BRASS);
  k.bar([42, 60, -18], [42, 60, 18], 1.6, WOOD);
}

/** Meat grinder, or food processor with a chute. */
export function processor(k, { body = '#f1efe9' } = {}) {
  k.box([22, 14, 20], gloss(body), { at: [0, 7.4, 0], r: 3.4 });
  k.puck(3.4, 2, CHROME, { at: [0, 8, 10.4], axis: 'z' });
  k.lathe(
    [
      [9, 15],
      [10, 17],
      [10.4, 30],
    ],
    ['#e6f2f5', { clear: 0.38, rough: 0.05 }],
    {},
  );
  k.puck(10.6, 2, ['#dfeaee', { clear: 0.6, rough: 0.1 }], { at: [0, 31, 0] });
  k.cyl(4, 12, ['#e6f2f5', { clear: 0.45, rough: 0.05 }], { at: [3, 37, 0] });
  k.puck(3.4, 12, WHITE, { at: [3, 40, 0] });
  k.cyl(1.4, 10, WHITE, { at: [0, 20, 0] });
  k.plate(
    [
      [-8, -1],
      [8, 1],
      [8, 2],
      [-8, 0],
    ],
    0.6,
    CHROME,
    { at: [0, 19, 0], rot: [-90, 0, 0], bevel: 0.1 },
  );
  k.times(16, (i) =>
    k.box([2.6, 2.2, 2.6], gloss(['#d94a3a', '#5d9a3c', '#f2a03d'][i % 3]), {
      at: [Math.sin(i * 2.4) * 6, 17 + (i % 4) * 1.6, Math.cos(i * 1.9) * 6],
      rot: [i * 31, i * 17, 0],
      r: 0.6,
    }),
  );
  k.tube(
    [
      [10, 29, 0],
      [16, 28, 0],
      [16, 20, 0],
      [10, 18, 0],
    ],
    1.4,
    gloss(body),
    { tension: 0.2 },
  );
  k.puck(8, 0.5, CHROME, { at: [24, 4, 10], axis: 'z', rot: [-20, 0, 0] });
  k.puck(2, 0.9, matte('#e8743b'), { at: [24, 4, 10], axis: 'z', rot: [-20, 0, 0] });
}
