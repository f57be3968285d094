import {
  BLACK,
  BRASS,
  CHROME,
  DARK,
  GREY,
  gloss,
  matte,
  RED,
  RUBBER,
  STEEL,
  WHITE,
  WOOD,
  wheel,
} from './surfaces.js';

/** Cordless drill; `body` and `trim` are its colours. */
export function drill(k, { body = '#1f8a7a', trim = '#24272b' } = {}) {
  const paint = gloss(body);
  const grip = matte(trim);
  k.lathe(
    [
      [0, -9],
      [3.2, -8.8],
      [3.9, -7],
      [4, 0],
      [3.8, 6],
      [3.1, 7.5],
      [0, 7.5],
    ],
    paint,
    { at: [0, 21, 0], axis: 'x' },
  );
  k.cyl(2.7, 3, grip, { at: [8.6, 21, 0], axis: 'x' });
  k.lathe(
    [
      [2.6, 0],
      [2.6, 2.5],
      [1.5, 5],
      [1, 5.4],
      [0, 5.4],
    ],
    GREY,
    { at: [10, 21, 0], axis: 'x', sharp: true },
  );
  k.cyl(0.42, 9, STEEL, { at: [19, 21, 0], axis: 'x' });
  k.times(7, (i) => k.ring(0.5, 0.14, STEEL, { at: [17.2 + i * 0.95, 21, 0], rot: [0, 70, 0] }));
  k.plate(
    [
      [-4.4, 19],
      [2.6, 19],
      [1.2, 8],
      [-0.2, 2],
      [-6.2, 2],
      [-5.4, 8],
    ],
    4.6,
    grip,
    { bevel: 1.1 },
  );
  k.plate(
    [
      [-4.8, 20],
      [1.6, 20],
      [-0.4, 9],
      [-0.8, 4],
      [-4.8, 4],
      [-4.4, 9],
    ],
    5.1,
    paint,
    { bevel: 1 },
  );
  k.box([1.6, 3.4, 1.8], RED, { at: [3, 16, 0], r: 0.6, rot: [0, 0, -8] });
  k.box([11, 5, 7.4], DARK, { at: [-2.6, 0.4, 0], r: 1.2 });
  k.box([11.2, 1.1, 7.6], paint, { at: [-2.6, 2.2, 0], r: 0.4 });
  k.times(5, (i) => k.box([0.5, 2.6, 8.2], RUBBER, { at: [-6.4 + i * 1.4, 21, 0], r: 0.2 }));
}

/** Rotary hammer with its side handle. */
export function hammerdrill(k, { body = '#c8402c', trim = '#24272b' } = {}) {
  const paint = gloss(body);
  const grip = matte(trim);
  k.box([20, 10, 9], paint, { at: [-2, 16, 0], r: 3 });
  k.box([9, 20, 8.4], paint, { at: [-3, 8, 0], r: 2.6 });
  k.puck(3.8, 8, grip, { at: [11, 16.5, 0], axis: 'x', r: 1 });
  k.puck(2.4, 6, DARK, { at: [17, 16.5, 0], axis: 'x', r: 1 });
  k.cyl(0.8, 18, STEEL, { at: [28, 16.5, 0], axis: 'x' });
  k.times(10, (i) => k.ring(0.95, 0.25, STEEL, { at: [23 + i * 1.4, 16.5, 0], rot: [0, 66, 0] }));
  k.tube(
    [
      [-11, 19, 0],
      [-18, 18, 0],
      [-19.5, 10, 0],
      [-17, 3, 0],
      [-8, 2, 0],
    ],
    2.3,
    grip,
    { tension: 0.3 },
  );
  k.box([1.6, 5, 2], RED, { at: [-15.8, 12, 0], r: 0.6 });
  k.ring(4.4, 0.9, grip, { at: [10, 16.5, 0], axis: 'x' });
  k.bar([10, 12, 0], [10, 2, 0], 1.7, RUBBER);
  k.puck(2.2, 2, DARK, { at: [-3, 22, 0] });
  k.times(4, (i) => k.box([0.8, 6, 9.4], RUBBER, { at: [-6 + i * 2, 5, 0], r: 0.3 }));
  k.box([8, 1.8, 8.6], DARK, { at: [-3, -2.4, 0], r: 0.6 });
}

/** Angle grinder. */
export function grinder(k, { body = '#1d6fa5', trim = '#24272b' } = {}) {
  k.lathe(
    [
      [2.6, -19],
      [3.4, -18],
      [3.4, -8],
      [4, -4],
      [4.2, 4],
      [3.8, 8],
      [0, 8],
    ],
    gloss(body),
    { at: [0, 8, 0], axis: 'x' },
  );
  k.puck(3.5, 9, matte(trim), { at: [-14, 8, 0], axis: 'x', r: 1 });
  k.box([8, 7, 8], GREY, { at: [11, 8, 0], r: 2 });
  k.puck(2.2, 4, STEEL, { at: [12.5, 3.5, 0] });
  k.puck(11.5, 0.6, ['#4a4d53', { rough: 0.8 }], { at: [12.5, 1.6, 0], r: 0.2 });
  k.puck(4, 0.8, gloss('#d8a545'), { at: [12.5, 1.7, 0] });
  k.lathe(
    [
      [12, 0],
      [12, 3],
      [3, 3.6],
    ],
    GREY,
    { at: [12.5, 1.2, 0], sharp: true, scale: [0.98, 1, 0.98] },
  );
  k.bar([11, 9, 3], [11, 11, 17], 1.9, RUBBER);
  k.box([5, 1.4, 1.8], RED, { at: [-6, 11.6, 0], r: 0.6 });
  k.tube(
    [
      [-19, 8, 0],
      [-26, 6, 1],
      [-30, 1, 6],
      [-22, 0.6, 12],
      [-14, 0.6, 10],
    ],
    0.7,
    DARK,
  );
}

/** Circular saw on its base plate. */
export function circularsaw(k, { body = '#e8a91c', trim = '#24272b' } = {}) {
  k.box([34, 0.9, 16], STEEL, { at: [0, 0.6, 0], r: 0.3 });
  k.puck(10.5, 0.5, CHROME, { at: [3, 6.5, 3], axis: 'z' });
  k.times(30, (i) =>
    k.box([1.4, 1, 0.5], STEEL, {
      at: [3 + Math.cos(i * 0.2094) * 10.5, 6.5 + Math.sin(i * 0.2094) * 10.5, 3],
      rot: [0, 0, i * 12 + 20],
    }),
  );
  k.plate(
    Array.from({ length: 25 }, (_, i) => [
      Math.cos((i / 24) * Math.PI) * 12,
      Math.sin((i / 24) * Math.PI) * 12,
    ]),
    5,
    gloss(body),
    { at: [3, 6.4, 3], bevel: 1 },
  );
  k.puck(3.4, 6.2, DARK, { at: [3, 8, 3], axis: 'z' });
  k.puck(5.6, 11, gloss(body), { at: [3, 9, -5], axis: 'z', r: 2 });
  k.tube(
    [
      [8, 16, -1],
      [2, 22, -1],
      [-8, 20, -1],
      [-14, 13, -1],
      [-12, 8, -1],
    ],
    2.2,
    matte(trim),
    { tension: 0.4 },
  );
  k.bar([10, 15, -2], [16, 18, -2], 1.8, RUBBER);
  k.box([2.4, 1.6, 1.8], RED, { at: [-5, 19, -1], r: 0.5 });
  k.tube(
    [
      [-14, 12, -1],
      [-22, 10, -2],
      [-26, 2, 2],
      [-20, 0.7, 8],
    ],
    0.7,
    DARK,
  );
}

/** Jigsaw. */
export function jigsaw(k, { body = '#2f7f56', trim = '#24272b' } = {}) {
  k.box([18, 0.8, 8], STEEL, { at: [2, 5, 0], r: 0.2 });
  k.plate(
    [
      [-10, 0],
      [9, 0],
      [10, 6],
      [8, 13],
      [-4, 15],
      [-12, 12],
      [-13, 5],
    ],
    7.5,
    gloss(body),
    { at: [0, 6, 0], bevel: 2, smooth: true },
  );
  k.plate(
    [
      [-8, 7],
      [3, 8],
      [4, 11.5],
      [-8, 11],
    ],
    9,
    matte('#0f1012'),
    { at: [0, 6, 0], bevel: 0.6 },
  );
  k.tube(
    [
      [6, 17, 0],
      [0, 21, 0],
      [-8, 20, 0],
      [-11, 16, 0],
    ],
    1.9,
    matte(trim),
  );
  k.plate(
    [
      [-0.6, 0],
      [0.6, 0],
      [0.9, 9],
      [-0.6, 9],
    ],
    0.2,
    CHROME,
    { at: [8, -1, 0], bevel: 0.02 },
  );
  k.cyl(1.1, 5, STEEL, { at: [8, 7, 0] });
  k.puck(1.6, 9, RED, { at: [-4, 9, 0], axis: 'z' });
  k.tube(
    [
      [-13, 14, 0],
      [-19, 12, 1],
      [-22, 2, 5],
      [-14, -0.4, 9],
    ],
    0.6,
    DARK,
  );
}

/** Orbital sander. */
export function sander(k, { body = '#e8743b', trim = '#24272b' } = {}) {
  k.puck(7, 1.2, ['#b5763b', { rough: 0.95 }], { at: [0, 0.6, 0] });
  k.puck(6.6, 1.6, RUBBER, { at: [0, 2, 0] });
  k.lathe(
    [
      [6.2, 2.6],
      [6, 5],
      [4.6, 8],
      [4.6, 12],
      [5.4, 15],
      [4.4, 17.5],
      [0, 18],
    ],
    gloss(body),
    {},
  );
  k.lathe(
    [
      [5.45, 13.6],
      [5.6, 15.4],
      [4.6, 17.7],
      [0, 18.3],
    ],
    matte(trim),
    {},
  );
  k.box([4, 3, 7], DARK, { at: [0, 5.5, -7], r: 1 });
  k.lathe(
    [
      [2, 0],
      [3.4, 3],
      [3.6, 11],
      [3, 12],
      [0, 12],
    ],
    ['#3b3e44', { rough: 0.6 }],
    { at: [0, 5, -9], rot: [-78, 0, 0] },
  );
  k.box([3, 1.4, 1.4], RED, { at: [0, 12, 4.7], r: 0.4 });
  k.tube(
    [
      [0, 15, -5],
      [3, 15, -10],
      [10, 8, -14],
      [15, 1, -8],
      [12, 0.6, 2],
    ],
    0.6,
    DARK,
  );
}

/** Portable generator in its tube frame. */
export function generator(k, { body = '#e8a91c', frame = '#26282c' } = {}) {
  const paint = gloss(body);
  const tube = [frame, { rough: 0.45, metal: 0.3 }];
  for (const z of [-22, 22]) {
    k.tube(
      [
        [-32, 6, z],
        [-32, 44, z],
        [-28, 50, z],
        [28, 50, z],
        [32, 44, z],
        [32, 6, z],
        [28, 0, z],
        [-28, 0, z],
      ],
      1.5,
      tube,
      { closed: true, tension: 0.12, steps: 200 },
    );
  }
  for (const [x, y] of [
    [-30, 48],
    [30, 48],
    [-30, 2],
    [30, 2],
  ])
    k.bar([x, y, -22], [x, y, 22], 1.4, tube);
  k.box([50, 12, 36], paint, { at: [0, 41, 0], r: 5 });
  k.puck(4.5, 3, DARK, { at: [-8, 48.4, 0] });
  k.box([24, 22, 30], ['#3b3e44', { rough: 0.5, metal: 0.3 }], { at: [-16, 20, 0], r: 3 });
  k.puck(10, 5, DARK, { at: [-16, 20, 16], axis: 'z' });
  k.times(10, (i) =>
    k.box([1, 7, 1], BLACK, {
      at: [-16 + Math.cos(i * 0.628) * 8, 20 + Math.sin(i * 0.628) * 8, 18.4],
      rot: [0, 0, i * 36 - 90],
    }),
  );
  k.puck(4.6, 6, paint, { at: [-16, 20, 17], axis: 'z' });
  k.cyl(9.5, 26, GREY, { at: [12, 18, -4], axis: 'x' });
  k.box([26, 24, 4], BLACK, { at: [14, 20, 20], r: 1 });
  k.box([24.4, 22.4, 4], paint, { at: [14, 20, 20.6], r: 1 });
  for (const x of [8, 17]) {
    k.puck(3, 1.6, DARK, { at: [x, 16, 23], axis: 'z' });
    for (const d of [-1, 1]) k.cyl(0.4, 0.4, WHITE, { at: [x + d, 16, 23.7], axis: 'z' });
  }
  k.box([5, 3, 1.6], RED, { at: [8, 26, 23], r: 0.5 });
  k.puck(2.6, 1.4, WHITE, { at: [19, 26, 23], axis: 'z' });
  for (const x of [-24, 24]) k.box([6, 3, 40], RUBBER, { at: [x, -1.5, 0], r: 1 });
}

/** Inverter generator, suitcase shaped. */
export function inverter(k, { body = '#c8402c' } = {}) {
  k.plate(
    [
      [-24, 0],
      [24, 0],
      [26, 8],
      [25, 26],
      [16, 34],
      [-16, 34],
      [-25, 28],
      [-26, 8],
    ],
    28,
    gloss(body),
    { at: [0, 3, 0], bevel: 4 },
  );
  k.tube(
    [
      [-14, 36, 0],
      [-11, 44, 0],
      [11, 44, 0],
      [14, 36, 0],
    ],
    2.4,
    DARK,
    { tension: 0.15 },
  );
  k.box([22, 18, 2], BLACK, { at: [-8, 17, 14], r: 1.4 });
  for (const x of [-13, -4]) {
    k.puck(3, 1.2, WHITE, { at: [x, 20, 15.2], axis: 'z' });
    for (const d of [-1, 1]) k.cyl(0.4, 0.4, BLACK, { at: [x + d, 20, 15.9], axis: 'z' });
  }
  k.times(4, (i) =>
    k.box([3, 1.6, 0.8], i ? GREY : ['#8be05a', { glow: 0.8 }], {
      at: [-15 + i * 4.6, 12, 15.2],
      r: 0.4,
    }),
  );
  k.times(6, (i) => k.box([10, 1.2, 2], DARK, { at: [14, 10 + i * 2.8, 13.8], r: 0.4 }));
  k.puck(4, 3, DARK, { at: [10, 37.4, 0] });
  for (const x of [-17, 17]) k.box([8, 3, 22], RUBBER, { at: [x, 1.4, 0], r: 1 });
}

/** Inverter welder with its cables. */
export function welder(k, { body = '#c8402c' } = {}) {
  k.box([18, 22, 34], gloss(body), { at: [0, 13, 0], r: 1.6 });
  k.box([19, 24, 3], BLACK, { at: [0, 13, 17], r: 1.2 });
  k.box([8, 4, 1], ['#ff5a36', { glow: 0.4 }], { at: [-3, 20, 18.4], r: 0.4 });
  k.puck(3, 3, GREY, { at: [4, 14, 18.6], axis: 'z' });
  k.box([0.6, 2.4, 0.6], RED, { at: [4, 15, 20.3] });
  for (const x of [-4.6, 4.6]) k.puck(2.2, 2.4, BRASS, { at: [x, 6, 18.6], axis: 'z' });
  k.tube(
    [
      [0, 24, -12],
      [0, 30, -9],
      [0, 30, 9],
      [0, 24, 12],
    ],
    1.6,
    DARK,
    { tension: 0.2 },
  );
  k.tube(
    [
      [-4.6, 6, 20],
      [-6, 4, 30],
      [-16, 1.2, 34],
      [-28, 1.2, 24],
      [-30, 1.4, 10],
    ],
    1.1,
    RUBBER,
  );
  k.tube(
    [
      [4.6, 6, 20],
      [8, 4, 30],
      [20, 1.2, 36],
      [30, 1.2, 28],
      [27, 1.2, 16],
    ],
    1.1,
    ['#b8452c', { rough: 0.8 }],
  );
  k.bar([-30, 2, 12], [-30, 2.4, -4], 2, RUBBER);
  k.bar([-30, 2.4, -5], [-27, 3, -14], 0.7, BRASS);
  k.plate(
    [
      [-2, 0],
      [2, 0],
      [3.4, 12],
      [1.4, 12],
      [0, 3],
      [-1.4, 12],
      [-3.4, 12],
    ],
    2.4,
    STEEL,
    { at: [26, 2, 16], rot: [-90, 0, 200], bevel: 0.4 },
  );
}

/** High-pressure washer on wheels. */
export function washer(k, { body = '#f2c230', trim = '#24272b' } = {}) {
  k.plate(
    [
      [-14, 4],
      [13, 4],
      [15, 16],
      [10, 40],
      [-10, 40],
      [-14, 18],
    ],
    26,
    gloss(body),
    { bevel: 4 },
  );
  k.plate(
    [
      [-9, 10],
      [9, 10],
      [7, 34],
      [-7, 34],
    ],
    27.6,
    matte(trim),
    { bevel: 1 },
  );
  k.times(5, (i) => k.box([9, 1, 1], GREY, { at: [0, 15 + i * 2.6, 14], r: 0.3 }));
  for (const z of [-14, 14]) wheel(k, [-10, 9, z], 9, 4, { rim: gloss(body) });
  for (const z of [-9, 9]) k.bar([-10, 34, z], [-14, 78, z], 1.4, GREY);
  k.bar([-14, 78, -9], [-14, 78, 9], 2, RUBBER);
  k.puck(4, 3, RED, { at: [0, 38, 14], axis: 'z' });
  k.times(5, (i) =>
    k.ring(8 - i * 0.1, 0.9, RUBBER, { at: [-13, 52, 12 + i * 1.1], rot: [0, 0, i * 20] }),
  );
  k.tube(
    [
      [14, 12, 6],
      [24, 4, 14],
      [34, 1, 18],
      [30, 1, 30],
      [20, 4, 30],
    ],
    0.9,
    RUBBER,
  );
  k.bar([16, 5, 30], [-26, 2, 34], 0.9, STEEL);
  k.plate(
    [
      [-3, 0],
      [5, 0],
      [6, 4],
      [-1, 4],
      [-4, -7],
      [-7, -7],
    ],
    3,
    matte(trim),
    { at: [20, 5, 30], bevel: 0.8 },
  );
}

/** Leaning step ladder or, `tall`, a two-part ladder. */
export function ladder(k, { tall = false, metal = '#d0d3d6', feet = '#e8743b' } = {}) {
  const rail = [metal, { metal: 0.7, rough: 0.4 }];
  const height = tall ? 250 : 130;
  const rungs = tall ? 9 : 5;
  const reach = tall ? 52 : 38;
  const front = (t) => [0, t * height, reach * (1 - t)];
  for (const x of [-20, 20]) {
    const widen = (t) => x * (1.25 - t * 0.35);
    k.bar([widen(0), 2, front(0)[2]], [widen(1), height, front(1)[2]], 2, rail);
    k.bar([widen(0) * 1.05, 2, -reach], [widen(1), height - 4, -2], 1.6, rail);
    for (const z of [reach, -reach])
      k.box([5, 5, 5], [feet, { rough: 0.7 }], { at: [widen(0) * 1.02, 2, z], r: 1 });
    k.bar(
      [widen(0.45), height * 0.42, reach * 0.55],
      [widen(0.45), height * 0.42, -reach * 0.55],
      0.6,
      GREY,
    );
  }
  k.times(rungs, (i) => {
    const t = (i + 1) / (rungs + 1);
    k.box([46 - t * 10, 2, tall ? 4 : 9], rail, { at: [0, t * height, reach * (1 - t)], r: 0.7 });
  });
  k.box([34, 4, 18], [feet, { rough: 0.6 }], { at: [0, height, 0], r: 1.6 });
}

/** Concrete mixer. */
export function concrete(k, { body = '#e8743b', frame = '#2a4a6b' } = {}) {
  k.group({ at: [0, 78, 0], rot: [0, 0, -28] }, () => {
    k.lathe(
      [
        [0, -30],
        [18, -29],
        [30, -20],
        [34, -4],
        [32, 10],
        [22, 30],
        [20, 33],
      ],
      gloss(body),
      {},
    );
    k.ring(34, 2, DARK, { at: [0, -4, 0], axis: 'y' });
    k.times(24, (i) =>
      k.box([2, 4, 2], DARK, {
        at: [Math.cos(i * 0.2618) * 35, -4, Math.sin(i * 0.2618) * 35],
        rot: [0, -i * 15, 0],
      }),
    );
    k.ring(20.5, 1.4, GREY, { at: [0, 33, 0], axis: 'y' });
    k.puck(19, 0.6, ['#8f8a80', { rough: 0.95 }], { at: [0, 26, 0] });
  });
  const tube = gloss(frame);
  for (const z of [-38, 38]) {
    k.bar([0, 80, z], [-26, 6, z * 0.9], 2.4, tube);
    k.bar([0, 80, z], [34, 6, z * 0.9], 2.4, tube);
  }
  k.bar([-26, 16, -34], [-26, 16, 34], 2, tube);
  k.bar([34, 6, -34], [34, 6, 34], 2, tube);
  for (const z of [-38, 38]) wheel(k, [-28, 13, z], 13, 6, { rim: tube });
  k.box([22, 24, 20], tube, { at: [-30, 56, 0], r: 3 });
  k.group({ at: [0, 80, 44] }, () => {
    k.ring(17, 1.5, RED, {});
    for (const turn of [0, 60, 120])
      k.bar(
        [Math.cos((turn * Math.PI) / 180) * 17, Math.sin((turn * Math.PI) / 180) * 17, 0],
        [-Math.cos((turn * Math.PI) / 180) * 17, -Math.sin((turn * Math.PI) / 180) * 17, 0],
        0.9,
        RED,
      );
  });
}

/** Air compressor with its tank. */
export function compressor(k, { body = '#2a5f9e' } = {}) {
  const paint = gloss(body);
  k.puck(14, 56, paint, { at: [0, 22, 0], axis: 'x', r: 9 });
  k.box([22, 14, 16], GREY, { at: [-10, 42, 0], r: 3 });
  k.times(6, (i) => k.box([18, 1.2, 19], STEEL, { at: [-10, 38 + i * 2.4, 0], r: 0.3 }));
  k.puck(8, 18, DARK, { at: [14, 42, 0], axis: 'x', r: 3 });
  k.tube(
    [
      [-16, 50, 0],
      [-16, 60, 0],
      [20, 60, 0],
      [26, 50, 0],
      [28, 32, 0],
    ],
    1.3,
    DARK,
    { tension: 0.1 },
  );
  for (const z of [-15, 15]) wheel(k, [-20, 8, z], 8, 4, { rim: paint });
  k.box([4, 12, 20], DARK, { at: [20, 6, 0], r: 1 });
  for (const x of [2, 12]) {
    k.puck(3.6, 2, WHITE, { at: [x, 30, 13], axis: 'z' });
    k.ring(3.6, 0.5, BLACK, { at: [x, 30, 14] });
    k.box([0.4, 2.4, 0.4], RED, { at: [x, 31, 14.2], rot: [0, 0, 40] });
  }
  k.times(6, (i) =>
    k.ring(9, 0.8, ['#e8743b', { rough: 0.6 }], { at: [44, 1 + i * 1.4, 10], axis: 'y' }),
  );
}

/** Tool box, open enough to show what is inside. */
export function toolbox(k, { body = '#c8402c' } = {}) {
  const paint = gloss(body);
  k.box([46, 20, 22], paint, { at: [0, 10, 0], r: 2 });
  k.box([43, 2, 19], BLACK, { at: [0, 20, 0], r: 0.6 });
  for (const x of [-14, 14]) {
    k.box([5, 6, 2], STEEL, { at: [x, 15, 11.4], r: 0.6 });
    k.box([2, 3, 1], DARK, { at: [x, 14, 12.4], r: 0.3 });
  }
  k.group({ at: [0, 20, -10], rot: [-24, 0, 0] }, () => {
    k.box([46, 12, 4], paint, { at: [0, 7, -2], r: 1.6 });
    k.tube(
      [
        [-9, 13, -2],
        [-8, 18, -2],
        [8, 18, -2],
        [9, 13, -2],
      ],
      1.2,
      DARK,
      { tension: 0.2 },
    );
  });
  k.bar([-15, 20, 2], [-19, 38, 4], 1.2, WOOD);
  k.plate(
    [
      [-7, 0],
      [5, 0],
      [5, 4],
      [-2, 4],
      [-8, 2],
    ],
    3,
    STEEL,
    { at: [-19, 37, 4], rot: [0, 0, 12], bevel: 0.4 },
  );
  k.bar([-4, 20, 3], [-5, 30, 4], 1.7, gloss('#e8a91c'));
  k.bar([-5, 30, 4], [-6, 40, 5], 0.5, CHROME);
  k.bar([3, 20, 2], [3, 34, 3], 0.9, STEEL);
  k.ring(2.4, 0.9, STEEL, { at: [3, 36, 3], arc: 290, rot: [0, 0, 125] });
  k.bar([11, 20, 2], [9, 31, 3], 1.4, gloss('#1d6fa5'));
  k.bar([14, 20, 2], [16, 31, 3], 1.4, gloss('#1d6fa5'));
  k.bar([9.4, 31, 3], [14, 39, 3], 1.1, STEEL);
  k.bar([15.6, 31, 3], [11, 39, 3], 1.1, STEEL);
}

/** Self-levelling laser with its red cross on a small tripod. */
export function laser(k, { body = '#2f7f56', beam = '#ff3d3d' } = {}) {
  k.box([11, 12, 9], gloss(body), { at: [0, 33, 0], r: 2 });
  k.box([11.3, 3, 9.3], DARK, { at: [0, 29, 0], r: 1 });
  k.dome(4, DARK, { at: [0, 39, 0] });
  k.box([5, 5, 0.6], BLACK, { at: [0, 34.5, 4.6], r: 0.6 });
  k.puck(1.2, 0.8, [beam, { glow: 2 }], { at: [0, 34.5, 4.9], axis: 'z' });
  k.puck(3, 3, DARK, { at: [0, 25.5, 0] });
  for (const turn of [90, 210, 330]) {
    const a = (turn * Math.PI) / 180;
    k.bar(
      [Math.cos(a) * 2, 25, Math.sin(a) * 2],
      [Math.cos(a) * 17, 0.8, Math.sin(a) * 17],
      0.9,
      GREY,
    );
    k.ball(1.4, RUBBER, { at: [Math.cos(a) * 17, 1.2, Math.sin(a) * 17] });
  }
  k.box([44, 0.5, 0.5], [beam, { glow: 2, clear: 0.75 }], { at: [0, 34.5, 8] });
  k.box([0.5, 30, 0.5], [beam, { glow: 2, clear: 0.75 }], { at: [0, 36, 8] });
}

/** Paint sprayer and a pot of colour. */
export function sprayer(k, { body = '#e8a91c', paint = '#2a9d8f' } = {}) {
  k.lathe(
    [
      [0, 0],
      [6.6, 0.3],
      [7, 2],
      [7, 12],
      [6.2, 13.5],
    ],
    ['#e9edef', { rough: 0.2, clear: 0.55 }],
    {},
  );
  k.lathe(
    [
      [0, 0.5],
      [6.2, 0.7],
      [6.5, 2],
      [6.5, 7],
      [0, 7],
    ],
    gloss(paint),
    {},
  );
  k.puck(7, 2.4, DARK, { at: [0, 14.4, 0] });
  k.lathe(
    [
      [3, -12],
      [4.4, -10],
      [4.4, 2],
      [3.4, 8],
      [2.2, 10],
      [1.2, 11],
    ],
    gloss(body),
    { at: [0, 20, 0], axis: 'x' },
  );
  k.puck(2.8, 2, gloss('#c8402c'), { at: [10.6, 20, 0], axis: 'x' });
  k.plate(
    [
      [-8, 0],
      [-2, 0],
      [-4, -15],
      [-11, -15],
    ],
    4,
    matte('#24272b'),
    { at: [-3, 19, 0], bevel: 1 },
  );
  k.box([1.4, 4, 1.8], RED, { at: [-3.4, 14.4, 0], r: 0.5 });
  k.puck(8, 14, STEEL, { at: [22, 7, -6], r: 0.6 });
  k.puck(7.2, 0.6, gloss(paint), { at: [22, 14, -6] });
  k.ring(8, 0.4, GREY, { at: [22, 14, -6], axis: 'y' });
}

/** Wheelbarrow. */
export function barrow(k, { body = '#2f7f56' } = {}) {
  k.plate(
    [
      [-34, 0],
      [22, 0],
      [44, 26],
      [-44, 22],
    ],
    50,
    gloss(body),
    { at: [4, 30, 0], bevel: 3 },
  );
  k.plate(
    [
      [-32, 4],
      [20, 4],
      [38, 27],
      [-39, 27],
    ],
    44,
    ['#6b5846', { rough: 0.95 }],
    { at: [4, 30, 0], bevel: 1 },
  );
  for (const z of [-22, 22]) {
    k.bar([52, 20, z * 0.3], [-78, 46, z], 1.8, GREY);
    k.bar([-70, 44.5, z], [-88, 48, z], 2.6, RUBBER);
    k.bar([-24, 34, z], [-30, 2, z], 1.8, GREY);
  }
  k.bar([-30, 2, -22], [-30, 2, 22], 1.8, GREY);
  wheel(k, [54, 17, 0], 17, 9, { rim: gloss('#e8743b') });
}

/** Demolition hammer standing on its chisel. */
export function breaker(k, { body = '#e8743b' } = {}) {
  k.cyl(1.6, 40, STEEL, { at: [0, 20, 0] });
  k.lathe(
    [
      [0.2, 0],
      [1.7, 8],
    ],
    STEEL,
    { sharp: true },
  );
  k.lathe(
    [
      [3, 36],
      [5, 40],
      [6, 48],
      [9, 54],
      [9, 66],
    ],
    DARK,
    {},
  );
  k.box([20, 36, 18], gloss(body), { at: [0, 78, 0], r: 4 });
  k.times(5, (i) => k.box([21, 1.4, 12], DARK, { at: [0, 68 + i * 3.2, 0], r: 0.4 }));
  k.bar([-24, 92, 0], [24, 92, 0], 1.8, DARK);
  for (const x of [-22, 22]) k.bar([x - 6, 92, 0], [x + 6, 92, 0], 2.7, RUBBER);
  k.bar([-14, 60, 0], [-24, 60, 0], 2.3, RUBBER);
  k.puck(6, 4, BLACK, { at: [0, 98, 0] });
}

/** Wet and dry vacuum cleaner. */
export function vacuum(k, { body = '#c8402c' } = {}) {
  k.lathe(
    [
      [15, 8],
      [17, 10],
      [18, 34],
      [17.4, 36],
    ],
    STEEL,
    {},
  );
  k.lathe(
    [
      [18, 35],
      [18.6, 38],
      [17, 50],
      [10, 56],
      [0, 57],
    ],
    gloss(body),
    {},
  );
  k.ring(18, 1, DARK, { at: [0, 35.5, 0], axis: 'y' });
  k.tube(
    [
      [-9, 54, 0],
      [-8, 62, 0],
      [8, 62, 0],
      [9, 54, 0],
    ],
    1.7,
    DARK,
    { tension: 0.2 },
  );
  for (const a of [0.8, 2.4, 3.9, 5.5]) wheel(k, [Math.cos(a) * 17, 4, Math.sin(a) * 17], 4, 3);
  k.puck(3, 4, DARK, { at: [0, 28, 18], axis: 'z' });
  k.tube(
    [
      [0, 28, 20],
      [6, 30, 34],
      [24, 40, 30],
      [36, 30, 16],
      [38, 8, 18],
      [42, 4, 22],
    ],
    2.2,
    ['#3b3e44', { rough: 0.7 }],
  );
  k.box([6, 3, 24], BLACK, { at: [46, 1.5, 24], r: 1, rot: [0, 20, 0] });
  k.box([3, 5, 1], BLACK, { at: [-6, 46, 16.5], r: 0.4, rot: [-14, -18, 0] });
}

/** Manual tile cutter. */
export function tilecutter(k, { body = '#1d6fa5' } = {}) {
  k.box([70, 2, 24], gloss(body), { at: [0, 2, 0], r: 0.8 });
  k.box([34, 1.2, 20], ['#e9dfd0', { rough: 0.25 }], { at: [-6, 3.6, 0], r: 0.3 });
  for (const x of [-33, 33]) k.box([5, 12, 24], DARK, { at: [x, 7, 0], r: 1.4 });
  for (const z of [-4, 4]) k.bar([-32, 11.5, z], [32, 11.5, z], 1, CHROME);
  k.box([10, 6, 13], gloss(body), { at: [8, 11.5, 0], r: 1.4 });
  k.bar([8, 13, 0], [30, 32, 0], 1.2, STEEL);
  k.bar([24, 27, 0], [35, 36.5, 0], 2.1, RUBBER);
  k.puck(2, 0.6, CHROME, { at: [5, 6, 0], axis: 'z' });
  k.box([3, 1, 26], STEEL, { at: [-26, 4.6, 0], r: 0.3 });
}

/** Scaffold tower on wheels. */
export function scaffold(k, { frame = '#e8a91c' } = {}) {
  const tube = [frame, { rough: 0.4, metal: 0.2 }];
  for (const x of [-60, 60]) {
    for (const z of [-34, 34]) {
      k.bar([x, 12, z], [x, 250, z], 2.3, tube);
      wheel(k, [x, 7, z], 7, 4);
    }
    k.times(8, (i) => k.bar([x, 30 + i * 29, -34], [x, 30 + i * 29, 34], 1.5, tube));
  }
  for (const z of [-34, 34]) {
    k.bar([-60, 30, z], [60, 146, z], 1.4, STEEL);
    for (const y of [146, 212, 244]) k.bar([-60, y, z], [60, y, z], 1.6, STEEL);
  }
  k.box([118, 4, 62], WOOD, { at: [0, 148, 0], r: 1 });
  k.times(4, (i) =>
    k.box([118, 0.6, 0.8], ['#7c5229', { rough: 0.8 }], { at: [0, 150.2, -22 + i * 15] }),
  );
}

/** Hand truck with two boxes. */
export function handtruck(k, { frame = '#c8402c' } = {}) {
  const tube = gloss(frame);
  for (const x of [-18, 18]) {
    k.tube(
      [
        [x, 2, 0],
        [x, 100, -14],
        [x * 0.8, 116, -26],
        [x * 0.6, 118, -30],
      ],
      1.8,
      tube,
    );
    wheel(k, [0, 0, 0], 0.01, 0.01);
    k.group({ at: [x * 1.3, 12, -8], rot: [0, 90, 0] }, () =>
      wheel(k, [0, 0, 0], 12, 6, { rim: tube }),
    );
  }
  for (const y of [24, 52, 80]) k.bar([-18, y, -y * 0.14], [18, y, -y * 0.14], 1.4, tube);
  k.box([44, 2, 30], STEEL, { at: [0, 1.4, 14], r: 0.6 });
  const carton = ['#c99a63', { rough: 0.9 }];
  k.box([40, 32, 26], carton, { at: [0, 19, 14], r: 0.6 });
  k.box([32, 26, 24], carton, { at: [-2, 48.4, 12], r: 0.6, rot: [0, 8, 0] });
  k.box([5, 32.4, 26.4], ['#e4c79a', { rough: 0.5 }], { at: [0, 19, 14], r: 0.3 });
  k.box([4.4, 26.4, 24.4], ['#e4c79a', { rough: 0.5 }], {
    at: [-2, 48.4, 12],
    r: 0.3,
    rot: [0, 8, 0],
  });
}

/** Work light on a stand. */
export function worklight(k, { body = '#e8a91c' } = {}) {
  k.cyl(2, 120, GREY, { at: [0, 66, 0] });
  for (const turn of [90, 210, 330]) {
    const a = (turn * Math.PI) / 180;
    k.bar([0, 40, 0], [Math.cos(a) * 40, 2, Math.sin(a) * 40], 1.8, gloss(body));
  }
  k.bar([-34, 126, 0], [34, 126, 0], 2, DARK);
  for (const x of [-22, 22]) {
    k.group({ at: [x, 134, 4], rot: [14, x * -0.5, 0] }, () => {
      k.box([32, 24, 8], gloss(body), { r: 2.4 });
      k.box([26, 18, 2], ['#fff6dc', { glow: 1.1 }], { at: [0, 0, 4.2], r: 0.8 });
      k.times(4, (i) => k.bar([-11 + i * 7.4, -9, 6], [-11 + i * 7.4, 9, 6], 0.4, DARK));
      k.times(5, (i) => k.box([26, 1, 3], DARK, { at: [0, -8 + i * 4, -5], r: 0.3 }));
    });
  }
}
