import {
  BLACK,
  BRASS,
  CHROME,
  CREAM,
  DARK,
  GREY,
  gloss,
  matte,
  RED,
  STEEL,
  WHITE,
  WOOD,
  wax,
} from './surfaces.js';

const FORM = ['#efe3cf', { rough: 0.8 }];

function stand(k, top) {
  k.cyl(0.9, top, WOOD, { at: [0, top / 2, 0] });
  k.puck(15, 2.4, WOOD, { at: [0, 1.2, 0] });
}

function bust(k, broad = 1) {
  k.lathe(
    [
      [10.5, 95],
      [14, 108],
      [15.6, 118],
      [14.1, 130],
      [16.6 * broad, 140],
      [14.6 * broad, 150],
      [6.5, 155],
      [5, 160],
      [4.6, 166],
      [0, 167],
    ],
    FORM,
    { flat: 0.72 },
  );
  k.puck(3.2, 3, WOOD, { at: [0, 168.5, 0] });
}

/** The cloth of a garment: plain, shiny, or a wax print of three colours. */
function fabric(k, cloth, print, repeat) {
  if (!print) return [cloth, { rough: 0.42 }];
  return k.print(wax(...print), { rough: 0.75 }, repeat);
}

/**
 * Dress on a form. `cut` shapes the skirt: 'wide', 'straight', 'mermaid', 'short';
 * `print` gives it a wax cloth; `sleeves` and `sparkle` finish it.
 */
export function dress(
  k,
  {
    cloth = '#9d1f3f',
    belt = '#d8a545',
    cut = 'wide',
    print = null,
    sleeves = false,
    sparkle = false,
  } = {},
) {
  const skirts = {
    wide: [
      [40, 14],
      [34, 40],
      [27, 70],
      [19, 96],
    ],
    straight: [
      [22, 12],
      [21, 40],
      [20, 70],
      [18.5, 96],
    ],
    mermaid: [
      [38, 12],
      [27, 26],
      [17.5, 46],
      [18.5, 72],
      [19.2, 94],
    ],
    short: [
      [30, 66],
      [27, 76],
      [22, 90],
      [18, 100],
    ],
  };
  const deep = { wide: 0.085, straight: 0.03, mermaid: 0.07, short: 0.08 }[cut];
  const top = fabric(k, cloth, print, [3, 1.6]);
  const bottom = fabric(k, cloth, print, [6, 3]);
  stand(k, cut === 'short' ? 96 : 40);
  bust(k);
  k.lathe(skirts[cut], bottom, {
    flat: 0.76,
    folds: {
      count: cut === 'mermaid' ? 9 : 13,
      depth: deep,
      from: 0.05,
      to: cut === 'mermaid' ? 0.4 : 0.95,
    },
  });
  k.lathe(
    [
      [18.6, 93],
      [16.8, 100],
      [15.2, 108],
      [15.4, 113],
      [17.2, 122],
      [17.4, 130],
      [17.9, 138],
      [16.9, 144],
    ],
    top,
    { flat: 0.75 },
  );
  if (belt) {
    k.lathe(
      [
        [15.7, 106.5],
        [16, 109.5],
        [15.9, 113],
      ],
      [belt, { rough: 0.3, metal: 0.6 }],
      { flat: 0.77 },
    );
    k.ball(2.2, [belt, { rough: 0.2, metal: 0.8 }], { at: [0, 109.6, 12.2], scale: [1.3, 1, 0.4] });
  }
  for (const s of [-1, 1]) {
    if (sleeves)
      k.lathe(
        [
          [4.2, 0],
          [5.4, 9],
          [7.2, 19],
          [6.4, 21],
        ],
        top,
        { at: [s * 21.5, 125, 0], rot: [0, 0, s * 24] },
      );
    k.tube(
      [
        [s * 10, 142, 10],
        [s * 9.4, 150, 5.5],
        [s * 9, 154, 0],
        [s * 10.5, 142, -10],
      ],
      sleeves ? 2.2 : 0.8,
      sleeves ? top : [cloth, { rough: 0.42 }],
    );
  }
  if (sparkle) {
    k.times(70, (i) => {
      const a = i * 2.399;
      const y = 104 + (i % 35) * 1.08;
      const r = y < 113 ? 15.7 : 17.4;
      k.ball(0.5, ['#fff3d0', { metal: 1, rough: 0.1, glow: 0.25 }], {
        at: [Math.cos(a) * r, y, Math.sin(a) * r * 0.76],
      });
    });
  }
}

/** Wedding dress: very wide, layered, with a train of tulle. */
export function bridal(k, { cloth = '#f7f1e6', accent = '#e9d9bd' } = {}) {
  stand(k, 30);
  bust(k);
  k.lathe(
    [
      [58, 8],
      [52, 30],
      [40, 62],
      [24, 90],
      [17, 104],
    ],
    [cloth, { rough: 0.6 }],
    { flat: 0.85, folds: { count: 17, depth: 0.07, from: 0.05, to: 0.9 } },
  );
  k.lathe(
    [
      [52, 34],
      [42, 58],
      [26, 88],
      [17.4, 104],
    ],
    [accent, { rough: 0.5, clear: 0.5 }],
    { flat: 0.87, folds: { count: 11, depth: 0.09, from: 0.05, to: 0.9 } },
  );
  k.lathe(
    [
      [19, 98],
      [15.4, 108],
      [15.5, 113],
      [17.3, 122],
      [17.5, 130],
      [18, 138],
      [16.9, 145],
    ],
    [cloth, { rough: 0.45 }],
    { flat: 0.75 },
  );
  k.lathe(
    [
      [15.9, 106],
      [16.2, 109],
      [16, 112],
    ],
    ['#d9c7a2', { rough: 0.3, metal: 0.4 }],
    { flat: 0.77 },
  );
  k.times(60, (i) => {
    const a = i * 2.399;
    const y = 113 + (i % 30);
    k.ball(0.48, ['#fffdf6', { rough: 0.1, glow: 0.2 }], {
      at: [Math.cos(a) * 17.6, y, Math.sin(a) * 13.3],
    });
  });
  for (const s of [-1, 1])
    k.lathe(
      [
        [4, 0],
        [5, 6],
        [6.3, 13],
        [5.4, 15],
      ],
      [accent, { rough: 0.5, clear: 0.7 }],
      { at: [s * 20, 130, 0], rot: [0, 0, s * 24] },
    );
}

/** Suit on a form: jacket, shirt, tie or bow tie. */
export function suit(
  k,
  {
    cloth = '#27344f',
    shirt = '#f4f3ef',
    tie = '#9d1f3f',
    bow = false,
    vest = null,
    lapel = null,
  } = {},
) {
  const wool = matte(cloth);
  stand(k, 74);
  k.puck(3.4, 3, WOOD, { at: [0, 172, 0] });
  k.lathe(
    [
      [5, 155],
      [5, 166],
      [0, 171],
    ],
    FORM,
    { flat: 0.8 },
  );
  k.lathe(
    [
      [22.5, 66],
      [21.6, 84],
      [19.6, 104],
      [20.6, 122],
      [23.5, 140],
      [23, 149],
      [17, 155],
      [8, 159.5],
    ],
    wool,
    { flat: 0.6 },
  );
  k.plate(
    [
      [0, 104],
      [6.5, 128],
      [8.5, 150],
      [4, 160],
      [-4, 160],
      [-8.5, 150],
      [-6.5, 128],
    ],
    3,
    [shirt, { rough: 0.6 }],
    { at: [0, 0, 12.3], bevel: 1 },
  );
  if (vest)
    k.plate(
      [
        [-6.4, 98],
        [6.4, 98],
        [7, 124],
        [0, 136],
        [-7, 124],
      ],
      2,
      matte(vest),
      { at: [0, 0, 14], bevel: 0.8 },
    );
  for (const s of [-1, 1]) {
    k.plate(
      [
        [s * 0.4, 104],
        [s * 7.5, 128],
        [s * 9, 150],
        [s * 5.2, 159],
        [s * 12, 152],
        [s * 14.5, 138],
        [s * 11.5, 134],
        [s * 12.5, 130],
      ],
      1.6,
      lapel ? gloss(lapel) : wool,
      { at: [0, 0, 14.6], bevel: 0.6 },
    );
    k.plate(
      [
        [s * 0.5, 152],
        [s * 5.6, 160],
        [s * 7.4, 153],
        [s * 4, 146],
      ],
      1.6,
      [shirt, { rough: 0.6 }],
      { at: [0, 0, 14.4], bevel: 0.5 },
    );
    k.lathe(
      [
        [6, 0],
        [6.6, 14],
        [7.6, 38],
        [8.6, 60],
        [7, 66],
        [0, 69],
      ],
      wool,
      { at: [s * 33.5, 84, 1], rot: [0, 0, s * 10], flat: 0.95 },
    );
    k.lathe(
      [
        [5.4, -2.5],
        [5.6, 1],
      ],
      [shirt, { rough: 0.6 }],
      { at: [s * 33.5, 84, 1], rot: [0, 0, s * 10] },
    );
    k.box([8, 1.4, 1], wool, { at: [s * 12.5, 92, 12.4], r: 0.4, rot: [0, s * 26, 0] });
  }
  if (bow) {
    for (const s of [-1, 1])
      k.plate(
        [
          [0, -1.4],
          [s * 6.5, -4],
          [s * 6.5, 4],
          [0, 1.4],
        ],
        2,
        gloss(tie),
        { at: [0, 150.5, 16], bevel: 0.7 },
      );
    k.box([2.4, 3, 2.6], gloss(tie), { at: [0, 150.5, 16.4], r: 0.8 });
  } else {
    k.plate(
      [
        [-2.3, 152],
        [2.3, 152],
        [1.5, 148.5],
        [3, 124],
        [0, 117],
        [-3, 124],
        [-1.5, 148.5],
      ],
      1.8,
      gloss(tie),
      { at: [0, 0, 15.6], bevel: 0.6 },
    );
  }
  for (const y of [98, 90]) k.puck(0.9, 0.8, BLACK, { at: [0, y, 13.4], axis: 'z' });
  k.box([6, 2.6, 0.8], WHITE, { at: [14.5, 133, 12.6], r: 0.3, rot: [0, 24, 8] });
}

/** Boubou or embroidered tunic, wide and long. */
export function boubou(k, { cloth = '#f4efe2', trim = '#d8a545', print = null } = {}) {
  const body = fabric(k, cloth, print, [5, 3]);
  stand(k, 40);
  k.lathe(
    [
      [5, 152],
      [5, 164],
      [0, 169],
    ],
    FORM,
    { flat: 0.8 },
  );
  k.puck(3.4, 3, WOOD, { at: [0, 170, 0] });
  k.lathe(
    [
      [34, 22],
      [31, 60],
      [27, 100],
      [24, 130],
      [22, 144],
      [14, 154],
      [7, 158],
    ],
    body,
    { flat: 0.62, folds: { count: 9, depth: 0.06, from: 0.02, to: 0.8 } },
  );
  for (const s of [-1, 1]) {
    k.plate(
      [
        [s * 12, 154],
        [s * 24, 148],
        [s * 56, 96],
        [s * 44, 84],
        [s * 23, 112],
      ],
      11,
      body,
      { bevel: 4.5 },
    );
    k.plate(
      [
        [s * 56.5, 97],
        [s * 43.5, 84],
        [s * 45.5, 81],
        [s * 58.5, 94],
      ],
      12,
      gloss(trim),
      { bevel: 1.5 },
    );
  }
  k.plate(
    [
      [-4, 156],
      [4, 156],
      [6.5, 140],
      [5, 108],
      [0, 102],
      [-5, 108],
      [-6.5, 140],
    ],
    2.5,
    gloss(trim),
    { at: [0, 0, 14.5], bevel: 0.8 },
  );
  k.plate(
    [
      [-1.8, 157],
      [1.8, 157],
      [1.4, 128],
      [-1.4, 128],
    ],
    2.5,
    [cloth, { rough: 0.6 }],
    { at: [0, 0, 15.4], bevel: 0.4 },
  );
  k.times(7, (i) => k.ring(1.7, 0.35, [cloth, { rough: 0.5 }], { at: [0, 110 + i * 2.6, 16] }));
  k.ring(7, 0.9, gloss(trim), { at: [0, 157.5, 0], axis: 'y', scale: [1, 1, 0.68] });
}

/** Shirt, jacket or coat on a hanger: `long` for a coat, `print` for wax. */
export function jacket(
  k,
  { cloth = '#2f5d8a', print = null, collar = '#f4f3ef', long = false, leather = false } = {},
) {
  const body = print
    ? k.print(wax(...print), { rough: 0.75 }, [0.03, 0.03])
    : [cloth, { rough: leather ? 0.3 : 0.75 }];
  const bottom = long ? 14 : 52;
  k.tube(
    [
      [0, 158, 0],
      [0, 164, 0],
      [4, 167, 0],
      [3, 171, 0],
      [-2, 171, 0],
    ],
    0.8,
    CHROME,
  );
  k.tube(
    [
      [-32, 146, 0],
      [-10, 156, 0],
      [0, 158, 0],
      [10, 156, 0],
      [32, 146, 0],
    ],
    1.6,
    WOOD,
  );
  k.plate(
    [
      [-9, 156],
      [9, 156],
      [33, 148],
      [30, 112],
      [31, bottom],
      [-31, bottom],
      [-30, 112],
      [-33, 148],
    ],
    16,
    body,
    { bevel: 6 },
  );
  for (const s of [-1, 1]) {
    k.plate(
      [
        [s * 26, 150],
        [s * 35, 146],
        [s * 50, 88],
        [s * 38, 84],
        [s * 29, 118],
      ],
      13,
      body,
      { bevel: 5 },
    );
    k.plate(
      [
        [s * 1, 136],
        [s * 4, 146],
        [s * 9, 158],
        [s * 13, 150],
        [s * 9, 138],
      ],
      2.4,
      print ? [collar, { rough: 0.6 }] : [collar === '#f4f3ef' ? cloth : collar, { rough: 0.5 }],
      { at: [0, 0, 9], bevel: 0.8 },
    );
    k.plate(
      [
        [s * 37.5, 84],
        [s * 50.5, 88],
        [s * 51.5, 84],
        [s * 38.5, 80],
      ],
      13.5,
      [collar, { rough: 0.6 }],
      { bevel: 4 },
    );
    k.box([12, 1.5, 1.5], DARK, { at: [s * 17, bottom + 26, 8.3], r: 0.5, rot: [0, 0, s * 6] });
  }
  k.box([0.8, 140 - bottom, 1], DARK, { at: [0, (136 + bottom) / 2, 8], r: 0.3 });
  k.times(long ? 6 : 5, (i) =>
    k.puck(1.5, 1.2, leather ? CHROME : BRASS, {
      at: [2.6, bottom + 12 + i * ((128 - bottom) / (long ? 6 : 5)), 8.3],
      axis: 'z',
    }),
  );
  k.cyl(1.6, 190, GREY, { at: [0, 95, -26] });
  k.puck(22, 3, DARK, { at: [0, 1.5, -26] });
  k.bar([0, 172, -26], [0, 172, 8], 1.3, GREY);
}

function pair(k, gap, make) {
  k.group({ rot: [0, -54, 0] }, () => {
    for (const [x, z, turn] of [
      [-3, gap, 12],
      [4, -gap, -4],
    ])
      k.group({ at: [x, 0, z], rot: [0, turn, 0] }, make);
  });
}

/** High heels. */
export function heels(k, { leather = '#c8402c', sole = '#1f2023' } = {}) {
  pair(k, 7.5, () => {
    for (const s of [-1, 1]) {
      k.plate(
        [
          [-10, 11],
          [-6, 10.4],
          [-1, 7.2],
          [4, 2.6],
          [8, 1.2],
          [12.6, 1],
          [13.6, 2.2],
          [10, 3.6],
          [6, 4.2],
          [2, 6.2],
          [-3, 10.6],
          [-7, 14.6],
          [-10.4, 16.6],
          [-11.4, 14],
        ],
        0.9,
        gloss(leather),
        { at: [0, 0, s * 2.6], rot: [0, s * 5, 0], bevel: 0.4, smooth: true },
      );
    }
    k.ball(3.4, gloss(leather), { at: [10, 2.3, 0], scale: [1.2, 0.56, 0.95] });
    k.box([1.8, 6, 4.6], gloss(leather), { at: [-10.4, 12.6, 0], r: 0.85, rot: [0, 0, 8] });
    k.plate(
      [
        [-11, 9.8],
        [-6, 9],
        [0, 5],
        [4, 1.2],
        [8, 0.2],
        [14, 0.4],
        [14, 1.2],
        [8, 1.2],
        [4.4, 2.2],
        [0, 6],
        [-6, 10],
        [-11, 10.8],
      ],
      5.8,
      gloss(sole),
      { bevel: 0.25 },
    );
    k.plate(
      [
        [-9.5, 10.6],
        [-6, 10],
        [0, 6.4],
        [4, 2.4],
        [9, 1.6],
        [9, 2],
        [4.4, 3],
        [0, 7],
        [-6, 10.6],
        [-9.5, 11.2],
      ],
      4.6,
      CREAM,
      { bevel: 0.2 },
    );
    k.bar([-9.6, 10.5, 0], [-9.2, 0.2, 0], 1.5, gloss(leather), { top: 0.5 });
    k.ball(1.2, BRASS, { at: [8.4, 4, 0], scale: [1, 0.6, 1.4] });
  });
}

/** Men's leather shoes. */
export function shoes(k, { leather = '#6b3a1f' } = {}) {
  pair(k, 8, () => {
    k.ball(5, gloss(leather), { at: [8.5, 3.8, 0], scale: [1.7, 0.72, 0.92] });
    k.ball(5, gloss(leather), { at: [0, 5, 0], scale: [1.5, 1.05, 0.84] });
    k.box([13, 9, 7.6], gloss(leather), { at: [-8, 6.6, 0], r: 3.2 });
    k.puck(3.1, 1.6, BLACK, { at: [-7.6, 10.8, 0], scale: [1.5, 1, 0.86], r: 0.6 });
    k.ring(3.5, 0.5, gloss(leather), { at: [-7.6, 11.2, 0], axis: 'y', scale: [1.5, 1, 0.86] });
    k.plate(
      [
        [-14.6, -4],
        [-6, -3.6],
        [2, -4.2],
        [9, -4.8],
        [15, -3.6],
        [17.4, 0],
        [15, 3.6],
        [9, 4.8],
        [2, 4.2],
        [-6, 3.6],
        [-14.6, 4],
      ],
      1.5,
      BLACK,
      { at: [0, 1.4, 0], rot: [-90, 0, 0], bevel: 0.3, smooth: true },
    );
    k.box([7, 1.8, 8.2], BLACK, { at: [-10.6, 0.6, 0], r: 0.5 });
    k.box([6, 1.4, 5], gloss(leather), { at: [-0.6, 9.4, 0], r: 0.6, rot: [0, 0, -24] });
    k.times(4, (i) =>
      k.bar(
        [-2.6 + i * 1.7, 10.7 - i * 0.85, -2.2],
        [-2.6 + i * 1.7, 10.7 - i * 0.85, 2.2],
        0.32,
        BLACK,
      ),
    );
    k.ring(4.6, 0.18, BLACK, { at: [6, 4.2, 0], axis: 'x', scale: [1, 0.74, 0.96] });
  });
}

/** Sneakers, chunky. */
export function sneakers(k, { upper = '#f4f3ef', accent = '#2a9d8f' } = {}) {
  pair(k, 8.5, () => {
    k.plate(
      [
        [-15, -4.4],
        [-6, -4],
        [2, -4.6],
        [9, -5.2],
        [15, -4],
        [17.6, 0],
        [15, 4],
        [9, 5.2],
        [2, 4.6],
        [-6, 4],
        [-15, 4.4],
      ],
      3.4,
      WHITE,
      { at: [0, 1.9, 0], rot: [-90, 0, 0], bevel: 0.9, smooth: true },
    );
    k.ball(5, matte(upper), { at: [8.4, 5, 0], scale: [1.65, 0.75, 0.92] });
    k.ball(5.2, matte(upper), { at: [0, 7, 0], scale: [1.4, 1.08, 0.84] });
    k.box([13.5, 11, 8], matte(upper), { at: [-8, 8.6, 0], r: 3.4 });
    k.puck(3.5, 1.6, DARK, { at: [-7.6, 13.8, 0], scale: [1.5, 1, 0.86], r: 0.6 });
    k.ring(3.6, 0.8, gloss(accent), { at: [-7.6, 14.1, 0], axis: 'y', scale: [1.5, 1, 0.86] });
    for (const s of [-1, 1])
      k.plate(
        [
          [-9, 3],
          [-5, 3],
          [1, 9],
          [-1.6, 10.4],
          [-6, 6],
        ],
        1,
        gloss(accent),
        { at: [0, 0.6, s * 4.1], bevel: 0.3 },
      );
    k.box([3, 8, 6.4], gloss(accent), { at: [-14, 9, 0], r: 1.2 });
    k.times(4, (i) =>
      k.bar(
        [-1.6 + i * 1.9, 12.6 - i * 1.15, -2.5],
        [-1.6 + i * 1.9, 12.6 - i * 1.15, 2.5],
        0.5,
        gloss(accent),
      ),
    );
  });
}

/** Handbag; `clutch` for a small evening one. */
export function handbag(k, { leather = '#8a3b22', clutch = false, print = null } = {}) {
  const skin = print ? k.print(wax(...print), { rough: 0.6 }, [0.06, 0.06]) : gloss(leather);
  if (clutch) {
    k.plate(
      [
        [-14, 0],
        [14, 0],
        [14, 16],
        [-14, 16],
      ],
      5,
      skin,
      { bevel: 1.6 },
    );
    k.plate(
      [
        [-14.5, 16.8],
        [14.5, 16.8],
        [0, 5.5],
      ],
      1.4,
      skin,
      { at: [0, 0, 2.6], bevel: 0.5 },
    );
    k.puck(1.9, 1.2, BRASS, { at: [0, 7.6, 3.7], axis: 'z' });
    k.times(24, (i) =>
      k.ring(0.75, 0.2, BRASS, {
        at: [
          -14 + Math.sin((i / 23) * 3.14) * -5 + (i / 23) * 28,
          15 - Math.sin((i / 23) * 3.14) * 12 + 0,
          4 + Math.sin((i / 23) * 3.14) * 7,
        ],
        rot: [i * 90, 20, 0],
      }),
    );
    return;
  }
  k.plate(
    [
      [-17, 0],
      [17, 0],
      [15, 20],
      [12, 24],
      [-12, 24],
      [-15, 20],
    ],
    13,
    skin,
    { bevel: 3.5 },
  );
  k.plate(
    [
      [-14, 24.5],
      [14, 24.5],
      [13, 13],
      [0, 10],
      [-13, 13],
    ],
    2,
    skin,
    { at: [0, 0, 6.4], bevel: 0.8 },
  );
  k.box([5, 4, 1.6], BRASS, { at: [0, 11, 7.9], r: 0.5 });
  k.tube(
    [
      [-10, 22, 2],
      [-9.5, 34, 1],
      [0, 40, 0],
      [9.5, 34, 1],
      [10, 22, 2],
    ],
    1.1,
    gloss(print ? '#6b3a1f' : leather),
  );
  for (const x of [-10, 10]) k.ring(1.9, 0.4, BRASS, { at: [x, 23, 3.5] });
  k.ball(2, gloss('#f2e9d8'), { at: [13, 15, 8] });
  k.bar([12, 23, 6], [13, 16, 8], 0.25, BRASS);
}

/** The bust's radius at a height, as its turned profile gives it. */
function chest(y) {
  const profile = [
    [12, 16],
    [16, 16.1],
    [20, 15],
    [22.5, 11.4],
    [25, 7.2],
    [29, 5.2],
  ];
  const next = Math.max(
    1,
    profile.findIndex(([height]) => height >= y),
  );
  const [[y0, r0], [y1, r1]] = [profile[next - 1], profile[next]];
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
}

/** Necklace on a bust with earrings. */
export function jewellery(k, { metal = '#d8a545', gem = '#c8402c', beads = false } = {}) {
  const gold = [metal, { metal: 0.95, rough: 0.22 }];
  k.lathe(
    [
      [13, 0],
      [13.5, 2],
      [16, 12],
      [15, 20],
      [7, 25],
      [5, 29],
      [5.2, 37],
      [0, 38],
    ],
    ['#2b2f36', { rough: 0.9 }],
    { flat: 0.7 },
  );
  const strands = beads ? 3 : 1;
  k.times(strands, (n) => {
    k.times(31, (i) => {
      const a = (i / 30) * Math.PI;
      const x = Math.cos(a) * (7 + n * 1.6);
      const y = 25 - Math.sin(a) * (8.5 + n * 3.2);
      const z = Math.sqrt(Math.max(0, chest(y) ** 2 - x * x)) * 0.7 + 0.4;
      k.ball(beads ? 1 : 0.6, beads ? gloss([gem, '#2a9d8f', metal][(i + n) % 3]) : gold, {
        at: [x, y, z],
      });
    });
  });
  if (!beads) {
    for (const [x, y, r] of [
      [0, 14.6, 2],
      [-3.4, 16, 1.3],
      [3.4, 16, 1.3],
    ]) {
      k.ball(r, [gem, { rough: 0.06, metal: 0.3 }], {
        at: [x, y, 11.4 - Math.abs(x) * 0.12],
        scale: [1, 1.25, 0.6],
      });
      k.ring(r * 1.08, 0.28, gold, { at: [x, y, 11.4 - Math.abs(x) * 0.12], scale: [1, 1.25, 1] });
    }
  }
  for (const s of [-1, 1]) {
    k.ring(1.9, 0.3, gold, { at: [s * 5 + 21, 2.2, 7] });
    k.ball(1, [gem, { rough: 0.06, metal: 0.3 }], { at: [s * 5 + 21, 0.8, 7.4] });
  }
  k.ring(4.2, 0.7, gold, { at: [-21, 0.8, 7], axis: 'y' });
  k.ring(4.2, 0.5, beads ? gloss(gem) : gold, { at: [-20, 2, 6.5], rot: [84, 12, 0] });
}

/** Wide-brimmed hat, or fascinator with `feather`. */
export function hat(k, { straw = '#dcb877', ribbon = '#c8402c', feather = false } = {}) {
  k.lathe(
    [
      [24, 3.6],
      [20, 2],
      [13, 2.6],
      [12.4, 4],
      [12, 12],
      [10, 15.5],
      [0, 16],
    ],
    matte(straw),
    { folds: { count: 3, depth: 0.03, from: 0, to: 0.25 } },
  );
  k.lathe(
    [
      [12.9, 4],
      [12.5, 8.5],
    ],
    gloss(ribbon),
    { sharp: true },
  );
  for (const s of [-1, 1])
    k.plate(
      [
        [0, -1.2],
        [s * 6, -3.2],
        [s * 6.5, 3],
        [0, 1.2],
      ],
      1.6,
      gloss(ribbon),
      { at: [7.5, 6.2, 10.8], rot: [0, 32, 0], bevel: 0.6 },
    );
  if (feather) {
    for (const [lean, colour] of [
      [16, '#f4f0e4'],
      [34, '#2a9d8f'],
      [52, '#d8a545'],
    ]) {
      k.plate(
        [
          [0, 0],
          [2.2, 8],
          [2.6, 17],
          [0, 26],
          [-2.4, 17],
          [-2, 8],
        ],
        0.8,
        matte(colour),
        { at: [8, 8, 10], rot: [-16, 20, -lean], bevel: 0.25, smooth: true },
      );
    }
  }
  k.times(4, (i) =>
    k.ring(14 + i * 2.6, 0.25, matte('#c39a58'), { at: [0, 2.8 + i * 0.1, 0], axis: 'y' }),
  );
}

/** Suitcase on wheels. */
export function suitcase(k, { shell = '#2a9d8f' } = {}) {
  k.box([44, 62, 26], gloss(shell), { at: [0, 37, 0], r: 5 });
  k.times(6, (i) => k.box([2.4, 56, 27], gloss(shell), { at: [-16 + i * 6.4, 37, 0], r: 1 }));
  k.box([45, 1, 27], DARK, { at: [0, 37, 0], r: 0.4, scale: [1, 1, 1], rot: [0, 0, 0] });
  for (const x of [-9, 9]) k.bar([x, 68, -8], [x, 96, -8], 1.2, STEEL);
  k.box([24, 4, 4], DARK, { at: [0, 97, -8], r: 1.6 });
  for (const x of [-17, 17])
    for (const z of [-9, 9]) k.puck(3.2, 2.6, DARK, { at: [x, 3.2, z], axis: 'x' });
  k.tube(
    [
      [-6, 68, 4],
      [-5, 72, 4],
      [5, 72, 4],
      [6, 68, 4],
    ],
    1.1,
    DARK,
    { tension: 0.2 },
  );
  k.box([7, 9, 0.8], CREAM, { at: [10, 60, 14], r: 0.6, rot: [0, 0, -14] });
  k.box([5, 3, 2], STEEL, { at: [0, 40, 13.8], r: 0.6 });
}

/** Folded loincloths, a pile of wax prints. */
export function pagne(
  k,
  {
    prints = [
      ['#1d4f8a', '#f2b632', '#f4f0e4'],
      ['#c8402c', '#f4f0e4', '#f2b632'],
      ['#2f7f56', '#f2cd3d', '#c8402c'],
    ],
  } = {},
) {
  prints.forEach((print, i) => {
    const cloth = k.print(wax(...print), { rough: 0.85 }, [2, 1]);
    k.times(3, (n) =>
      k.box([40 - i * 2, 2.5, 28 - i], cloth, {
        at: [0, 1.5 + i * 8 + n * 2.5, 0],
        r: 1.2,
        rot: [0, (i - 1) * 7 + n, 0],
      }),
    );
  });
  const roll = k.print(wax(...prints[0]), { rough: 0.85 }, [3, 2]);
  k.puck(5, 34, roll, { at: [2, 30, -2], axis: 'x', r: 1 });
  k.puck(5.2, 3, gloss('#d8a545'), { at: [2, 30, -2], axis: 'x', r: 0.8 });
}

/** Child's dress or suit, on a small form. */
export function childdress(k, { cloth = '#f2a7b5', sash = '#c8402c', print = null } = {}) {
  const cloth1 = fabric(k, cloth, print, [5, 2]);
  stand(k, 60);
  k.lathe(
    [
      [9, 90],
      [10.5, 100],
      [11, 112],
      [10, 122],
      [5, 127],
      [4, 134],
      [0, 135],
    ],
    FORM,
    { flat: 0.75 },
  );
  k.puck(2.8, 2.4, WOOD, { at: [0, 136.5, 0] });
  k.lathe(
    [
      [32, 46],
      [29, 60],
      [22, 78],
      [12.5, 92],
    ],
    cloth1,
    { flat: 0.82, folds: { count: 12, depth: 0.09, from: 0, to: 0.9 } },
  );
  k.lathe(
    [
      [33, 42],
      [30, 56],
      [24, 70],
    ],
    ['#fff8ee', { rough: 0.7 }],
    { flat: 0.82, folds: { count: 15, depth: 0.08, from: 0, to: 0.9 } },
  );
  k.lathe(
    [
      [12.6, 90],
      [11.4, 98],
      [12, 110],
      [11.6, 120],
    ],
    cloth1,
    { flat: 0.78 },
  );
  k.lathe(
    [
      [12.4, 91],
      [12.2, 96.5],
    ],
    gloss(sash),
    { flat: 0.8 },
  );
  for (const s of [-1, 1]) {
    k.ball(6, cloth1, { at: [s * 13.5, 117, 0], scale: [0.9, 0.8, 0.8] });
    k.plate(
      [
        [0, -1.5],
        [s * 8, -5],
        [s * 8, 4],
        [0, 1.5],
      ],
      1.8,
      gloss(sash),
      { at: [0, 94, 11], bevel: 0.7 },
    );
  }
  k.ball(1.9, gloss(sash), { at: [0, 94, 12] });
}

/** Tie, bow tie and cufflinks on a tray. */
export function ties(k, { colours = ['#9d1f3f', '#27344f', '#2f7f56'] } = {}) {
  k.box([46, 4, 34], WOOD, { at: [0, 2, 0], r: 1 });
  k.box([42, 1, 30], ['#2b2f36', { rough: 0.9 }], { at: [0, 4, 0], r: 0.4 });
  colours.forEach((colour, i) => {
    k.group({ at: [-12 + i * 10, 7.5, -2] }, () => {
      k.puck(4, 4.6, gloss(colour), { axis: 'x', r: 1 });
      k.box([4.6, 0.9, 14], gloss(colour), { at: [0, -2.9, 8], r: 0.4 });
      k.puck(1.4, 4.8, DARK, { axis: 'x' });
    });
  });
  for (const s of [-1, 1])
    k.plate(
      [
        [0, -1.2],
        [s * 5, -3.2],
        [s * 5, 3.2],
        [0, 1.2],
      ],
      1.8,
      gloss('#17181b'),
      { at: [15.5, 6, 3], rot: [-90, 0, 0], bevel: 0.6 },
    );
  k.ball(1.3, BLACK, { at: [15.5, 6.4, 3] });
  for (const x of [13.5, 17.5]) {
    k.puck(1.3, 1.2, BRASS, { at: [x, 5.4, 11] });
    k.ball(0.8, RED, { at: [x, 6, 11] });
  }
}

/** Masquerade or party costume: cape and crown. */
export function costume(k, { cape = '#5b2f8a', lining = '#c8402c' } = {}) {
  stand(k, 60);
  bust(k, 0.9);
  k.lathe(
    [
      [36, 20],
      [31, 60],
      [25, 100],
      [21, 130],
      [17, 146],
      [8, 155],
    ],
    [cape, { rough: 0.5 }],
    { flat: 0.7, folds: { count: 10, depth: 0.1, from: 0, to: 0.9 } },
  );
  k.plate(
    [
      [-8, 22],
      [8, 22],
      [6, 100],
      [0, 150],
      [-6, 100],
    ],
    4,
    gloss(lining),
    { at: [0, 0, 24], rot: [-4, 0, 0], bevel: 1.5 },
  );
  k.lathe(
    [
      [18, 142],
      [20, 150],
      [14, 158],
      [9, 160],
    ],
    WHITE,
    { flat: 0.75, folds: { count: 11, depth: 0.05, from: 0, to: 1 } },
  );
  k.ball(2.6, BRASS, { at: [0, 148, 15] });
  k.lathe(
    [
      [9, 168],
      [9.6, 171],
      [10, 176],
    ],
    BRASS,
    { sharp: true },
  );
  k.times(8, (i) => {
    const a = (i / 8) * Math.PI * 2;
    k.lathe(
      [
        [2.6, 0],
        [0, 7],
      ],
      BRASS,
      { at: [Math.cos(a) * 9.7, 175.5, Math.sin(a) * 9.7], sharp: true, sides: 4 },
    );
    k.ball(1.1, i % 2 ? RED : gloss('#2a9d8f'), {
      at: [Math.cos(a) * 9.9, 183, Math.sin(a) * 9.9],
    });
  });
}

/** Sunglasses and a watch. */
export function accessories(k, { frame = '#6b3a1f', strap = '#232529' } = {}) {
  for (const s of [-1, 1]) {
    k.plate(
      [
        [-5.5, -3],
        [4, -4],
        [6, 0],
        [5, 4],
        [-5, 4.5],
        [-6.5, 1],
      ],
      1.4,
      ['#1b2a33', { rough: 0.05, metal: 0.4 }],
      { at: [s * 7.5, 6, 0], bevel: 0.5, smooth: true, scale: [s, 1, 1] },
    );
    k.tube(
      [
        [-6, -3, 0],
        [0, -4.5, 0],
        [5, -3.5, 0],
        [6.8, 1, 0],
        [5, 5, 0],
        [-5, 5.2, 0],
        [-7, 1, 0],
      ].map(([x, y, z]) => [s * x + s * 7.5, y + 6, z]),
      0.7,
      gloss(frame),
      { closed: true },
    );
    k.tube(
      [
        [s * 14, 9, 0],
        [s * 15, 9, -3],
        [s * 14.5, 8, -16],
        [s * 13.8, 3, -20],
      ],
      0.7,
      gloss(frame),
    );
  }
  k.tube(
    [
      [-2, 8, 0],
      [0, 9, 0.6],
      [2, 8, 0],
    ],
    0.6,
    gloss(frame),
  );
  k.group({ at: [25, 6, 6], rot: [-22, -20, 0] }, () => {
    k.ring(5.4, 1.3, [strap, { rough: 0.6 }], { axis: 'x', scale: [1, 1.1, 1] });
    k.puck(4.6, 1.8, BRASS, { at: [0, 0, 6], axis: 'z' });
    k.puck(3.9, 2, WHITE, { at: [0, 0, 6.1], axis: 'z' });
    k.box([0.3, 2.8, 0.2], BLACK, { at: [0, 1.1, 7.3] });
    k.box([2, 0.3, 0.2], BLACK, { at: [0.9, 0, 7.3] });
    k.puck(0.6, 1.4, BRASS, { at: [5, 0, 6], axis: 'x' });
  });
}
