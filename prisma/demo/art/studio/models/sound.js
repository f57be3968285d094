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
} from './surfaces.js';

const mesh = (dark, light) => (c, s) => {
  c.fillStyle = dark;
  c.fillRect(0, 0, s, s);
  c.fillStyle = light;
  for (let y = 0; y < s; y += 16) {
    for (let x = (y / 16) % 2 ? 8 : 0; x < s; x += 16) {
      c.beginPath();
      c.arc(x, y, 4.5, 0, 7);
      c.fill();
    }
  }
};

function cone(k, at, radius) {
  k.group({ at }, () => {
    k.ring(radius, radius * 0.11, RUBBER, {});
    k.lathe(
      [
        [radius * 0.96, 0],
        [radius * 0.4, -radius * 0.3],
        [0, -radius * 0.3],
      ],
      ['#34373c', { rough: 0.5 }],
      { axis: 'z', sharp: true, scale: [1, 1, 1] },
    );
    k.dome(radius * 0.32, ['#4a4e55', { rough: 0.3 }], {
      at: [0, 0, -radius * 0.2],
      rot: [90, 0, 0],
      scale: [1, 0.5, 1],
    });
  });
}

/** Round-ended portable speaker lying on its side. */
export function speaker(k, { body = '#1d6fa5', trim = '#17181b' } = {}) {
  const cloth = k.print(
    mesh(body, trim === '#17181b' ? '#00000055' : trim),
    { rough: 0.9 },
    [10, 3],
  );
  k.puck(9, 26, cloth, { at: [0, 9.4, 0], axis: 'x', r: 1.5 });
  for (const x of [-13.4, 13.4]) {
    k.puck(8.9, 2.2, [trim, { rough: 0.6 }], { at: [x, 9.4, 0], axis: 'x', r: 0.9 });
    k.puck(6.2, 2.8, ['#3b3e44', { rough: 0.4, metal: 0.4 }], {
      at: [x, 9.4, 0],
      axis: 'x',
      r: 0.5,
    });
    k.ring(6.4, 0.3, gloss('#e8743b'), { at: [x * 1.08, 9.4, 0], axis: 'x' });
  }
  k.box([12, 1, 5], [trim, { rough: 0.5 }], { at: [0, 18.2, 0], r: 0.4 });
  k.times(4, (i) =>
    k.puck(0.9, 0.6, i === 1 ? gloss('#e8743b') : WHITE, { at: [-4 + i * 2.7, 18.9, 0] }),
  );
  k.box([20, 1.6, 7], RUBBER, { at: [0, 0.8, 0], r: 0.5 });
}

/** Party speaker with a handle and light rings. */
export function partybox(k, { light = '#ff7a3d', light2 = '#3dc7ff' } = {}) {
  k.box([32, 60, 30], ['#1c1d21', { rough: 0.6 }], { at: [0, 32, 0], r: 4 });
  k.panel([27, 52], k.print(mesh('#232529', '#101114'), { rough: 0.8 }, [5, 9]), {
    at: [0, 32, 15.1],
  });
  for (const [y, glow] of [
    [20, light],
    [44, light2],
  ]) {
    k.ring(10.6, 0.9, [glow, { glow: 1.1 }], { at: [0, y, 15.3] });
    cone(k, [0, y, 15.8], 8.6);
  }
  k.tube(
    [
      [-12, 61, 0],
      [-11, 67, 0],
      [0, 68, 0],
      [11, 67, 0],
      [12, 61, 0],
    ],
    1.7,
    RUBBER,
    { tension: 0.2 },
  );
  for (const x of [-15.5, 15.5]) k.puck(4, 3, RUBBER, { at: [x, 4, -12], axis: 'x' });
}

/** Powered loudspeaker on a tripod stand; `pair` gives two. */
export function loudspeaker(k, { body = '#232529', pair = false } = {}) {
  const one = () => {
    k.plate(
      [
        [-20, 0],
        [20, 0],
        [22, 34],
        [19, 66],
        [-19, 66],
        [-22, 34],
      ],
      32,
      [body, { rough: 0.7 }],
      { at: [0, 118, 0], bevel: 3 },
    );
    k.panel([34, 56], k.print(mesh('#2f3237', '#131417'), { rough: 0.6, metal: 0.3 }, [6, 10]), {
      at: [0, 150, 16.3],
    });
    cone(k, [0, 137, 16.8], 13);
    k.plate(
      [
        [-12, 0],
        [12, 0],
        [9, 13],
        [-9, 13],
      ],
      2,
      ['#3b3e44', { rough: 0.5 }],
      { at: [0, 160, 16.8], bevel: 0.8 },
    );
    k.puck(3.4, 2, DARK, { at: [0, 166, 17.5], axis: 'z' });
    k.box([6, 1.6, 0.8], RED, { at: [13, 122, 16.6], r: 0.2 });
    k.cyl(2, 110, GREY, { at: [0, 64, 0] });
    k.cyl(2.8, 40, DARK, { at: [0, 46, 0] });
    for (const turn of [90, 210, 330]) {
      const a = (turn * Math.PI) / 180;
      k.bar([0, 50, 0], [Math.cos(a) * 44, 2, Math.sin(a) * 44], 1.7, DARK);
      k.ball(2.6, RUBBER, { at: [Math.cos(a) * 44, 2.4, Math.sin(a) * 44] });
    }
  };
  if (!pair) return one();
  k.group({ at: [-56, 0, 0], rot: [0, 14, 0] }, one);
  k.group({ at: [56, 0, -14], rot: [0, -14, 0] }, one);
}

/** Hand microphone leaning on its receiver. */
export function microphone(k, { body = '#232529', pair = true } = {}) {
  const mic = (rot, at) =>
    k.group({ at, rot }, () => {
      k.lathe(
        [
          [1.2, -15],
          [1.4, -14.6],
          [1.5, -4],
          [2.1, 3],
          [2.3, 4],
        ],
        [body, { rough: 0.45 }],
        {},
      );
      k.ball(2.9, k.print(mesh('#7d8187', '#33363b'), { metal: 0.7, rough: 0.4 }, [6, 5]), {
        at: [0, 6, 0],
        scale: [1, 1.12, 1],
      });
      k.ring(2.85, 0.3, STEEL, { at: [0, 5.4, 0], axis: 'y' });
      k.box([0.9, 2.4, 0.5], GREY, { at: [0, -3, 1.6], r: 0.2 });
      k.ring(1.32, 0.2, gloss('#e8743b'), { at: [0, -13.5, 0], axis: 'y' });
    });
  k.box([26, 5, 16], BLACK, { at: [0, 2.6, -6], r: 0.8 });
  k.box([7, 2.2, 0.4], ['#163238', { glow: 0.5 }], { at: [-5, 2.8, 2.1], r: 0.1 });
  for (const x of [6, 10]) k.puck(1, 0.8, GREY, { at: [x, 2.8, 2.2], axis: 'z' });
  for (const x of [-10, 10]) k.bar([x, 4, -13], [x * 1.25, 18, -14], 0.5, DARK);
  mic([72, 0, 24], [-2, 2.4, 10]);
  if (pair) mic([-4, 0, -64], [4, 7.4, -4]);
}

/** Mixing desk with faders and knobs. */
export function mixer(k, { body = '#2a2c30', channels = 8 } = {}) {
  const width = channels * 4 + 8;
  k.group({ at: [0, 4, 0], rot: [9, 0, 0] }, () => {
    k.box([width, 5, 36], [body, { rough: 0.6 }], { at: [0, 0, 0], r: 1 });
    for (const x of [-width / 2, width / 2])
      k.box([2, 7, 37], ['#8a4b2a', { rough: 0.5 }], { at: [x, 0.4, 0], r: 0.8 });
    k.times(channels + 1, (i) => {
      const x = -width / 2 + 5 + i * 4;
      k.times(5, (row) =>
        k.puck(1, 1.4, gloss(['#e8743b', '#3d8fd1', '#3d8fd1', '#7bbf5a', '#e6e2d8'][row]), {
          at: [x, 3, -14 + row * 3.6],
          r: 0.3,
        }),
      );
      k.box([0.5, 0.3, 11], BLACK, { at: [x, 2.5, 10], r: 0.1 });
      k.box([2, 1.6, 2.6], i === channels ? RED : WHITE, {
        at: [x, 3.1, 7 + ((i * 37) % 7)],
        r: 0.3,
      });
    });
  });
}

/** DJ controller with two platters. */
export function decks(k, { light = '#3dc7ff' } = {}) {
  k.box([62, 5, 34], BLACK, { at: [0, 2.5, 0], r: 1.2 });
  for (const x of [-19, 19]) {
    k.puck(10.5, 2, ['#34373c', { rough: 0.4, metal: 0.5 }], { at: [x, 6, 0] });
    k.ring(9.4, 0.35, [light, { glow: 1 }], { at: [x, 7.1, 0], axis: 'y' });
    k.puck(6, 0.6, ['#17181b', { rough: 0.3 }], { at: [x, 7.2, 0] });
    k.puck(1.8, 0.5, gloss('#e8743b'), { at: [x, 7.6, 0] });
    k.times(8, (i) =>
      k.box([2.6, 0.8, 1.8], [['#ff7a3d', '#3dc7ff', '#8be05a', '#ffd23d'][i % 4], { glow: 0.5 }], {
        at: [x - 6 + (i % 4) * 4, 5.4, 12 + Math.floor(i / 4) * 2.6],
        r: 0.3,
      }),
    );
    k.box([0.6, 0.4, 12], DARK, { at: [x + (x > 0 ? 10 : -10) * 0.98, 5.1, -8] });
  }
  for (const x of [-4, 0, 4]) {
    k.times(4, (i) => k.puck(1.2, 1.6, i === 0 ? GREY : WHITE, { at: [x, 5.8, -12 + i * 3.8] }));
    k.box([2, 1.2, 1.4], GREY, { at: [x, 5.6, 6 + Math.abs(x) * 0.4], r: 0.2 });
  }
  k.box([10, 0.4, 1], DARK, { at: [0, 5.1, 13] });
  k.box([1.6, 1.6, 2.4], CHROME, { at: [1.4, 5.8, 13], r: 0.2 });
}

/** Over-ear headphones standing on their cups. */
export function headphones(k, { body = '#e9e4da', pad = '#b5522e' } = {}) {
  const shell = [body, { rough: 0.4 }];
  k.tube(
    [
      [-8.6, 8, 0],
      [-8.8, 14, 0],
      [-6, 19.5, 0],
      [0, 21.6, 0],
      [6, 19.5, 0],
      [8.8, 14, 0],
      [8.6, 8, 0],
    ],
    0.9,
    shell,
  );
  k.tube(
    [
      [-5.6, 19, 0],
      [0, 20.8, 0],
      [5.6, 19, 0],
    ],
    1.25,
    matte(pad),
  );
  for (const side of [-1, 1]) {
    k.group({ at: [side * 8.4, 6.4, 0], rot: [0, side * 12, 0] }, () => {
      k.puck(5.4, 2.4, shell, { axis: 'x', at: [side * 1, 0, 0], r: 1, scale: [1, 1.15, 1] });
      k.puck(5.2, 2.6, matte(pad), {
        axis: 'x',
        at: [-side * 1.3, 0, 0],
        r: 1.2,
        scale: [1, 1.15, 1],
      });
      k.puck(2.6, 0.6, STEEL, { axis: 'x', at: [side * 2.3, 0, 0] });
      k.bar([0, 5.6, 0], [0, 9, 0], 0.7, STEEL);
    });
  }
}

/** Stage keyboard on an X stand. */
export function synth(k, { body = '#232529', accent = '#c8402c' } = {}) {
  k.box([130, 9, 32], [body, { rough: 0.5 }], { at: [0, 84, 0], r: 2 });
  k.box([118, 1.6, 15], WHITE, { at: [0, 88.6, 7.6], r: 0.4 });
  k.times(35, (i) => {
    k.box([0.3, 1.8, 15], DARK, { at: [-59 + (i + 1) * (118 / 36), 88.6, 7.6], r: 0.05 });
    if (![2, 6].includes(i % 7))
      k.box([1.9, 2.2, 9], BLACK, { at: [-59 + (i + 1) * (118 / 36), 89.4, 4.4], r: 0.3 });
  });
  k.box([30, 0.8, 9], ['#173a44', { glow: 0.35 }], { at: [0, 88.6, -8], r: 0.2 });
  k.times(8, (i) =>
    k.puck(1.8, 2, i % 3 ? GREY : gloss(accent), { at: [-54 + i * 4.6, 89.2, -8] }),
  );
  k.times(8, (i) =>
    k.box([3, 1.2, 2.4], [['#8be05a', '#ffd23d', '#ff7a3d'][i % 3], { glow: 0.3 }], {
      at: [22 + i * 4.4, 88.8, -8],
      r: 0.3,
    }),
  );
  for (const z of [-12, 12]) {
    k.bar([-46, 80, z], [40, 3, z], 1.9, DARK);
    k.bar([46, 80, z], [-40, 3, z], 1.9, DARK);
  }
  for (const [x, y] of [
    [-46, 79],
    [46, 79],
    [-40, 3],
    [40, 3],
  ])
    k.bar([x, y, -18], [x, y, 18], 2, DARK);
  k.puck(3, 30, BRASS, { at: [0, 41.5, 0], axis: 'z' });
}

/** Two walkie-talkies side by side. */
export function walkie(k, { body = '#e8b01c' } = {}) {
  const one = (at, rot) =>
    k.group({ at, rot }, () => {
      k.box([6, 12, 3.4], BLACK, { at: [0, 6, 0], r: 1 });
      k.box([6.3, 6.4, 3], [body, { rough: 0.4 }], { at: [0, 4.4, 0.1], r: 0.8 });
      k.box([3.8, 2.4, 0.4], ['#9fd8a8', { glow: 0.45 }], { at: [0, 9.2, 1.7], r: 0.2 });
      k.times(5, (i) => k.box([3.6, 0.35, 0.4], DARK, { at: [0, 2.2 + i * 0.9, 1.75], r: 0.1 }));
      k.lathe(
        [
          [0.9, 0],
          [0.8, 3],
          [0.6, 9],
          [0, 9.2],
        ],
        RUBBER,
        { at: [-1.9, 12, 0] },
      );
      k.puck(0.9, 1.4, GREY, { at: [1.7, 12.5, 0] });
      k.box([0.8, 3, 1.8], RED, { at: [-3.1, 8, 0], r: 0.3 });
    });
  one([-5, 0, 0], [0, 14, 0]);
  one([5, 0, -2], [0, -16, 0]);
}

/** Stage light bar with coloured spots and a smoke machine's glow. */
export function partylights(k, { colours = ['#ff3d6e', '#3dc7ff', '#ffd23d', '#8be05a'] } = {}) {
  k.cyl(1.8, 150, GREY, { at: [0, 76, 0] });
  for (const turn of [90, 210, 330]) {
    const a = (turn * Math.PI) / 180;
    k.bar([0, 44, 0], [Math.cos(a) * 44, 2, Math.sin(a) * 44], 1.7, DARK);
  }
  k.box([112, 5, 6], DARK, { at: [0, 152, 0], r: 1 });
  colours.forEach((colour, i) => {
    const x = -42 + i * 28;
    k.group({ at: [x, 138, 4], rot: [24, (i - 1.5) * 12, 0] }, () => {
      k.puck(11, 14, BLACK, { axis: 'z', r: 2 });
      k.puck(9.4, 1, [colour, { glow: 1.3 }], { at: [0, 0, 7.4], axis: 'z' });
      k.ring(10.4, 0.7, GREY, { at: [0, 0, 7] });
      k.ring(12.5, 0.9, DARK, { arc: 180 });
    });
  });
  k.ball(13, ['#d7dae0', { metal: 1, rough: 0.18 }], { at: [0, 176, 0] });
}
