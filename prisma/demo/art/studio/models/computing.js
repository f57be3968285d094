import {
  BLACK,
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

const desktop = (tint) => (c, s) => {
  scenery(tint[0], tint[1], tint[2], tint[3])(c, s);
  c.fillStyle = '#ffffffd8';
  c.beginPath();
  c.roundRect(s * 0.1, s * 0.14, s * 0.46, s * 0.5, 14);
  c.fill();
  c.fillStyle = '#d9562b';
  c.fillRect(s * 0.14, s * 0.2, s * 0.2, s * 0.05);
  c.fillStyle = '#9aa4ad';
  for (let i = 0; i < 5; i += 1)
    c.fillRect(s * 0.14, s * (0.3 + i * 0.06), s * (0.36 - (i % 3) * 0.07), s * 0.025);
  c.fillStyle = '#ffffffb0';
  c.beginPath();
  c.roundRect(s * 0.3, s * 0.9, s * 0.4, s * 0.06, 12);
  c.fill();
};

/** Laptop, open. */
export function laptop(
  k,
  { body = '#c4c8cc', tint = ['#1d5a66', '#f4b06a', '#123b3a', '#2f7d70'] } = {},
) {
  const shell = [body, { metal: 0.75, rough: 0.38 }];
  k.box([34, 1.6, 23], shell, { at: [0, 0.9, 0], r: 0.7 });
  k.box([29, 0.3, 10], DARK, { at: [0, 1.7, -3.5], r: 0.1 });
  k.times(5, (row) =>
    k.times(13, (i) =>
      k.box([1.85, 0.4, 1.5], BLACK, { at: [-13.2 + i * 2.2, 1.85, -7.4 + row * 1.95], r: 0.15 }),
    ),
  );
  k.box([11, 0.2, 6.4], ['#b3b7bb', { metal: 0.6, rough: 0.3 }], { at: [0, 1.72, 6.6], r: 0.1 });
  k.group({ at: [0, 1.6, -11], rot: [-16, 0, 0] }, () => {
    k.box([34, 22.6, 0.9], shell, { at: [0, 11.5, 0], r: 0.4 });
    k.box([33, 21.6, 0.4], BLACK, { at: [0, 11.5, 0.45], r: 0.2 });
    k.panel([31.4, 19.6], k.print(desktop(tint), { glow: 0.6, rough: 0.25 }), {
      at: [0, 11.7, 0.7],
    });
  });
}

/** Tablet on a folding stand, with a stylus. */
export function tablet(
  k,
  { body = '#2a2c30', cover = '#b5522e', tint = ['#6a3f74', '#ffb58a', '#3c2148', '#a0587b'] } = {},
) {
  k.group({ at: [0, 0.6, 0], rot: [-22, 0, 0] }, () => {
    k.box([25, 18, 0.9], [body, { metal: 0.5, rough: 0.4 }], { at: [0, 9, 0], r: 0.42 });
    k.panel([23, 16], k.print(desktop(tint), { glow: 0.6, rough: 0.2 }), { at: [0, 9, 0.48] });
  });
  k.box([25, 0.8, 16], [cover, { rough: 0.8 }], { at: [0, 0.4, 4], r: 0.3 });
  k.group({ at: [0, 0, -11.5], rot: [24, 0, 0] }, () =>
    k.box([25, 13.5, 0.7], [cover, { rough: 0.8 }], { at: [0, 6.6, 0], r: 0.3 }),
  );
  k.bar([-9, 1.2, 9], [8, 1.2, 10.5], 0.45, WHITE);
}

/** Inkjet printer with a printed sheet. */
export function printer(k, { body = '#f1efe9', trim = '#31343a' } = {}) {
  k.box([44, 18, 34], [body, { rough: 0.5 }], { at: [0, 10, 0], r: 3 });
  k.box([44.3, 5, 34.3], [trim, { rough: 0.5 }], { at: [0, 16, 0], r: 2 });
  k.box([32, 5, 4], BLACK, { at: [0, 7, 16], r: 0.6 });
  k.group({ at: [0, 5, 18], rot: [10, 0, 0] }, () => {
    k.box([27, 0.8, 16], [trim, { rough: 0.5 }], { at: [0, 0, 6], r: 0.3 });
    k.panel([21, 20], k.print(desktop(['#2f7fb5', '#ffe0a8', '#2b6a4a', '#69a86f']), {}), {
      at: [0, 0.7, 5],
      rot: [-90, 0, 0],
    });
  });
  k.group({ at: [0, 18, -14], rot: [-16, 0, 0] }, () => {
    k.box([26, 16, 0.8], [trim, { rough: 0.5 }], { at: [0, 8, -0.6], r: 0.3 });
    k.box([21, 20, 0.6], WHITE, { at: [0, 10, 0.2], r: 0.1 });
  });
  k.box([12, 5, 0.6], ['#1a3b4a', { glow: 0.5 }], { at: [-11, 15.6, 17.1], r: 0.3 });
  k.puck(1.1, 0.6, gloss('#39b56a'), { at: [0, 15.6, 17.2], axis: 'z' });
  k.puck(0.8, 0.6, WHITE, { at: [3.6, 15.6, 17.2], axis: 'z' });
}

/** Game console with two pads. */
export function console(k, { body = '#f4f3ef', pad = '#232529', light = '#3d8fff' } = {}) {
  k.plate(
    [
      [-5.5, 0],
      [5.5, 0],
      [4.4, 20],
      [6, 38],
      [-6, 38],
      [-4.4, 20],
    ],
    24,
    [body, { rough: 0.35 }],
    { at: [-10, 1, -6], bevel: 1.4 },
  );
  k.box([6.4, 36, 22], BLACK, { at: [-10, 20, -5], r: 1 });
  k.box([0.8, 24, 0.8], [light, { glow: 1.1 }], { at: [-12.6, 22, 6.2], r: 0.3 });
  k.puck(9, 1.4, DARK, { at: [-10, 0.7, -6] });
  const gamepad = (at, rot, colour) =>
    k.group({ at, rot }, () => {
      k.plate(
        [
          [-8, -4.5],
          [-6.4, -5],
          [-3.6, -1],
          [3.6, -1],
          [6.4, -5],
          [8, -4.5],
          [7.6, 1.5],
          [6, 4],
          [2.5, 4.5],
          [-2.5, 4.5],
          [-6, 4],
          [-7.6, 1.5],
        ],
        3.2,
        [colour, { rough: 0.4 }],
        { bevel: 1.3, smooth: true },
      );
      for (const x of [-2.8, 2.8]) {
        k.cyl(1.2, 1.6, DARK, { at: [x, -0.2, 1.9], axis: 'z' });
        k.puck(1.5, 0.6, RUBBER, { at: [x, -0.2, 2.8], axis: 'z' });
      }
      k.box([3, 0.9, 0.6], DARK, { at: [-5, 2, 1.6], r: 0.2 });
      k.box([0.9, 3, 0.6], DARK, { at: [-5, 2, 1.6], r: 0.2 });
      [
        ['#39b56a', 0, 1.1],
        ['#e8573c', 1.1, 0],
        ['#3d8fff', 0, -1.1],
        ['#f2b632', -1.1, 0],
      ].forEach(([c, x, y]) => {
        k.puck(0.55, 0.6, gloss(c), { at: [5 + x, 2 + y, 1.7], axis: 'z' });
      });
      k.box([3.4, 2, 0.4], [light, { glow: 0.6 }], { at: [0, 2.8, 1.55], r: 0.3 });
    });
  gamepad([8, 5.8, 2], [-24, -10, 0], pad);
  gamepad([11, 2, 13], [-72, 0, 16], body);
}

/** Virtual reality headset and its two controllers. */
export function headset(k, { body = '#f1efe9' } = {}) {
  k.box([19, 10, 9], [body, { rough: 0.4 }], { at: [0, 6.4, 4], r: 3.4 });
  k.box([16.5, 7.6, 2], BLACK, { at: [0, 6.4, 8], r: 0.9 });
  for (const x of [-5, 0, 5])
    k.puck(0.9, 0.5, GLASS, { at: [x, 6.4 + (x ? 0.8 : -1), 9.1], axis: 'z' });
  k.box([17, 9, 3], RUBBER, { at: [0, 6.2, -1], r: 1.4 });
  k.tube(
    [
      [-9, 7, 1],
      [-11, 7.4, -6],
      [-8, 8, -14],
      [0, 8.4, -17],
      [8, 8, -14],
      [11, 7.4, -6],
      [9, 7, 1],
    ],
    1,
    DARK,
  );
  k.tube(
    [
      [0, 11, 2],
      [0, 15.5, -4],
      [0, 14.5, -12],
      [0, 8.8, -17],
    ],
    0.9,
    DARK,
  );
  for (const side of [-1, 1]) {
    k.group({ at: [side * 16, 3, 10], rot: [-56, side * -22, 0] }, () => {
      k.lathe(
        [
          [0, -6],
          [1.5, -5.6],
          [1.7, 0],
          [2.2, 3],
          [0, 4],
        ],
        [body, { rough: 0.4 }],
        {},
      );
      k.puck(2.6, 1, BLACK, { at: [0, 3.8, 0] });
      k.puck(0.8, 1.2, GREY, { at: [0.8, 4.6, 0] });
      k.ring(3.8, 0.5, [body, { rough: 0.4 }], { at: [0, 4, -1], rot: [70, 0, 0] });
    });
  }
}

/** Internet router with aerials. */
export function router(k, { body = '#f4f3ef', light = '#39b5e8' } = {}) {
  k.box([24, 4, 16], [body, { rough: 0.4 }], { at: [0, 3, 0], r: 1.6 });
  k.box([20, 0.4, 1], DARK, { at: [0, 5, 4], r: 0.1 });
  k.times(6, (i) =>
    k.ball(0.4, [i < 4 ? light : '#ffd23d', { glow: 1.4 }], { at: [-7 + i * 2.8, 3.6, 8] }),
  );
  for (const [x, lean] of [
    [-10, 12],
    [-3.5, 4],
    [3.5, -4],
    [10, -12],
  ]) {
    k.group({ at: [x, 4, -8], rot: [-6, 0, lean] }, () =>
      k.box([1.6, 17, 0.9], [body, { rough: 0.4 }], { at: [0, 9, 0], r: 0.4 }),
    );
  }
  k.tube(
    [
      [6, 2.4, -8],
      [12, 1, -12],
      [18, 0.5, -6],
      [16, 0.4, 4],
      [20, 0.4, 9],
    ],
    0.4,
    DARK,
  );
}

/** Satellite dish on its foot, with its modem. */
export function dish(k, { body = '#f4f3ef' } = {}) {
  k.group({ at: [0, 30, 0], rot: [-38, 0, 0] }, () => {
    k.box([52, 34, 2.4], [body, { rough: 0.5 }], { r: 1.1 });
    k.box([49, 31, 0.4], ['#e4e2dc', { rough: 0.6 }], { at: [0, 0, 1.2], r: 0.15 });
    k.box([8, 8, 5], DARK, { at: [0, -2, -3.6], r: 1 });
  });
  k.cyl(2.4, 26, GREY, { at: [0, 16, -4] });
  for (const turn of [45, 135, 225, 315]) {
    const a = (turn * Math.PI) / 180;
    k.bar([0, 8, -4], [Math.cos(a) * 20, 1.4, -4 + Math.sin(a) * 20], 1.4, GREY);
  }
  k.box([12, 20, 6], [body, { rough: 0.4 }], { at: [34, 10, 6], r: 2 });
  k.ball(0.6, ['#39b5e8', { glow: 1.4 }], { at: [34, 4, 9.2] });
  k.tube(
    [
      [0, 6, -8],
      [14, 0.7, -12],
      [26, 0.6, -4],
      [33, 2, 2],
    ],
    0.6,
    DARK,
  );
}

/** Portable power station with sockets and a screen. */
export function powerstation(k, { body = '#2a2c30', trim = '#e8743b' } = {}) {
  k.box([34, 24, 24], [body, { rough: 0.55 }], { at: [0, 13, 0], r: 3 });
  k.box([30, 20, 1], BLACK, { at: [0, 13, 12], r: 1.2 });
  k.box([14, 6.6, 0.6], ['#12343b', { glow: 0.4 }], { at: [-6, 18, 12.5], r: 0.6 });
  k.times(4, (i) =>
    k.box([1.8, 3, 0.3], ['#6ff0c8', { glow: 1.2 }], { at: [-10.5 + i * 2.6, 18, 12.9], r: 0.2 }),
  );
  for (const x of [5, 11]) {
    k.puck(2.4, 0.8, WHITE, { at: [x, 18, 12.6], axis: 'z' });
    for (const d of [-0.8, 0.8]) k.cyl(0.35, 0.4, BLACK, { at: [x + d, 18, 13.1], axis: 'z' });
  }
  k.times(5, (i) => k.box([2.6, 1.4, 0.5], GREY, { at: [-11 + i * 4, 10.6, 12.6], r: 0.3 }));
  k.puck(1.4, 0.7, [trim, { glow: 0.3 }], { at: [11, 10.6, 12.6], axis: 'z' });
  k.box([34.3, 2.4, 24.3], [trim, { rough: 0.4 }], { at: [0, 5.2, 0], r: 0.9 });
  k.tube(
    [
      [-13, 24, 0],
      [-12, 30, 0],
      [0, 31, 0],
      [12, 30, 0],
      [13, 24, 0],
    ],
    1.8,
    DARK,
    { tension: 0.2 },
  );
}

/** Folding solar panel, two leaves. */
export function solar(k, { frame = '#c9ccd0', cell = '#17376b' } = {}) {
  const face = k.print(
    (c, s) => {
      c.fillStyle = cell;
      c.fillRect(0, 0, s, s);
      c.strokeStyle = '#cfd8e4';
      c.lineWidth = 5;
      for (let i = 0; i <= 6; i += 1) {
        c.strokeRect(-2, (i * s) / 6, s + 4, s / 6);
        c.strokeRect((i * s) / 4, -2, s / 4, s + 4);
      }
      c.fillStyle = '#ffffff18';
      c.beginPath();
      c.moveTo(0, s * 0.7);
      c.lineTo(s, s * 0.1);
      c.lineTo(s, s * 0.34);
      c.lineTo(0, s * 0.95);
      c.fill();
    },
    { rough: 0.18, metal: 0.25 },
  );
  for (const [x, turn] of [
    [-27, 8],
    [27, -8],
  ]) {
    k.group({ at: [x, 0, 0], rot: [-32, turn, 0] }, () => {
      k.box([52, 62, 2.4], [frame, { metal: 0.7, rough: 0.4 }], { at: [0, 33, 0], r: 0.5 });
      k.panel([48, 58], face, { at: [0, 33, 1.3] });
    });
    k.bar([x, 42, -28], [x, 1, -44], 1, GREY);
  }
  k.box([6, 3, 2], DARK, { at: [0, 30, -18], r: 0.4 });
  k.tube(
    [
      [8, 1, -2],
      [16, 0.7, 14],
      [4, 0.7, 20],
      [-10, 0.7, 17],
      [-16, 0.7, 24],
    ],
    0.7,
    RED,
  );
}

/** Mobile air conditioner with its hose. */
export function cooler(k, { body = '#f4f3ef' } = {}) {
  k.box([38, 72, 34], [body, { rough: 0.45 }], { at: [0, 40, 0], r: 5 });
  k.box([32, 10, 2], DARK, { at: [0, 64, 16.6], r: 1 });
  k.times(5, (i) =>
    k.box([31, 0.7, 2.6], [body, { rough: 0.45 }], { at: [0, 60.6 + i * 1.8, 17], r: 0.2 }),
  );
  k.box([14, 5, 1], ['#14313b', { glow: 0.5 }], { at: [0, 52, 17], r: 0.8 });
  k.times(14, (i) => k.box([26, 0.7, 1], GREY, { at: [0, 14 + i * 1.9, 17], r: 0.2 }));
  k.times(22, (i) => {
    const t = i / 21;
    k.ring(6.4, 1, WHITE, {
      at: [19 + Math.sin(t * 2.2) * 24, 54 - t * t * 46, -6 - t * 10],
      rot: [0, 70 - t * 26, -t * 70],
    });
  });
  for (const [x, z] of [
    [-14, 12],
    [14, 12],
    [-14, -12],
    [14, -12],
  ])
    k.ball(2.6, RUBBER, { at: [x, 2.6, z] });
  k.box([7, 1, 0.8], STEEL, { at: [0, 46, 17.2], r: 0.2 });
}

/** Standing fan. */
export function fan(k, { body = '#2a6f8f' } = {}) {
  k.puck(20, 3, DARK, { at: [0, 1.5, 0], r: 1.2 });
  k.cyl(1.7, 86, CHROME, { at: [0, 44, 0] });
  k.box([7, 12, 5], DARK, { at: [0, 80, 0], r: 1.6 });
  k.group({ at: [0, 104, 0], rot: [-8, 0, 0] }, () => {
    k.puck(6, 12, [body, { rough: 0.4 }], { at: [0, 0, -8], axis: 'z', r: 3 });
    for (const z of [-3, 5]) k.ring(23, 0.7, CHROME, { at: [0, 0, z] });
    for (const r of [8, 13, 18]) k.ring(r, 0.28, CHROME, { at: [0, 0, 6.4 - r * 0.06] });
    k.times(24, (i) => {
      const a = (i / 24) * Math.PI * 2;
      k.bar(
        [Math.cos(a) * 4, Math.sin(a) * 4, 6.5],
        [Math.cos(a) * 23, Math.sin(a) * 23, 4.5],
        0.22,
        CHROME,
      );
    });
    k.times(5, (i) =>
      k.plate(
        [
          [2, -2],
          [10, -6],
          [19, -6],
          [20.5, 0],
          [18, 5],
          [8, 4],
          [2, 2],
        ],
        0.7,
        [body, { rough: 0.35 }],
        { rot: [0, 16, i * 72], bevel: 0.2, smooth: true },
      ),
    );
    k.puck(4.4, 2, gloss('#e8743b'), { at: [0, 0, 6.6], axis: 'z' });
  });
}
