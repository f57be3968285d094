export const STEEL = ['#c9ccd0', { metal: 1, rough: 0.28 }];
export const CHROME = ['#e6e8ea', { metal: 1, rough: 0.12 }];
export const GREY = ['#8c9096', { metal: 0.6, rough: 0.42 }];
export const DARK = ['#2a2c30', { rough: 0.55 }];
export const BLACK = ['#17181b', { rough: 0.5 }];
export const RUBBER = ['#1f2023', { rough: 0.85 }];
export const GLASS = ['#16202c', { rough: 0.08, metal: 0.4 }];
export const WOOD = ['#b98552', { rough: 0.55 }];
export const CREAM = ['#f2e9d8', { rough: 0.6 }];
export const WHITE = ['#f4f3ef', { rough: 0.45 }];
export const BRASS = ['#d8a545', { metal: 0.9, rough: 0.3 }];
export const RED = ['#c8402c', { rough: 0.42 }];

export const gloss = (colour) => [colour, { rough: 0.32 }];
export const matte = (colour) => [colour, { rough: 0.75 }];

/** A wheel lying in the x–y plane: tyre, rim and hub. */
export function wheel(k, at, radius, width, { tyre = RUBBER, rim = GREY } = {}) {
  k.puck(radius, width, tyre, { at, axis: 'z', r: width * 0.42 });
  k.puck(radius * 0.62, width * 1.06, rim, { at, axis: 'z', r: width * 0.1 });
  k.puck(radius * 0.22, width * 1.3, tyre, { at, axis: 'z', r: width * 0.1 });
}

/** A sloping landscape, as shown on a lit screen. */
export function scenery(sky, sun, near, far) {
  return (c, s) => {
    const g = c.createLinearGradient(0, 0, 0, s);
    g.addColorStop(0, sky);
    g.addColorStop(1, sun);
    c.fillStyle = g;
    c.fillRect(0, 0, s, s);
    c.fillStyle = '#fff6d8';
    c.beginPath();
    c.arc(s * 0.68, s * 0.42, s * 0.08, 0, 7);
    c.fill();
    for (const [colour, base, height, shift] of [
      [far, 0.7, 0.16, 0],
      [near, 0.84, 0.13, 2],
    ]) {
      c.fillStyle = colour;
      c.beginPath();
      c.moveTo(0, s);
      for (let x = 0; x <= s; x += 8) {
        c.lineTo(x, s * (base - height * Math.sin((x / s) * 5 + shift) * 0.5));
      }
      c.lineTo(s, s);
      c.fill();
    }
  };
}

/** A wax print in three colours: rings, petals and dots. */
export function wax(ground, motif, spark) {
  return (c, s) => {
    c.fillStyle = ground;
    c.fillRect(0, 0, s, s);
    const half = s / 2;
    for (const [x, y] of [
      [0, 0],
      [s, 0],
      [0, s],
      [s, s],
      [half, half],
    ]) {
      c.fillStyle = motif;
      for (let i = 0; i < 10; i += 1) {
        const a = (i / 10) * Math.PI * 2;
        c.beginPath();
        c.ellipse(
          x + Math.cos(a) * s * 0.15,
          y + Math.sin(a) * s * 0.15,
          s * 0.1,
          s * 0.035,
          a,
          0,
          7,
        );
        c.fill();
      }
      c.fillStyle = spark;
      c.beginPath();
      c.arc(x, y, s * 0.075, 0, 7);
      c.fill();
      c.fillStyle = ground;
      c.beginPath();
      c.arc(x, y, s * 0.035, 0, 7);
      c.fill();
    }
    c.fillStyle = spark;
    for (const [x, y] of [
      [half, 0],
      [0, half],
      [half, s],
      [s, half],
    ]) {
      for (let i = 0; i < 6; i += 1) {
        const a = (i / 6) * Math.PI * 2;
        c.beginPath();
        c.arc(x + Math.cos(a) * s * 0.09, y + Math.sin(a) * s * 0.09, s * 0.02, 0, 7);
        c.fill();
      }
    }
    c.strokeStyle = motif;
    c.lineWidth = s * 0.012;
    for (const [x, y] of [
      [half, 0],
      [0, half],
      [half, s],
      [s, half],
    ]) {
      c.beginPath();
      c.arc(x, y, s * 0.14, 0, 7);
      c.stroke();
    }
  };
}
