import {
  BLACK,
  BRASS,
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

/** Petrol lawn mower with its bag. */
export function mower(k, { body = '#c8402c' } = {}) {
  k.plate(
    [
      [-34, 0],
      [30, 0],
      [36, 8],
      [34, 18],
      [20, 24],
      [-28, 24],
      [-36, 12],
    ],
    48,
    gloss(body),
    { at: [0, 8, 0], bevel: 4 },
  );
  k.puck(14, 12, DARK, { at: [6, 38, 0], r: 3 });
  k.puck(12, 6, ['#3b3e44', { rough: 0.4 }], { at: [6, 46, 0], r: 2 });
  k.times(10, (i) =>
    k.box([1.2, 1, 7], GREY, {
      at: [6 + Math.cos(i * 0.628) * 8, 49, Math.sin(i * 0.628) * 8],
      rot: [0, -i * 36 + 90, 0],
    }),
  );
  k.box([14, 8, 20], gloss('#232529'), { at: [20, 36, 0], r: 2 });
  k.puck(2.6, 2.4, RED, { at: [20, 41, 4] });
  for (const x of [-26, 28])
    for (const z of [-26, 26])
      wheel(k, [x, x < 0 ? 13 : 10, z], x < 0 ? 13 : 10, 6, { rim: gloss('#f2c230') });
  for (const z of [-18, 18]) k.bar([-26, 26, z], [-92, 98, z], 1.8, DARK);
  k.bar([-92, 98, -20], [-92, 98, 20], 2.4, RUBBER);
  k.bar([-86, 92, -18], [-86, 92, 18], 0.9, RED);
  k.plate(
    [
      [-74, 16],
      [-36, 16],
      [-38, 44],
      [-66, 46],
    ],
    42,
    matte('#33363b'),
    { bevel: 5 },
  );
}

/** String trimmer. */
export function trimmer(k, { body = '#e8743b' } = {}) {
  k.group({ rot: [0, 0, 32], at: [0, 8, 0] }, () => {
    k.bar([0, 0, 0], [150, 0, 0], 1.7, GREY);
    k.box([26, 20, 20], gloss(body), { at: [154, 2, 0], r: 5 });
    k.box([12, 14, 20.4], DARK, { at: [162, 0, 0], r: 3 });
    k.puck(4, 3, BLACK, { at: [150, 13, 0] });
    k.tube(
      [
        [98, 0, 0],
        [94, 12, 8],
        [92, 14, 0],
        [94, 12, -8],
        [98, 0, 0],
      ],
      1.6,
      RUBBER,
    );
    k.bar([110, 0, 0], [130, 0, 0], 2.8, RUBBER);
    k.box([6, 3, 2.4], RED, { at: [122, -3.4, 0], r: 0.8 });
  });
  k.puck(6, 8, DARK, { at: [-2, 6, 0], r: 2 });
  k.plate(
    Array.from({ length: 17 }, (_, i) => [
      Math.cos((i / 16) * Math.PI) * 25,
      Math.sin((i / 16) * Math.PI) * 25,
    ]),
    3,
    gloss(body),
    { at: [2, 13, 0], rot: [-90, 0, -90], bevel: 0.8 },
  );
  for (const t of [20, 110, 200, 290])
    k.bar([-2, 3, 0], [-2 + Math.cos(t) * 18, 2, Math.sin(t) * 18], 0.4, gloss('#8be05a'));
}

/** Hedge trimmer. */
export function hedge(k, { body = '#2f7f56' } = {}) {
  k.box([26, 14, 13], gloss(body), { at: [-10, 9, 0], r: 4 });
  k.tube(
    [
      [-20, 13, 0],
      [-32, 18, 0],
      [-36, 12, 0],
      [-31, 4, 0],
      [-20, 5, 0],
    ],
    2.6,
    matte('#24272b'),
    { tension: 0.4 },
  );
  k.tube(
    [
      [-2, 10, 11],
      [0, 20, 9],
      [0, 24, 0],
      [0, 20, -9],
      [-2, 10, -11],
    ],
    1.9,
    matte('#24272b'),
  );
  k.plate(
    [
      [0, -8],
      [3, -8],
      [3, 10],
      [0, 10],
    ],
    24,
    ['#d9e2e6', { clear: 0.6, rough: 0.1 }],
    { at: [4, 12, 0], bevel: 0.4 },
  );
  k.box([66, 1, 5], STEEL, { at: [38, 7, 0], r: 0.3 });
  k.times(15, (i) => {
    for (const s of [-1, 1])
      k.plate(
        [
          [-1.5, 0],
          [1.5, 0],
          [0.6, 4],
          [-0.6, 4],
        ],
        0.8,
        STEEL,
        { at: [9 + i * 4.4, 7, s * 2.4], rot: [-90 * s, 0, 0], bevel: 0.1 },
      );
  });
  k.box([4, 2, 2], RED, { at: [-26, 17.5, 0], r: 0.6 });
  k.times(4, (i) => k.box([1, 7, 13.6], BLACK, { at: [-16 + i * 3, 9, 0], r: 0.3 }));
}

/** Chainsaw. */
export function chainsaw(k, { body = '#e8743b' } = {}) {
  k.plate(
    [
      [-18, 0],
      [12, 0],
      [14, 8],
      [10, 17],
      [-6, 19],
      [-18, 15],
    ],
    18,
    gloss(body),
    { at: [0, 3, 0], bevel: 3.4 },
  );
  k.plate(
    [
      [-14, 1],
      [10, 1],
      [11, 8],
      [6, 13],
      [-10, 13],
    ],
    20,
    DARK,
    { at: [0, 3, 0], bevel: 2 },
  );
  k.tube(
    [
      [-16, 17, 0],
      [-30, 19, 0],
      [-36, 13, 0],
      [-32, 5, 0],
      [-16, 4, 0],
    ],
    2.5,
    matte('#24272b'),
    { tension: 0.35 },
  );
  k.tube(
    [
      [4, 8, 12],
      [6, 24, 10],
      [6, 28, 0],
      [6, 24, -10],
      [4, 8, -12],
    ],
    1.8,
    matte('#24272b'),
  );
  k.plate(
    [
      [-9, 0],
      [9, 0],
      [7, 9],
      [-7, 9],
    ],
    1.6,
    DARK,
    { at: [13, 19, 0], rot: [0, 90, 0], bevel: 0.5 },
  );
  k.plate(
    [
      [12, 6],
      [60, 7],
      [66, 10],
      [60, 13],
      [12, 14],
    ],
    1.6,
    STEEL,
    { bevel: 0.3 },
  );
  const track = [];
  for (let x = 13; x < 62; x += 2.6) track.push([x, 14.6], [x, 5.6]);
  for (let a = -80; a <= 80; a += 22)
    track.push([
      62 + Math.cos((a * Math.PI) / 180) * 4.6,
      10 + Math.sin((a * Math.PI) / 180) * 4.6,
    ]);
  for (const [x, y] of track) k.box([2.1, 1.4, 2], BLACK, { at: [x, y, 0], r: 0.3 });
  k.puck(2, 3, BLACK, { at: [-10, 9, 10], axis: 'z' });
  k.box([3, 1.6, 2], RED, { at: [-26, 20, 0], r: 0.6 });
}

/** Party gazebo. */
export function gazebo(k, { roof = '#f4f0e4', band = '#2a9d8f' } = {}) {
  for (const x of [-140, 140])
    for (const z of [-140, 140]) {
      k.bar([x, 2, z], [x, 200, z], 3, ['#d8dadd', { metal: 0.5, rough: 0.4 }]);
      k.box([14, 4, 14], DARK, { at: [x, 2, z], r: 1 });
    }
  k.cyl(212, 74, matte(roof), { at: [0, 250, 0], top: 5, sides: 4, rot: [0, 45, 0] });
  k.cyl(213, 24, matte(band), { at: [0, 202, 0], top: 213, sides: 4, rot: [0, 45, 0], open: true });
  k.times(28, (i) => {
    const t = -135 + (i % 14) * 20.7;
    k.puck(10.3, 0.8, matte(band), {
      at: i < 14 ? [t, 190, 151] : [151, 190, t],
      axis: i < 14 ? 'z' : 'x',
      scale: [1, 1, 1],
    });
  });
  k.ball(5, gloss(band), { at: [0, 290, 0] });
  k.puck(44, 3, WHITE, { at: [0, 74, 0] });
  k.lathe(
    [
      [50, 8],
      [46, 40],
      [44, 74],
    ],
    matte(roof),
    { folds: { count: 14, depth: 0.05, from: 0, to: 1 } },
  );
}

/** Folding table and four chairs. */
export function furniture(k, { seat = '#f4f0e4', cloth = '#c8402c' } = {}) {
  k.box([120, 4, 70], matte('#f4f0e4'), { at: [0, 74, 0], r: 1.4 });
  k.box([40, 0.8, 71], matte(cloth), { at: [0, 76.2, 0], r: 0.3 });
  for (const x of [-50, 50]) {
    k.bar([x, 73, -26], [x, 2, -30], 1.8, GREY);
    k.bar([x, 73, 26], [x, 2, 30], 1.8, GREY);
    k.bar([x, 30, -28], [x, 30, 28], 1.4, GREY);
  }
  const chair = (at, turn) =>
    k.group({ at, rot: [0, turn, 0] }, () => {
      k.box([40, 3.4, 40], gloss(seat), { at: [0, 45, 0], r: 1.4 });
      k.group({ at: [0, 46, -18], rot: [-10, 0, 0] }, () => {
        k.box([40, 22, 2.6], gloss(seat), { at: [0, 32, 0], r: 1.2 });
        for (const x of [-18, 18]) k.bar([x, 0, 0], [x, 42, 0], 1.5, GREY);
      });
      for (const x of [-18, 18]) {
        k.bar([x, 44, -16], [x, 1, 18], 1.5, GREY);
        k.bar([x, 44, 16], [x, 1, -20], 1.5, GREY);
      }
    });
  chair([-34, 0, 62], 180);
  chair([34, 0, 62], 180);
  chair([-94, 0, 0], 90);
  chair([94, 0, -8], -90);
  k.lathe(
    [
      [0, 0],
      [7, 0.3],
      [9, 14],
      [7, 22],
    ],
    gloss('#2a9d8f'),
    { at: [0, 76.6, 0] },
  );
  k.times(7, (i) =>
    k.ball(5, gloss(['#f2b632', '#e8573c', '#f4f0e4'][i % 3]), {
      at: [Math.cos(i * 0.9) * 7, 104 + (i % 3) * 5, Math.sin(i * 0.9) * 7],
    }),
  );
}

/** Motor pump. */
export function pump(k, { body = '#1d6fa5' } = {}) {
  for (const z of [-17, 17])
    k.tube(
      [
        [-26, 4, z],
        [-26, 30, z],
        [-20, 38, z],
        [22, 38, z],
        [26, 30, z],
        [26, 4, z],
        [20, 0, z],
        [-20, 0, z],
      ],
      1.4,
      DARK,
      { closed: true, tension: 0.12, steps: 180 },
    );
  for (const [x, y] of [
    [-24, 36],
    [24, 36],
    [-24, 1],
    [24, 1],
  ])
    k.bar([x, y, -17], [x, y, 17], 1.3, DARK);
  k.box([24, 20, 24], GREY, { at: [-10, 16, 0], r: 3 });
  k.box([22, 9, 26], gloss(body), { at: [-10, 31, 0], r: 3 });
  k.puck(9, 5, DARK, { at: [-10, 16, 13], axis: 'z' });
  k.puck(5, 6, gloss(body), { at: [-10, 16, 14], axis: 'z' });
  k.puck(13, 14, ['#8f9499', { metal: 0.7, rough: 0.5 }], { at: [14, 15, 0], axis: 'x', r: 3 });
  k.puck(6, 9, RED, { at: [26, 15, 0], axis: 'x' });
  k.puck(6, 9, RED, { at: [14, 31, 0] });
  k.tube(
    [
      [30, 15, 0],
      [42, 13, 4],
      [52, 5, 14],
      [46, 3.6, 30],
      [28, 3.6, 34],
      [6, 3.6, 32],
    ],
    3.4,
    ['#2f7f56', { rough: 0.6 }],
  );
}

/** Hose on its reel with a watering can. */
export function hose(k, { reel = '#e8743b', can = '#2a9d8f' } = {}) {
  k.puck(19, 3, gloss(reel), { at: [0, 26, -10], axis: 'z' });
  k.puck(19, 3, gloss(reel), { at: [0, 26, 12], axis: 'z' });
  k.times(6, (i) =>
    k.ring(13 + (i % 2) * 1.6, 1.9, ['#2f7f56', { rough: 0.5 }], { at: [0, 26, -7 + i * 3.3] }),
  );
  k.puck(10, 21, DARK, { at: [0, 26, 1], axis: 'z' });
  for (const z of [-12, 14])
    k.tube(
      [
        [-16, 1, z],
        [-6, 26, z],
        [0, 48, z],
        [6, 26, z],
        [16, 1, z],
      ],
      1.5,
      DARK,
      { tension: 0.2 },
    );
  k.bar([0, 48, -12], [0, 48, 14], 1.9, RUBBER);
  k.tube(
    [
      [13, 24, 8],
      [24, 6, 16],
      [34, 1.9, 24],
      [24, 1.9, 36],
      [4, 1.9, 34],
    ],
    1.9,
    ['#2f7f56', { rough: 0.5 }],
  );
  k.bar([4, 2, 34], [-8, 3, 33], 2.4, gloss(reel));
  k.lathe(
    [
      [0, 0],
      [11, 0.3],
      [12, 2],
      [10.6, 24],
      [9, 25],
    ],
    gloss(can),
    { at: [46, 0, -4] },
  );
  k.bar([55, 8, -4], [76, 30, -4], 1.9, gloss(can));
  k.lathe(
    [
      [1.6, 0],
      [5.4, 5],
      [0, 6],
    ],
    BRASS,
    { at: [75, 29, -4], rot: [0, 0, -42] },
  );
  k.tube(
    [
      [37, 8, -4],
      [26, 16, -4],
      [30, 30, -4],
      [44, 32, -4],
      [52, 25, -4],
    ],
    1.4,
    gloss(can),
  );
}

/** Leaf blower. */
export function blower(k, { body = '#f2b632' } = {}) {
  k.puck(14, 18, gloss(body), { at: [-12, 18, 0], axis: 'z', r: 5 });
  k.puck(9, 19, DARK, { at: [-12, 18, 0], axis: 'z', r: 2 });
  k.times(8, (i) =>
    k.box([1.2, 6, 1], gloss(body), {
      at: [-12 + Math.cos(i * 0.785) * 5.6, 18 + Math.sin(i * 0.785) * 5.6, 9.6],
      rot: [0, 0, i * 45 - 90],
    }),
  );
  k.lathe(
    [
      [7.6, 0],
      [7, 16],
      [6, 40],
      [6.6, 62],
      [5, 72],
    ],
    DARK,
    { at: [-4, 25, 0], rot: [0, 0, -100] },
  );
  k.lathe(
    [
      [7.9, 0],
      [7.6, 10],
    ],
    gloss(body),
    { at: [0, 24.4, 0], rot: [0, 0, -100] },
  );
  k.tube(
    [
      [-20, 30, 0],
      [-18, 42, 0],
      [-2, 44, 0],
      [6, 38, 0],
      [4, 28, 0],
    ],
    2.4,
    matte('#24272b'),
    { tension: 0.4 },
  );
  k.box([5, 2, 2.4], RED, { at: [-6, 41, 0], r: 0.8 });
  k.box([20, 4, 20], RUBBER, { at: [-14, 3, 0], r: 1.4 });
}

/** Tiller. */
export function tiller(k, { body = '#c8402c' } = {}) {
  k.box([30, 20, 24], gloss(body), { at: [0, 44, 0], r: 4 });
  k.puck(9, 6, DARK, { at: [14, 44, 0], axis: 'x' });
  k.box([20, 8, 22], DARK, { at: [-2, 58, 0], r: 3 });
  k.box([14, 26, 10], GREY, { at: [0, 24, 0], r: 2 });
  for (const s of [-1, 1]) {
    for (const off of [10, 22]) {
      k.times(4, (i) => {
        const a = i * 1.5708 + off * 0.05;
        k.tube(
          [
            [0, 14, s * off],
            [Math.cos(a) * 9, 14 + Math.sin(a) * 9, s * off],
            [Math.cos(a + 0.5) * 14, 14 + Math.sin(a + 0.5) * 14, s * (off + 3)],
          ],
          1.2,
          STEEL,
        );
      });
    }
    k.bar([0, 14, 0], [0, 14, s * 24], 1.6, STEEL);
    k.bar([-10, 42, s * 8], [-62, 92, s * 22], 1.7, DARK);
    k.bar([-58, 88, s * 21], [-74, 96, s * 24], 2.5, RUBBER);
    k.plate(
      [
        [-22, 0],
        [22, 0],
        [18, 4],
        [-18, 4],
      ],
      18,
      gloss(body),
      { at: [0, 30, s * 17], bevel: 1.2 },
    );
  }
  k.bar([-14, 30, 0], [-24, 4, 0], 1.8, STEEL);
}

/** Large parasol with its base. */
export function parasol(k, { cloth = '#e8573c', second = '#f4f0e4' } = {}) {
  k.puck(26, 7, DARK, { at: [0, 3.5, 0], r: 2 });
  k.cyl(2.4, 210, WOOD, { at: [0, 108, 0] });
  for (let i = 0; i < 8; i += 1) {
    const a0 = (i / 8) * Math.PI * 2;
    const a1 = ((i + 1) / 8) * Math.PI * 2;
    const { THREE } = k;
    const geometry = new THREE.CylinderGeometry(1, 1, 1, 1, 1, true);
    const p = (r, y, a) => [Math.cos(a) * r, y, Math.sin(a) * r];
    const ring = [
      [2, 232],
      [50, 218],
      [92, 196],
      [118, 172],
      [119, 160],
    ];
    const vertices = [];
    for (let j = 1; j < ring.length; j += 1) {
      const [r0, y0] = ring[j - 1];
      const [r1, y1] = ring[j];
      vertices.push(
        ...p(r0, y0, a0),
        ...p(r1, y1, a0),
        ...p(r1, y1, a1),
        ...p(r0, y0, a0),
        ...p(r1, y1, a1),
        ...p(r0, y0, a1),
      );
    }
    geometry.dispose();
    const fan = new THREE.BufferGeometry();
    fan.setAttribute('position', new THREE.Float32BufferAttribute(vertices, 3));
    fan.computeVertexNormals();
    const mesh = new THREE.Mesh(fan, k.surface(matte(i % 2 ? cloth : second)));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    k.root.add(mesh);
    k.bar([0, 176, 0], p(86, 198, a0), 0.7, WOOD);
  }
  k.ball(4, WOOD, { at: [0, 235, 0] });
}

/** Knapsack sprayer. */
export function knapsack(k, { body = '#2f7f56' } = {}) {
  k.plate(
    [
      [-14, 0],
      [14, 0],
      [17, 10],
      [16, 40],
      [8, 46],
      [-8, 46],
      [-16, 40],
      [-17, 10],
    ],
    20,
    gloss(body),
    { bevel: 5, smooth: true },
  );
  k.puck(7, 5, gloss('#e8743b'), { at: [0, 47, 0] });
  k.box([20, 3, 0.8], WHITE, { at: [0, 20, 10.4], r: 0.4 });
  for (const x of [-8, 8])
    k.tube(
      [
        [x, 40, -9],
        [x, 44, -18],
        [x, 26, -22],
        [x, 8, -12],
      ],
      1.6,
      matte('#24272b'),
    );
  k.tube(
    [
      [16, 6, 0],
      [26, 8, 6],
      [34, 22, 12],
      [36, 34, 14],
    ],
    0.9,
    RUBBER,
  );
  k.bar([36, 34, 14], [34, 40, 18], 1.9, RED);
  k.bar([34, 40, 18], [22, 76, 30], 0.6, BRASS);
  k.ball(1.4, BRASS, { at: [21.6, 77, 30.5] });
  k.bar([-17, 8, 0], [-30, 30, 6], 1.3, GREY);
  k.bar([-27, 25, 5], [-32, 34, 7], 2, RUBBER);
}
