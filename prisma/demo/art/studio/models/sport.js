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
  RUBBER,
  STEEL,
  WHITE,
  WOOD,
  wheel,
} from './surfaces.js';

function bikeWheel(k, x, radius, rim) {
  k.ring(radius, radius * 0.075, RUBBER, { at: [x, radius + 1, 0] });
  k.ring(radius * 0.92, radius * 0.03, rim, { at: [x, radius + 1, 0] });
  k.times(14, (i) => {
    const a = (i / 14) * Math.PI * 2;
    k.bar(
      [x, radius + 1, 0],
      [x + Math.cos(a) * radius * 0.92, radius + 1 + Math.sin(a) * radius * 0.92, 0],
      0.18,
      STEEL,
    );
  });
  k.puck(2.4, 5, GREY, { at: [x, radius + 1, 0], axis: 'z' });
}

/** Mountain or town bicycle; `basket` for town, `small` for a child. */
export function bike(k, { frame = '#c8402c', basket = false, small = false } = {}) {
  const r = small ? 22 : 33;
  const paint = gloss(frame);
  const front = small ? 38 : 54;
  const back = -front * 0.9;
  const hub = r + 1;
  const seat = [back * 0.42, r * 2 + (small ? 10 : 18), 0];
  const head = [front * 0.62, r * 2 + (small ? 8 : 14), 0];
  const crank = [-2, hub - 3, 0];
  bikeWheel(k, front, r, STEEL);
  bikeWheel(k, back, r, STEEL);
  k.bar(crank, seat, 1.9, paint);
  k.bar(crank, [head[0] + 3, head[1] - 14, 0], 2.3, paint);
  k.bar([seat[0] + 1, seat[1] - 6, 0], head, 1.9, paint);
  k.bar([head[0] - 1, head[1] + 6, 0], [head[0] + 5, head[1] - 18, 0], 2.4, paint);
  for (const z of [-4, 4]) {
    k.bar([head[0] + 4, head[1] - 16, z], [front, hub, z], 1.5, basket ? paint : DARK);
    k.bar(crank, [back, hub, z], 1.2, paint);
    k.bar([seat[0], seat[1] - 8, z * 0.6], [back, hub, z], 1.1, paint);
  }
  k.bar(seat, [seat[0] - 3, seat[1] + 10, 0], 1.3, STEEL);
  k.plate(
    [
      [-13, 0],
      [-12, 4],
      [-2, 3],
      [13, 1.5],
      [13, -1],
      [0, -2],
    ],
    basket ? 15 : 10,
    basket ? ['#8a4b2a', { rough: 0.6 }] : BLACK,
    { at: [seat[0] - 2, seat[1] + 12, 0], bevel: 2, smooth: true },
  );
  k.bar([head[0] - 2, head[1] + 4, 0], [head[0] + 2, head[1] + 14, 0], 1.3, STEEL);
  k.tube(
    [
      [head[0] - 4, head[1] + 17, 26],
      [head[0] + 3, head[1] + 14, 14],
      [head[0] + 4, head[1] + 14, -14],
      [head[0] - 4, head[1] + 17, -26],
    ],
    1.2,
    DARK,
  );
  for (const z of [22, -22])
    k.bar([head[0] - 3.4, head[1] + 16.8, z], [head[0] - 5, head[1] + 17.4, z * 1.3], 1.9, RUBBER);
  k.ring(9, 0.9, GREY, { at: [crank[0], crank[1], 4] });
  k.bar(crank, [crank[0] + 10, crank[1] - 12, 6], 1, GREY);
  k.box([9, 2, 8], DARK, { at: [crank[0] + 11, crank[1] - 13, 10], r: 0.8 });
  k.ring(5, 0.7, GREY, { at: [back, hub, 4] });
  k.bar([crank[0], crank[1] + 8.6, 4.4], [back, hub + 5, 4.4], 0.4, DARK);
  k.bar([crank[0], crank[1] - 8.6, 4.4], [back, hub - 5, 4.4], 0.4, DARK);
  if (basket) {
    k.lathe(
      [
        [11, 0],
        [14, 18],
      ],
      ['#c99a63', { rough: 0.9 }],
      { at: [head[0] + 20, head[1] - 2, 0], sharp: true },
    );
    k.times(5, (i) =>
      k.ring(11.4 + i * 0.65, 0.6, WOOD, { at: [head[0] + 20, head[1] + i * 4, 0], axis: 'y' }),
    );
  }
}

/** Exercise bike. */
export function spinbike(k, { frame = '#232529', accent = '#e8743b' } = {}) {
  const paint = gloss(frame);
  for (const x of [-46, 46]) k.bar([x, 4, -24], [x, 4, 24], 3, DARK);
  k.bar([-46, 6, 0], [46, 6, 0], 3.4, paint);
  k.puck(24, 5, gloss(accent), { at: [26, 38, 0], axis: 'z', r: 1.2 });
  k.puck(18, 6, BLACK, { at: [26, 38, 0], axis: 'z' });
  k.bar([26, 38, 0], [44, 6, 0], 3, paint);
  k.bar([-4, 30, 0], [-26, 88, 0], 3.2, paint);
  k.bar([-4, 30, 0], [26, 38, 0], 3.6, paint);
  k.bar([4, 32, 0], [30, 104, 0], 3.2, paint);
  k.bar([-4, 30, 0], [-42, 6, 0], 3, paint);
  k.plate(
    [
      [-14, 0],
      [-13, 5],
      [0, 4],
      [15, 1],
      [14, -2],
      [0, -2],
    ],
    17,
    BLACK,
    { at: [-27, 92, 0], bevel: 2.4, smooth: true },
  );
  k.tube(
    [
      [22, 112, 22],
      [32, 108, 18],
      [34, 106, 0],
      [32, 108, -18],
      [22, 112, -22],
    ],
    1.8,
    RUBBER,
  );
  k.box([3, 13, 18], BLACK, { at: [35, 116, 0], r: 1.2, rot: [0, 0, -18] });
  k.box([0.6, 9, 14], ['#2b6f7c', { glow: 0.5 }], {
    at: [33.3, 116.4, 0],
    r: 0.3,
    rot: [0, 0, -18],
  });
  k.puck(9, 3, gloss(accent), { at: [-4, 30, 6], axis: 'z' });
  k.box([11, 2.4, 9], DARK, { at: [6, 16, 14], r: 0.8 });
  k.bar([-4, 30, 8], [6, 17, 10], 1.2, STEEL);
}

/** Treadmill. */
export function treadmill(k, { accent = '#c8402c' } = {}) {
  k.box([150, 9, 60], DARK, { at: [0, 9, 0], r: 3 });
  k.box([138, 1, 44], BLACK, { at: [-3, 14, 0], r: 0.4 });
  k.times(9, (i) => k.box([0.8, 0.2, 44], GREY, { at: [-66 + i * 16, 14.6, 0] }));
  k.box([30, 11, 60], gloss(accent), { at: [66, 15, 0], r: 4 });
  for (const z of [-29, 29]) {
    k.bar([60, 14, z], [74, 112, z], 3, GREY);
    k.bar([72, 100, z], [34, 92, z], 2.6, RUBBER);
  }
  k.box([12, 30, 66], DARK, { at: [74, 122, 0], r: 4, rot: [0, 0, -22] });
  k.box([1, 18, 40], ['#1f5a66', { glow: 0.55 }], { at: [68.4, 125, 0], r: 0.4, rot: [0, 0, -22] });
  k.times(4, (i) =>
    k.puck(2, 1, i === 0 ? RED : WHITE, { at: [67.5, 112, -12 + i * 8], axis: 'x' }),
  );
}

/** Dome tent with an open door. */
export function tent(k, { fly = '#e8743b', floor = '#2f5d50' } = {}) {
  const cloth = [fly, { rough: 0.8 }];
  const inner = ['#f6e2b8', { rough: 0.9, glow: 0.1 }];
  k.lathe(
    [
      [104, 0],
      [102, 14],
      [92, 52],
      [70, 86],
      [38, 108],
      [10, 116],
      [0, 117],
    ],
    cloth,
    { sides: 6, rot: [0, 30, 0], scale: [1, 1, 0.9] },
  );
  k.lathe(
    [
      [107, 0],
      [106, 7],
    ],
    matte(floor),
    { sides: 6, sharp: true, rot: [0, 30, 0], scale: [1, 1, 0.9] },
  );
  for (let i = 0; i < 6; i += 1) {
    const a = ((i + 0.5) / 6) * Math.PI * 2;
    const p = (r, y) => [Math.sin(a) * r, y, Math.cos(a) * r * 0.9];
    k.tube([p(105, 1), p(102.5, 16), p(93, 53), p(71, 87), p(39, 109), p(8, 117.5)], 1.2, DARK);
  }
  k.group({ at: [0, 2, 89], rot: [-15, 0, 0] }, () => {
    k.plate(
      [
        [-34, 0],
        [34, 0],
        [27, 44],
        [12, 70],
        [0, 76],
        [-12, 70],
        [-27, 44],
      ],
      1,
      inner,
      { bevel: 0.2, smooth: false },
    );
    k.plate(
      [
        [-38, 0],
        [-30, 0],
        [-20, 44],
        [-8, 70],
        [0, 80],
        [-14, 72],
        [-31, 44],
      ],
      3,
      matte(floor),
      { at: [0, 0, 1], bevel: 0.8 },
    );
    k.plate(
      [
        [38, 0],
        [30, 0],
        [20, 44],
        [8, 70],
        [0, 80],
        [14, 72],
        [31, 44],
      ],
      3,
      matte(floor),
      { at: [0, 0, 1], bevel: 0.8 },
    );
  });
  k.ball(4, ['#ffd98f', { glow: 1.2 }], { at: [52, 9, 104] });
  k.puck(4.6, 3, DARK, { at: [52, 3, 104] });
  k.puck(4, 1.6, DARK, { at: [52, 14, 104] });
}

/** Kayak with its paddle. */
export function kayak(k, { hull = '#f2b632', deck = '#e8743b' } = {}) {
  k.group({ at: [0, 17, 0], scale: [1, 0.42, 0.8] }, () => {
    k.lathe(
      [
        [0, -150],
        [16, -128],
        [32, -80],
        [40, -20],
        [40, 20],
        [32, 80],
        [16, 128],
        [0, 150],
      ],
      gloss(hull),
      { axis: 'x', scale: [1, 1, 1] },
    );
  });
  k.plate(
    [
      [-140, 0],
      [-90, 8],
      [-30, 12],
      [30, 12],
      [90, 8],
      [140, 0],
      [90, -8],
      [30, -12],
      [-30, -12],
      [-90, -8],
    ],
    3,
    gloss(deck),
    { at: [0, 32.5, 0], rot: [-90, 0, 0], bevel: 1.2, smooth: true, scale: [0.8, 1.1, 1] },
  );
  k.plate(
    [
      [-30, 0],
      [-18, 9],
      [18, 9],
      [30, 0],
      [18, -9],
      [-18, -9],
    ],
    5,
    BLACK,
    { at: [0, 34, 0], rot: [-90, 0, 0], bevel: 1, smooth: true },
  );
  k.box([5, 18, 15], matte('#2a4a6b'), { at: [-24, 40, 0], r: 2, rot: [0, 0, 14] });
  for (const x of [-74, 74]) k.puck(7, 2, DARK, { at: [x, 34, 0] });
  k.group({ at: [6, 42, 6], rot: [0, 16, 4] }, () => {
    k.bar([-96, 0, 0], [96, 0, 0], 1.5, DARK);
    for (const s of [-1, 1])
      k.plate(
        [
          [-20, 0],
          [-12, 7],
          [10, 8],
          [20, 0],
          [10, -7],
          [-12, -6],
        ],
        1.4,
        gloss('#c8402c'),
        { at: [s * 112, 0, 0], rot: [s * 30, 0, 0], bevel: 0.5, smooth: true },
      );
  });
}

/** Stand-up paddle board upright with its paddle. */
export function paddleboard(k, { deck = '#2a9d8f', stripe = '#f6e7c8' } = {}) {
  const shape = [
    [0, -130],
    [22, -122],
    [34, -90],
    [38, -20],
    [36, 50],
    [26, 104],
    [10, 128],
    [0, 131],
    [-10, 128],
    [-26, 104],
    [-36, 50],
    [-38, -20],
    [-34, -90],
    [-22, -122],
  ];
  k.group({ at: [0, 132, 0], rot: [-7, 0, 0] }, () => {
    k.plate(shape, 10, gloss(stripe), { bevel: 3, smooth: true });
    k.plate(
      shape.map(([x, y]) => [x * 0.86, y * 0.93]),
      10.8,
      matte(deck),
      { bevel: 0.4, smooth: true },
    );
    k.plate(
      [
        [-26, -90],
        [26, -90],
        [30, 10],
        [-30, 10],
      ],
      11.6,
      matte('#24443f'),
      { bevel: 0.3 },
    );
    k.times(5, (i) => k.box([46, 1, 12], matte(deck), { at: [0, -76 + i * 18, 0] }));
    k.box([10, 3, 13], DARK, { at: [0, 24, 0], r: 1 });
    k.times(3, (i) => k.bar([-20, 62 + i * 14, 6.4], [20, 76 - i * 14, 6.4], 0.6, DARK));
  });
  k.group({ at: [54, 0, 8], rot: [-8, 0, -6] }, () => {
    k.plate(
      [
        [-9, 2],
        [9, 2],
        [10, 26],
        [4, 44],
        [-4, 44],
        [-10, 26],
      ],
      1.6,
      gloss('#e8743b'),
      { bevel: 0.6, smooth: true },
    );
    k.bar([0, 40, 0], [0, 196, 0], 1.4, DARK);
    k.bar([-6, 197, 0], [6, 197, 0], 1.9, RUBBER);
  });
}

/** Fishing rods in a stand with a tackle box. */
export function fishing(k, { box = '#2f7f56' } = {}) {
  k.box([36, 18, 20], gloss(box), { at: [0, 9, 0], r: 2 });
  k.box([36.4, 5, 20.4], CREAM, { at: [0, 19, 0], r: 1.6 });
  k.tube(
    [
      [-8, 21, 0],
      [-7, 26, 0],
      [7, 26, 0],
      [8, 21, 0],
    ],
    1.1,
    DARK,
    { tension: 0.2 },
  );
  k.box([6, 4, 1], STEEL, { at: [0, 16, 10.4], r: 0.4 });
  for (const [x, lean, colour] of [
    [-26, 10, '#c8402c'],
    [27, -12, '#1d6fa5'],
  ]) {
    k.group({ at: [x, 0, -6], rot: [0, 0, lean] }, () => {
      k.lathe(
        [
          [1.7, 0],
          [1.9, 2],
          [1.5, 22],
          [1.1, 30],
        ],
        ['#b98552', { rough: 0.9 }],
        {},
      );
      k.bar([0, 30, 0], [0, 150, 0], 0.8, gloss(colour), { top: 0.25 });
      for (const y of [52, 84, 112, 138])
        k.ring(2.2 - y * 0.009, 0.25, CHROME, { at: [0, y, 1.8] });
      k.puck(4, 5, DARK, { at: [0, 32, 5], axis: 'z', r: 1 });
      k.puck(3, 6.4, BRASS, { at: [0, 32, 5.4], axis: 'z' });
      k.bar([0, 32, 9], [6, 32, 9], 0.6, STEEL);
      k.ball(1.4, BLACK, { at: [6.6, 32, 9] });
    });
  }
  k.puck(2.4, 0.01, RED, { at: [12, 3, 16] });
  k.ball(3, gloss('#c8402c'), { at: [14, 3, 17] });
  k.dome(3.03, WHITE, { at: [14, 3, 17] });
}

/** Football with a pump and cones. */
export function football(k, { patch = '#1f2023', cone = '#e8743b' } = {}) {
  const leather = k.print(
    (c, s) => {
      c.fillStyle = '#f5f3ec';
      c.fillRect(0, 0, s, s);
      c.fillStyle = patch;
      for (let row = 0; row < 5; row += 1) {
        const y = s * (0.1 + row * 0.2);
        const n = [3, 5, 6, 5, 3][row];
        for (let i = 0; i < n; i += 1) {
          const x = ((i + (row % 2) * 0.5) / n) * s;
          for (const shift of [0, -s, s]) {
            c.beginPath();
            for (let p = 0; p < 5; p += 1) {
              const a = (p / 5) * Math.PI * 2 - Math.PI / 2;
              c.lineTo(
                x +
                  shift +
                  (Math.cos(a) * s * 0.062) / Math.max(0.35, Math.sin(Math.PI * (0.1 + row * 0.2))),
                y + Math.sin(a) * s * 0.07,
              );
            }
            c.fill();
          }
        }
      }
    },
    { rough: 0.4 },
  );
  k.ball(11, leather, { at: [0, 11, 0], rot: [20, 30, 12] });
  for (const [x, z] of [
    [22, -8],
    [-22, -12],
    [30, 8],
  ]) {
    k.cyl(6, 13, gloss(cone), { at: [x, 7.5, z], top: 0.8 });
    k.box([14, 1.2, 14], gloss(cone), { at: [x, 0.6, z], r: 0.5 });
    k.cyl(4.2, 2.4, WHITE, { at: [x, 7, z], top: 3.3 });
  }
  k.puck(1.8, 15, gloss('#1d6fa5'), { at: [-17, 1.8, 12], axis: 'x' });
  k.cyl(0.5, 8, STEEL, { at: [-6, 1.8, 12], axis: 'x' });
  k.bar([-25, 1.8, 9], [-25, 1.8, 15], 1.1, DARK);
}

/** Two rackets and a ball; `wood` makes them table tennis bats. */
export function rackets(k, { colours = ['#c8402c', '#1d6fa5'] } = {}) {
  colours.forEach((colour, i) => {
    const s = i ? 1 : -1;
    k.group({ at: [s * 13, 0, -i * 5], rot: [-10, 0, s * -14] }, () => {
      k.lathe(
        [
          [1.7, 0],
          [1.9, 0.6],
          [1.6, 3],
          [1.6, 18],
        ],
        RUBBER,
        {},
      );
      for (const x of [-1, 1])
        k.tube(
          [
            [0, 17, 0],
            [x * 5, 26, 0],
            [x * 9.4, 34, 0],
          ],
          0.9,
          gloss(colour),
        );
      k.ring(13, 1, gloss(colour), { at: [0, 45, 0], scale: [0.85, 1.05, 1] });
      k.times(11, (n) => {
        const x = -9 + n * 1.8;
        const h = Math.sqrt(Math.max(0, 1 - (x / 11) ** 2)) * 13.2;
        k.bar([x, 45 - h, 0], [x, 45 + h, 0], 0.12, WHITE);
      });
      k.times(13, (n) => {
        const y = -12 + n * 2;
        const w = Math.sqrt(Math.max(0, 1 - (y / 13.6) ** 2)) * 11;
        k.bar([-w, 45 + y, 0], [w, 45 + y, 0], 0.12, WHITE);
      });
    });
  });
  for (const [x, z] of [
    [0, 14],
    [9, 10],
    [-10, 16],
  ]) {
    k.ball(3.3, ['#d7ea4a', { rough: 0.9 }], { at: [x, 3.3, z] });
    k.ring(3.25, 0.12, WHITE, { at: [x, 3.3, z], rot: [50, 30 + x * 6, 0] });
  }
}

/** Dumbbells and a kettlebell. */
export function weights(k, { accent = '#c8402c' } = {}) {
  const bell = (at, rot, radius) =>
    k.group({ at, rot }, () => {
      k.cyl(1.5, 18, CHROME, { axis: 'x' });
      for (const s of [-1, 1]) {
        k.puck(radius, 4, DARK, { at: [s * 9, 0, 0], axis: 'x', r: 0.8 });
        k.puck(radius * 0.8, 3, gloss(accent), { at: [s * 12, 0, 0], axis: 'x', r: 0.8 });
        k.puck(2, 3, CHROME, { at: [s * 14, 0, 0], axis: 'x' });
      }
    });
  bell([-4, 7, 6], [0, 24, 0], 7);
  bell([-6, 7, -14], [0, -10, 0], 7);
  k.ball(9, DARK, { at: [24, 9, 2] });
  k.tube(
    [
      [18.5, 15, 2],
      [17, 22, 2],
      [20, 26, 2],
      [28, 26, 2],
      [31, 22, 2],
      [29.5, 15, 2],
    ],
    1.9,
    DARK,
  );
  k.puck(4.6, 0.6, gloss(accent), { at: [24, 9.5, 10.8], axis: 'z' });
}

/** Boxing gloves. */
export function boxing(k, { leather = '#b3261e' } = {}) {
  for (const s of [-1, 1]) {
    k.group({ at: [s * 10.5, 0, s * 2], rot: [-4, s * -22, s * 4] }, () => {
      k.lathe(
        [
          [6, 0],
          [6.6, 1],
          [6.2, 7],
          [6.6, 11],
        ],
        matte('#f2e9d8'),
        {},
      );
      k.ball(9, gloss(leather), { at: [0, 20, 1], scale: [0.95, 1.15, 0.95] });
      k.ball(7.6, gloss(leather), { at: [0, 12, 0], scale: [0.98, 0.9, 0.9] });
      k.ball(4, gloss(leather), {
        at: [s * -6.6, 17, 5],
        scale: [0.9, 1.6, 1],
        rot: [0, 0, s * 14],
      });
      k.box([8, 3.4, 0.8], WHITE, { at: [0, 4.6, 6.2], r: 0.4 });
      k.tube(
        [
          [-6.8, 24, 6],
          [0, 25.4, 9],
          [6.8, 24, 6],
        ],
        0.35,
        ['#7d1510', { rough: 0.6 }],
      );
    });
  }
}

/** Table tennis table. */
export function pingpong(k, { top = '#1d5f8a' } = {}) {
  k.box([274, 4, 152], [top, { rough: 0.45 }], { at: [0, 76, 0], r: 0.8 });
  for (const z of [-75, 0, 75]) k.box([274, 0.4, z ? 2 : 0.8], WHITE, { at: [0, 78.2, z] });
  for (const x of [-136, 136]) k.box([2, 0.4, 152], WHITE, { at: [x, 78.2, 0] });
  k.box([0.6, 14, 166], ['#e9edf0', { clear: 0.55 }], { at: [0, 86, 0], r: 0.2 });
  k.box([1.4, 1.6, 168], WHITE, { at: [0, 93, 0] });
  for (const z of [-83, 83]) k.bar([0, 74, z], [0, 94, z], 1.2, DARK);
  for (const x of [-96, 96]) {
    for (const z of [-60, 60]) k.bar([x, 74, z], [x * 1.05, 2, z], 2.6, DARK);
    k.bar([x, 20, -60], [x, 20, 60], 2, DARK);
  }
  for (const [x, z, c, t] of [
    [-80, 30, '#c8402c', 30],
    [70, -26, '#1f2023', -40],
  ]) {
    k.puck(11, 2, matte(c), { at: [x, 79.5, z] });
    k.group({ at: [x, 79.5, z], rot: [0, t, 0] }, () =>
      k.box([14, 2.4, 3.6], WOOD, { at: [15, 0, 0], r: 1 }),
    );
  }
  k.ball(2.6, WHITE, { at: [-56, 81, 44] });
}

/** Electric scooter. */
export function scooter(k, { accent = '#2a9d8f' } = {}) {
  wheel(k, [-44, 12, 0], 12, 6, { rim: gloss(accent) });
  wheel(k, [46, 12, 0], 12, 6, { rim: gloss(accent) });
  k.box([72, 6, 17], DARK, { at: [-4, 13, 0], r: 2.6 });
  k.box([62, 0.8, 14], RUBBER, { at: [-6, 16.2, 0], r: 0.3 });
  k.box([60, 1, 17.3], gloss(accent), { at: [-4, 12, 0], r: 0.4 });
  k.bar([34, 15, 0], [45, 26, 0], 3, DARK);
  k.bar([46, 18, 0], [36, 112, 0], 2.8, DARK);
  k.bar([36, 112, -24], [36, 112, 24], 1.6, GREY);
  for (const z of [-20, 20]) k.bar([36, 112, z], [36, 112, z * 1.35], 2.3, RUBBER);
  k.box([4, 4, 8], BLACK, { at: [35.5, 115, 0], r: 1 });
  k.ball(3, ['#fff3cf', { glow: 1.2 }], { at: [40.5, 104, 0] });
  k.plate(
    [
      [-14, 0],
      [10, 2],
      [14, 6],
      [-14, 4],
    ],
    9,
    gloss(accent),
    { at: [-46, 23, 0], bevel: 1 },
  );
  k.plate(
    [
      [-14, 0],
      [12, 4],
      [14, 8],
      [-12, 6],
    ],
    9,
    gloss(accent),
    { at: [46, 24, 0], bevel: 1 },
  );
}

/** Hiking backpack. */
export function backpack(k, { cloth = '#2f6f5e', trim = '#e8a91c' } = {}) {
  const fabric = matte(cloth);
  k.plate(
    [
      [-15, 2],
      [15, 2],
      [18, 14],
      [17, 50],
      [11, 62],
      [-11, 62],
      [-17, 50],
      [-18, 14],
    ],
    22,
    fabric,
    { bevel: 6, smooth: true },
  );
  k.plate(
    [
      [-12, 4],
      [12, 4],
      [13, 26],
      [9, 30],
      [-9, 30],
      [-13, 26],
    ],
    10,
    fabric,
    { at: [0, 1, 13], bevel: 3.4, smooth: true },
  );
  k.plate(
    [
      [-17, 0],
      [17, 0],
      [14, 12],
      [-14, 12],
    ],
    24,
    fabric,
    { at: [0, 53, 1], bevel: 5 },
  );
  k.puck(6, 40, matte(trim), { at: [0, 1.8, 3], axis: 'x', r: 1.4 });
  for (const x of [-12, 12]) k.box([2, 12, 0.8], DARK, { at: [x, 3, 10], r: 0.3 });
  for (const x of [-8, 8]) {
    k.box([2.2, 34, 0.8], DARK, { at: [x, 42, 13.4], r: 0.3 });
    k.box([4, 3, 1.6], gloss(trim), { at: [x, 38, 14], r: 0.6 });
  }
  for (const s of [-1, 1]) {
    k.lathe(
      [
        [4.4, 0],
        [5, 8],
        [4.6, 20],
      ],
      fabric,
      { at: [s * 19, 8, 2] },
    );
    k.puck(3.4, 24, gloss(s > 0 ? '#4aa3c7' : '#c8402c'), { at: [s * 19, 22, 2], r: 1.6 });
    k.puck(2.2, 4, DARK, { at: [s * 19, 36, 2] });
  }
  k.ring(4, 0.9, DARK, { at: [0, 66, 0], arc: 180 });
  k.box([18, 1, 0.6], gloss(trim), { at: [0, 25, 18.4], r: 0.2 });
}

/** Diving mask, snorkel and fins. */
export function snorkel(k, { accent = '#2a9dd0' } = {}) {
  for (const s of [-1, 1]) {
    k.group({ at: [s * 11, 0, -10], rot: [-12, s * 7, s * 5] }, () => {
      k.plate(
        [
          [-5, 18],
          [-7, 30],
          [-11, 56],
          [-7, 60],
          [7, 60],
          [11, 56],
          [7, 30],
          [5, 18],
        ],
        1.6,
        gloss(accent),
        { bevel: 0.6 },
      );
      for (const x of [-5, 0, 5]) k.bar([x * 0.7, 22, 0.8], [x * 1.4, 57, 0.8], 0.6, DARK);
      k.lathe(
        [
          [5.4, 0],
          [6.4, 4],
          [6, 16],
          [4.6, 22],
        ],
        RUBBER,
        { flat: 0.7 },
      );
    });
  }
  k.group({ at: [-2, 8, 14], rot: [-10, 0, 0] }, () => {
    k.plate(
      [
        [-10, -4],
        [-3, -6.5],
        [0, -2],
        [3, -6.5],
        [10, -4],
        [11, 3],
        [8, 6],
        [-8, 6],
        [-11, 3],
      ],
      5,
      matte('#24272b'),
      { bevel: 1.6, smooth: true },
    );
    for (const s of [-1, 1])
      k.plate(
        [
          [-4, -4],
          [2, -3],
          [4, 1],
          [3, 4],
          [-3.4, 4],
          [-4.6, 0],
        ],
        1,
        ['#7fd0ea', { rough: 0.06, metal: 0.3 }],
        { at: [s * 5.2, 0.2, 2.8], bevel: 0.3, smooth: true, scale: [s * -1, 1, 1] },
      );
    k.tube(
      [
        [-10.5, 1, -1],
        [-13, 2, -9],
        [0, 3, -15],
        [13, 2, -9],
        [10.5, 1, -1],
      ],
      0.9,
      RUBBER,
    );
  });
  k.tube(
    [
      [14, 3, 20],
      [18, 2, 18],
      [22, 6, 15],
      [23, 18, 13],
      [22, 36, 12],
    ],
    1.3,
    gloss('#f2b632'),
  );
  k.tube(
    [
      [22, 32, 12],
      [22, 40, 12],
    ],
    1.6,
    RED,
  );
  k.puck(2, 3, RUBBER, { at: [13, 3, 20.5], axis: 'x' });
}

/** Surfboard or skimboard standing with its fins. */
export function surfboard(k, { deck = '#f6e7c8', stripe = '#e8573c' } = {}) {
  const shape = [
    [0, -96],
    [15, -92],
    [24, -60],
    [27, 0],
    [23, 52],
    [12, 88],
    [0, 100],
    [-12, 88],
    [-23, 52],
    [-27, 0],
    [-24, -60],
    [-15, -92],
  ];
  k.group({ at: [0, 98, 0], rot: [-9, 0, 3] }, () => {
    k.plate(shape, 6, gloss(deck), { bevel: 2.4, smooth: true });
    k.plate(
      shape.map(([x, y]) => [x * 0.26, y * 0.95]),
      6.6,
      gloss(stripe),
      { bevel: 0.2, smooth: true },
    );
    k.plate(
      [
        [-24, 26],
        [24, 12],
        [25, 2],
        [-25, 16],
      ],
      6.5,
      gloss('#2a9d8f'),
      { bevel: 0.2 },
    );
    k.box([22, 18, 7], RUBBER, { at: [0, -76, 0], r: 2 });
  });
  k.tube(
    [
      [3, 6, 6],
      [12, 2, 12],
      [22, 1, 8],
      [26, 1, 16],
      [16, 1, 20],
    ],
    0.7,
    DARK,
  );
}

/** Skateboard standing on its tail. */
export function skateboard(k, { deck = '#2a9d8f', wheels = '#f6e7c8' } = {}) {
  k.group({ at: [0, 12, 0], rot: [0, 0, 0] }, () => {
    k.plate(
      [
        [-40, 5],
        [-30, 0],
        [30, 0],
        [40, 5],
        [40, 6.6],
        [30, 1.6],
        [-30, 1.6],
        [-40, 6.6],
      ],
      20,
      gloss(deck),
      { bevel: 0.3 },
    );
    k.box([56, 0.4, 19], RUBBER, { at: [0, 1.8, 0], r: 0.1 });
    for (const x of [-22, 22]) {
      k.box([7, 4, 6], GREY, { at: [x, -3, 0], r: 1 });
      k.bar([x, -6, -9], [x, -6, 9], 0.9, STEEL);
      for (const z of [-9, 9]) k.puck(5, 4.6, gloss(wheels), { at: [x, -7, z], axis: 'z', r: 1.2 });
    }
  });
  k.lathe(
    [
      [12, 0],
      [14, 4],
      [13, 12],
      [8, 18],
      [0, 20],
    ],
    gloss('#e8743b'),
    { at: [14, 14, -2], flat: 1.2 },
  );
  k.box([20, 3, 16], BLACK, { at: [14, 17, 2], r: 1.2 });
}

/** Camping stove, pot and lantern. */
export function campstove(k, { body = '#2f6f5e' } = {}) {
  k.box([34, 9, 24], gloss(body), { at: [0, 5, 0], r: 1.6 });
  for (const x of [-8, 8]) {
    k.ring(5.4, 0.6, STEEL, { at: [x, 10.4, 0], axis: 'y' });
    k.puck(3, 1.6, DARK, { at: [x, 10, 0] });
    k.times(3, (i) => k.bar([x - 6, 10.8, -4 + i * 4], [x + 6, 10.8, -4 + i * 4], 0.35, STEEL));
    k.puck(1.7, 2, DARK, { at: [x, 5, 12.6], axis: 'z' });
  }
  k.lathe(
    [
      [0, 0],
      [6, 0.2],
      [6.4, 1],
      [6.4, 8],
    ],
    STEEL,
    { at: [-8, 11.2, 0] },
  );
  k.puck(6.7, 0.9, STEEL, { at: [-8, 19.4, 0] });
  k.puck(1.2, 1.6, WOOD, { at: [-8, 20.6, 0] });
  k.bar([-1.6, 17, 0], [5, 18, 2], 0.8, WOOD);
  k.puck(6, 3, gloss('#c8402c'), { at: [30, 1.5, 2] });
  k.lathe(
    [
      [4.6, 3],
      [5, 6],
      [5, 13],
      [4.4, 16],
    ],
    ['#ffe3a1', { glow: 0.9, clear: 0.9 }],
    { at: [30, 0, 2] },
  );
  k.lathe(
    [
      [5.4, 16],
      [5, 18],
      [2, 20],
      [0, 20.2],
    ],
    gloss('#c8402c'),
    { at: [30, 0, 2] },
  );
  k.ring(4.6, 0.4, STEEL, { at: [30, 21, 2], arc: 180 });
  for (const a of [0, 1.57, 3.14, 4.71])
    k.bar(
      [30 + Math.cos(a) * 5.3, 3, 2 + Math.sin(a) * 5.3],
      [30 + Math.cos(a) * 5.3, 16, 2 + Math.sin(a) * 5.3],
      0.3,
      DARK,
    );
}

/** Basketball hoop on its stand. */
export function hoop(k, { board = '#f4f3ef', ring = '#e8573c' } = {}) {
  k.box([70, 14, 46], matte('#24272b'), { at: [0, 7, -30], r: 4 });
  k.cyl(4, 230, DARK, { at: [0, 120, -34] });
  k.bar([0, 226, -34], [0, 240, -6], 3, DARK);
  k.box([112, 76, 3], gloss(board), { at: [0, 246, 0], r: 1.6 });
  k.box([112.6, 3, 3.6], RED, { at: [0, 209.5, 0] });
  for (const [x, y, w, h] of [
    [0, 250, 44, 2],
    [0, 222, 44, 2],
    [-21, 236, 2, 30],
    [21, 236, 2, 30],
  ])
    k.box([w, h, 3.6], gloss(ring), { at: [x, y, 0] });
  k.ring(22, 1.3, gloss(ring), { at: [0, 216, 26], axis: 'y' });
  k.times(12, (i) => {
    const a = (i / 12) * Math.PI * 2;
    const b = ((i + 1) / 12) * Math.PI * 2;
    k.bar(
      [Math.cos(a) * 22, 215, 26 + Math.sin(a) * 22],
      [Math.cos(b) * 14, 180, 26 + Math.sin(b) * 14],
      0.5,
      WHITE,
    );
    k.bar(
      [Math.cos(b) * 22, 215, 26 + Math.sin(b) * 22],
      [Math.cos(a) * 14, 180, 26 + Math.sin(a) * 14],
      0.5,
      WHITE,
    );
  });
  k.ball(13, ['#d9702b', { rough: 0.8 }], { at: [46, 13, 10] });
  for (const t of [0, 60, 120]) k.ring(13, 0.3, BLACK, { at: [46, 13, 10], rot: [0, t, 20] });
}

/** Cool box; `GLASS` bottles peep out when open. */
export function coolbox(k, { body = '#1d6fa5' } = {}) {
  k.box([48, 30, 30], gloss(body), { at: [0, 16, 0], r: 4 });
  k.box([49, 5, 31], WHITE, { at: [0, 31, 0], r: 2 });
  k.group({ at: [0, 33, -15], rot: [-58, 0, 0] }, () =>
    k.box([49, 8, 31], WHITE, { at: [0, 3, 15], r: 3.4 }),
  );
  k.box([42, 1, 25], ['#d8eef5', { rough: 0.3 }], { at: [0, 33, 0], r: 0.4 });
  k.times(16, (i) =>
    k.box([5, 4, 4.6], ['#e6f6fb', { rough: 0.1 }], {
      at: [-18 + (i % 6) * 7.2, 33.4, -7 + Math.floor(i / 6) * 7],
      rot: [i * 31, i * 57, i * 23],
      r: 0.8,
    }),
  );
  for (const [x, z, c] of [
    [-12, -4, '#2f7f56'],
    [2, 2, '#8a4b2a'],
    [13, -3, '#c8402c'],
  ]) {
    k.lathe(
      [
        [3, 26],
        [3, 38],
        [1.2, 43],
        [1.1, 47],
      ],
      [c, { rough: 0.15, metal: 0.2 }],
      { at: [x, 0, z], rot: [0, 0, x * 0.7] },
    );
    k.puck(1.4, 1.4, BRASS, { at: [x, 47.6, z] });
  }
  for (const s of [-1, 1])
    k.tube(
      [
        [s * 24, 24, 6],
        [s * 28, 22, 5],
        [s * 28, 22, -5],
        [s * 24, 24, -6],
      ],
      1.3,
      DARK,
      { tension: 0.2 },
    );
  k.puck(1.4, 2, GLASS, { at: [-20, 5, 15.4], axis: 'z' });
}
