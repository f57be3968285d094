import { BRASS, CREAM, DARK, gloss, matte, STEEL, WHITE, WOOD } from './surfaces.js';

/** A potted plant with broad leaves. */
export function plant(k, { pot = '#c8704a' } = {}) {
  k.lathe(
    [
      [0, 0],
      [9, 0.3],
      [12, 18],
      [12.6, 20],
      [11.6, 20.4],
    ],
    matte(pot),
    {},
  );
  k.puck(11.4, 1, ['#4a382a', { rough: 1 }], { at: [0, 18.6, 0] });
  k.times(13, (i) => {
    const lift = 16 + (i % 4) * 11;
    k.group({ at: [0, 18, 0], rot: [0, i * 137.5, 0] }, () => {
      k.bar([0, 0, 0], [5, lift, 0], 0.6, matte('#3f7c48'));
      k.plate(
        [
          [0, -0.6],
          [6, -5],
          [15, -5.4],
          [24, 0],
          [15, 5.4],
          [6, 5],
          [0, 0.6],
        ],
        0.8,
        gloss(['#2f7f56', '#3f9a5c', '#4fae63'][i % 3]),
        { at: [4.6, lift, 0], rot: [-90, -26 + (i % 3) * 14, 0], bevel: 0.3, smooth: true },
      );
    });
  });
}

/** A kraft box with its tape. */
export function carton(k) {
  k.box([34, 26, 26], ['#c99a63', { rough: 0.9 }], { at: [0, 13, 0], r: 0.8 });
  k.box([6, 26.4, 26.4], ['#e4c79a', { rough: 0.5 }], { at: [0, 13, 0], r: 0.4 });
  k.box([13, 8, 0.6], WHITE, { at: [9, 8, 13.1], r: 0.3 });
}

/** A flask and a rolled towel. */
export function flask(k) {
  k.lathe(
    [
      [0, 0],
      [5, 0.2],
      [5.4, 2],
      [5.4, 22],
      [3.4, 26],
      [3.2, 28],
    ],
    gloss('#2a9d8f'),
    {},
  );
  k.puck(3.6, 4, DARK, { at: [0, 30, 0] });
  k.puck(6, 24, matte('#f2e4cc'), { at: [20, 6, 4], axis: 'x', r: 2 });
  k.puck(6.1, 4, matte('#e8743b'), { at: [24, 6, 4], axis: 'x', r: 0.6 });
}

/** A bowl of fruit. */
export function fruit(k) {
  k.lathe(
    [
      [0, 0],
      [7, 0.4],
      [15, 9],
      [16, 11],
    ],
    CREAM,
    {},
  );
  [
    ['#f29b30', -5, 3],
    ['#d94a3a', 5, 4],
    ['#f2cd3d', 0, -6],
    ['#7fae45', 7, -5],
    ['#f29b30', -7, -5],
  ].forEach(([c, x, z], i) => {
    k.ball(5, gloss(c), { at: [x, 11 + (i % 2), z] });
  });
  k.ball(5, gloss('#d94a3a'), { at: [0, 17, 0] });
}

/** A shoe box with tissue and a clothes brush. */
export function giftbox(k) {
  k.box([34, 14, 22], matte('#f2e4cc'), { at: [0, 7, 0], r: 0.6 });
  k.box([35, 5, 23], matte('#c8704a'), { at: [0, 13, 0], r: 0.6 });
  k.box([3, 17, 24], gloss('#d8a545'), { at: [0, 8, 0], r: 0.4 });
  for (const s of [-1, 1])
    k.plate(
      [
        [0, -1],
        [s * 7, -4],
        [s * 7, 4],
        [0, 1],
      ],
      1.6,
      gloss('#d8a545'),
      { at: [0, 17, 0], rot: [-60, 0, 0], bevel: 0.6 },
    );
}

/** A small lamp on a wooden stool. */
export function stool(k) {
  k.puck(15, 3, WOOD, { at: [0, 30, 0] });
  for (const a of [0.5, 2.6, 4.7])
    k.bar(
      [Math.cos(a) * 9, 29, Math.sin(a) * 9],
      [Math.cos(a) * 14, 0.6, Math.sin(a) * 14],
      1.3,
      WOOD,
    );
  k.lathe(
    [
      [0, 31.5],
      [5, 31.7],
      [5.6, 34],
      [1, 37],
      [0.8, 46],
    ],
    BRASS,
    {},
  );
  k.lathe(
    [
      [9, 44],
      [5.4, 54],
    ],
    ['#fff2d6', { glow: 0.6, rough: 0.9 }],
    { sharp: true },
  );
  k.puck(5.4, 0.6, STEEL, { at: [0, 54, 0] });
}
