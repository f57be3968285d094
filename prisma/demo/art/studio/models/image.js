import {
  BLACK,
  BRASS,
  CHROME,
  DARK,
  GLASS,
  GREY,
  gloss,
  RED,
  RUBBER,
  STEEL,
  scenery,
  WHITE,
} from './surfaces.js';

function barrel(k, at, radius, length, { ring = '#d0a13c' } = {}) {
  k.group({ at }, () => {
    k.puck(radius, length, BLACK, { at: [0, 0, length / 2], axis: 'z', r: 0.3 });
    k.times(2, (i) =>
      k.puck(radius * 1.06, length * 0.22, RUBBER, {
        at: [0, 0, length * (0.3 + i * 0.38)],
        axis: 'z',
        r: 0.2,
      }),
    );
    k.ring(radius * 0.95, 0.14, gloss(ring), { at: [0, 0, length * 0.93] });
    k.puck(radius * 0.86, 0.6, GLASS, { at: [0, 0, length - 0.1], axis: 'z', r: 0.2 });
    k.dome(radius * 0.74, ['#24344e', { rough: 0.05, metal: 0.7 }], {
      at: [0, 0, length],
      rot: [90, 0, 0],
      scale: [1, 0.22, 1],
    });
    k.ball(radius * 0.16, ['#b9d4ff', { rough: 0.1, glow: 0.4 }], {
      at: [-radius * 0.3, radius * 0.32, length + radius * 0.12],
    });
  });
}

/** Reflex camera; `body` its colour, `long` a telephoto lens. */
export function reflex(k, { body = '#232528', strap = '#b5522e', long = 0 } = {}) {
  const shell = [body, { rough: 0.6 }];
  k.box([13.4, 9, 5], shell, { at: [0, 4.5, 0], r: 1.6 });
  k.box([4.2, 8.4, 7], RUBBER, { at: [-5.2, 4.3, 0.8], r: 1.5 });
  k.plate(
    [
      [-2.8, 0],
      [2.8, 0],
      [1.9, 3],
      [-1.9, 3],
    ],
    5,
    shell,
    { at: [0.8, 8.6, 0], bevel: 0.7 },
  );
  k.box([3.4, 0.4, 3], DARK, { at: [0.8, 11.8, 0], r: 0.15 });
  k.puck(1.3, 1.2, DARK, { at: [-4.8, 9.3, 0] });
  k.puck(0.7, 0.7, STEEL, { at: [-5.2, 9, 2.8] });
  k.puck(1.1, 1, DARK, { at: [5, 9.3, -0.4] });
  k.puck(4.1, 1, GREY, { at: [0.8, 4.6, 2.7], axis: 'z' });
  barrel(k, [0.8, 4.6, 2.8], 3.6, 6 + long);
  k.box([1.6, 0.5, 0.3], RED, { at: [-5.2, 7.6, 4.2], r: 0.1 });
  k.tube(
    [
      [-6.7, 7.6, 0],
      [-9.5, 5, 1],
      [-11, 1, 4],
      [-7, 0.25, 8],
      [-2, 0.2, 10],
      [6, 0.2, 9.5],
      [10.5, 0.8, 5],
      [9.5, 5, 1],
      [6.7, 7.6, 0],
    ],
    0.32,
    [strap, { rough: 0.8 }],
  );
}

/** Small mirrorless camera in two tones. */
export function hybrid(k, { body = '#2a2c30', metal = '#c9ccd0' } = {}) {
  k.box([12, 6.8, 3.6], [body, { rough: 0.8 }], { at: [0, 3.4, 0], r: 1 });
  k.box([12.1, 1.8, 3.7], [metal, { metal: 0.8, rough: 0.35 }], { at: [0, 6.3, 0], r: 0.7 });
  k.box([3.4, 1.2, 2.6], [metal, { metal: 0.8, rough: 0.35 }], { at: [0.6, 7.6, 0], r: 0.5 });
  k.puck(0.9, 0.9, CHROME, { at: [-3.8, 7.5, 0] });
  k.puck(0.6, 0.6, CHROME, { at: [-5, 7.4, 0.6] });
  k.puck(1, 0.8, CHROME, { at: [4.2, 7.4, 0] });
  k.puck(3.2, 0.6, CHROME, { at: [0.6, 3.5, 1.9], axis: 'z' });
  barrel(k, [0.6, 3.5, 2], 2.8, 3.6, { ring: '#e6e8ea' });
  k.puck(0.35, 0.3, ['#ff5a36', { glow: 0.4 }], { at: [4.7, 5.4, 1.9], axis: 'z' });
}

/** Telephoto lens standing on its mount, its cap beside it. */
export function lens(k, { body = '#efece4', ring = '#c8402c' } = {}) {
  const shell = [body, { rough: 0.45 }];
  k.puck(3.4, 1.6, CHROME, { at: [0, 0.8, 0] });
  k.puck(3.9, 7, shell, { at: [0, 5, 0], r: 0.4 });
  k.puck(4.1, 3.6, RUBBER, { at: [0, 9.4, 0], r: 0.3 });
  k.times(28, (i) =>
    k.box([0.3, 3, 0.3], DARK, {
      at: [Math.cos((i / 28) * 6.283) * 4.1, 9.4, Math.sin((i / 28) * 6.283) * 4.1],
      r: 0.1,
    }),
  );
  k.puck(4.6, 5.4, shell, { at: [0, 13.8, 0], r: 0.5 });
  k.ring(4.62, 0.16, gloss(ring), { at: [0, 15.6, 0], axis: 'y' });
  k.puck(4.9, 2, BLACK, { at: [0, 17.3, 0], r: 0.3 });
  k.puck(4.3, 0.5, GLASS, { at: [0, 18.2, 0] });
  k.dome(4, ['#24344e', { rough: 0.05, metal: 0.7 }], { at: [0, 18.3, 0], scale: [1, 0.16, 1] });
  k.box([1.4, 3, 1], shell, { at: [0, 5, 4], r: 0.4 });
  k.puck(4.4, 1, BLACK, { at: [8.6, 0.5, 2.4] });
  k.box([3, 0.3, 1], GREY, { at: [8.6, 1.05, 2.4] });
}

/** Action camera in its waterproof case on a grip. */
export function actioncam(k, { trim = '#1f8a7a' } = {}) {
  k.box([7, 5.4, 3.4], BLACK, { at: [0, 14, 0], r: 0.8 });
  k.box([7.3, 5.7, 2.4], [trim, { rough: 0.4 }], { at: [0, 14, -0.2], r: 0.6 });
  k.box([3, 3, 1.4], BLACK, { at: [1.7, 14.7, 1.9], r: 0.6 });
  k.puck(1.15, 0.6, GLASS, { at: [1.7, 14.7, 2.6], axis: 'z' });
  k.ball(0.22, WHITE, { at: [1.4, 15.1, 2.9] });
  k.panel([2.4, 2.2], k.print(scenery('#1b5d8f', '#ffcf8a', '#123b34', '#2c7a66'), { glow: 0.6 }), {
    at: [-1.7, 14.4, 1.76],
  });
  k.puck(0.5, 0.4, RED, { at: [-2, 17, 0] });
  k.box([1.6, 1.6, 2], DARK, { at: [0, 10.6, 0], r: 0.4 });
  k.puck(0.8, 3, STEEL, { at: [0, 10.3, 0], axis: 'z' });
  k.lathe(
    [
      [1.3, 0],
      [1.7, 0.6],
      [1.5, 4],
      [1.7, 7],
      [1.2, 9.6],
      [0, 9.8],
    ],
    [trim, { rough: 0.7 }],
    {},
  );
  k.times(5, (i) => k.ring(1.58, 0.16, RUBBER, { at: [0, 1.6 + i * 1.2, 0], axis: 'y' }));
  k.tube(
    [
      [0, 0.8, 0],
      [2.4, 0.4, 2],
      [4.4, 0.3, 1.4],
      [3.4, 0.3, -0.6],
      [0.4, 0.6, -0.6],
    ],
    0.22,
    DARK,
  );
}

/** Folding drone with four propellers. */
export function drone(k, { body = '#d9dbdc', trim = '#c8402c' } = {}) {
  const shell = [body, { rough: 0.4 }];
  k.box([20, 6, 11], shell, { at: [0, 8, 0], r: 2.6 });
  k.box([13, 3, 8], [trim, { rough: 0.4 }], { at: [-1, 10.4, 0], r: 1.4 });
  k.box([5, 4.4, 6.4], DARK, { at: [9, 6.8, 0], r: 1.4 });
  k.ball(2.5, BLACK, { at: [12, 5.2, 0] });
  k.puck(1.5, 1, GLASS, { at: [14, 5.2, 0], axis: 'x' });
  for (const [x, z] of [
    [15, 15],
    [15, -15],
    [-15, 15],
    [-15, -15],
  ]) {
    k.bar([x * 0.5, 8.4, z * 0.3], [x, 9.6, z], 1.1, shell);
    k.puck(2, 4, DARK, { at: [x, 9.6, z], r: 0.6 });
    k.puck(0.7, 1.4, CHROME, { at: [x, 12.2, z] });
    for (const turn of [28, 208]) {
      k.plate(
        [
          [0.4, -0.6],
          [4, -1.1],
          [10, -0.5],
          [10.4, 0.2],
          [4, 0.7],
          [0.4, 0.4],
        ],
        0.3,
        ['#3a3d42', { rough: 0.4 }],
        { at: [x, 12.4, z], rot: [-90, 0, turn + x * 3 + z], bevel: 0.08 },
      );
    }
    k.bar([x, 8, z], [x * 1.04, 0.6, z * 1.04], 0.7, DARK);
    k.ball(0.5, [x > 0 ? '#39d98a' : '#ff5a36', { glow: 1 }], { at: [x, 7.4, z * 1.1] });
  }
}

/** Video projector, its lens to the right. */
export function projector(k, { body = '#f1efe9', trim = '#31343a' } = {}) {
  k.box([32, 10, 24], [body, { rough: 0.4 }], { at: [0, 7, 0], r: 2.4 });
  k.box([32.2, 1, 24.2], [trim, { rough: 0.5 }], { at: [0, 4.6, 0], r: 0.4 });
  k.puck(5, 2, DARK, { at: [8, 7.4, 12], axis: 'z' });
  barrel(k, [8, 7.4, 12], 4, 2.6, { ring: '#9fc4ff' });
  k.times(9, (i) =>
    k.box([0.7, 5, 1], [trim, { rough: 0.5 }], { at: [-13 + i * 1.6, 7.4, 12], r: 0.2 }),
  );
  k.box([10, 0.5, 5], [trim, { rough: 0.5 }], { at: [-6, 12, 3], r: 0.2 });
  k.times(4, (i) => k.puck(0.7, 0.5, i === 0 ? RED : WHITE, { at: [-9.4 + i * 2.3, 12.4, 3] }));
  k.box([5, 0.6, 3], [trim, { rough: 0.5 }], { at: [8, 12, 7], r: 0.2 });
  for (const [x, z] of [
    [-12, 8],
    [12, 8],
    [-12, -8],
    [12, -8],
  ])
    k.puck(1.2, 2.4, RUBBER, { at: [x, 1.2, z] });
}

/** Projection screen on its tripod. */
export function screen(k, { image = ['#274b7a', '#ffb37a', '#173b3a', '#3c7b6d'] } = {}) {
  k.panel([170, 96], k.print(scenery(...image), { glow: 0.22 }), { at: [0, 122, 1] });
  k.box([178, 104, 0.8], ['#1a1b1e', { rough: 0.8 }], { at: [0, 122, 0], r: 0.3 });
  k.puck(4, 186, DARK, { at: [0, 176, 0], axis: 'x', r: 2 });
  k.puck(1.6, 178, DARK, { at: [0, 70, 0], axis: 'x', r: 0.8 });
  k.cyl(1.8, 180, GREY, { at: [0, 92, -3] });
  for (const turn of [30, 150, 270]) {
    const a = (turn * Math.PI) / 180;
    k.bar([0, 40, -3], [Math.cos(a) * 48, 2, -3 + Math.sin(a) * 34], 1.5, DARK);
  }
}

/** Television on its two feet. */
export function television(
  k,
  { image = ['#37285e', '#ff8f6b', '#2a1b3d', '#6b3c6e'], bezel = '#17181b' } = {},
) {
  k.box([112, 66, 3], [bezel, { rough: 0.4 }], { at: [0, 42, 0], r: 1.2 });
  k.panel([108.5, 61], k.print(scenery(...image), { glow: 0.55, rough: 0.2 }), {
    at: [0, 42.8, 1.62],
  });
  k.box([60, 30, 4], DARK, { at: [0, 32, -2.6], r: 1.5 });
  for (const x of [-38, 38]) {
    k.bar([x, 9, 0], [x * 1.12, 0.6, 13], 1.1, GREY);
    k.bar([x, 9, 0], [x * 1.12, 0.6, -11], 1.1, GREY);
  }
  k.box([5, 0.6, 0.4], STEEL, { at: [0, 10.6, 1.5], r: 0.1 });
}

/** Softbox light on a stand. */
export function softbox(k, { body = '#26282c', warm = '#fff2d6' } = {}) {
  k.group({ at: [0, 150, 0], rot: [14, 0, 0] }, () => {
    k.lathe(
      [
        [8, -26],
        [14, -20],
        [44, 0],
        [45, 2],
      ],
      [body, { rough: 0.7 }],
      { axis: 'z', sharp: true, sides: 4 },
    );
    k.puck(42, 1.6, [warm, { glow: 0.75, rough: 0.9 }], { at: [0, 0, 2], axis: 'z' });
    k.puck(8, 16, DARK, { at: [0, 0, -32], axis: 'z', r: 2 });
  });
  k.cyl(1.6, 150, GREY, { at: [0, 76, -28] });
  k.cyl(2.4, 60, DARK, { at: [0, 52, -28] });
  for (const turn of [90, 210, 330]) {
    const a = (turn * Math.PI) / 180;
    k.bar([0, 42, -28], [Math.cos(a) * 42, 2, -28 + Math.sin(a) * 42], 1.5, DARK);
    k.bar([0, 18, -28], [Math.cos(a) * 24, 20, -28 + Math.sin(a) * 24], 0.9, GREY);
  }
}

/** Camera tripod with a fluid head. */
export function tripod(k, { trim = '#d8892b' } = {}) {
  for (const turn of [90, 210, 330]) {
    const a = (turn * Math.PI) / 180;
    const foot = [Math.cos(a) * 38, 1, Math.sin(a) * 38];
    k.bar([Math.cos(a) * 4, 96, Math.sin(a) * 4], [foot[0] * 0.6, 42, foot[2] * 0.6], 2.3, DARK);
    k.bar([foot[0] * 0.56, 46, foot[2] * 0.56], foot, 1.6, GREY);
    k.ball(3, [trim, { rough: 0.6 }], { at: [foot[0] * 0.58, 44, foot[2] * 0.58] });
    k.ball(2.4, RUBBER, { at: foot });
  }
  k.puck(7, 8, DARK, { at: [0, 98, 0], r: 2 });
  k.cyl(2.4, 24, STEEL, { at: [0, 112, 0] });
  k.puck(5, 5, [trim, { rough: 0.5 }], { at: [0, 122, 0], r: 1 });
  k.box([9, 8, 9], DARK, { at: [0, 128, 0], r: 2 });
  k.box([13, 2, 9], BLACK, { at: [0, 133, 0], r: 0.8 });
  k.bar([0, 127, -4], [12, 112, -34], 1, STEEL);
  k.bar([9.6, 115, -28], [13, 110.5, -37], 1.7, RUBBER);
  k.puck(2.6, 3, BRASS, { at: [6, 128, 0], axis: 'x' });
}

/** Binoculars standing on their eyepieces' side. */
export function binoculars(k, { body = '#2f4a3c' } = {}) {
  for (const x of [-4.6, 4.6]) {
    k.lathe(
      [
        [2, 0],
        [2.4, 0.5],
        [2.4, 3],
        [2.9, 4],
        [4, 8],
        [4.2, 14],
        [4.2, 15.4],
        [3.7, 15.6],
      ],
      [body, { rough: 0.7 }],
      { at: [x, 4.4, -7], rot: [90, 0, 0] },
    );
    k.ring(4.1, 0.3, BLACK, { at: [x, 4.4, 8.4] });
    k.puck(3.6, 0.6, GLASS, { at: [x, 4.4, 7.9], axis: 'z' });
    k.dome(3.3, ['#5a2f6e', { rough: 0.05, metal: 0.7 }], {
      at: [x, 4.4, 8.1],
      rot: [90, 0, 0],
      scale: [1, 0.15, 1],
    });
    k.puck(2.6, 2.4, RUBBER, { at: [x, 4.4, -7.4], axis: 'z', r: 0.6 });
  }
  k.box([6, 2.4, 7], DARK, { at: [0, 5.6, -1], r: 1 });
  k.puck(1.7, 4, GREY, { at: [0, 7, -2], axis: 'z', r: 0.4 });
}
