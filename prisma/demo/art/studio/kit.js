import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/**
 * What a model is made with. Lengths are centimetres, y is up, angles are degrees;
 * every maker adds one mesh to the current group and returns it.
 * A surface is `'#rrggbb'` or `[colour, { rough, metal, coat, glow, clear }]`.
 */
export function createKit() {
  const root = new THREE.Group();
  let current = root;
  const surfaces = new Map();

  const surface = (spec) => {
    const [colour, options = {}] = Array.isArray(spec) ? spec : [spec];
    const key = JSON.stringify([colour, options]);
    if (!surfaces.has(key)) {
      surfaces.set(
        key,
        new THREE.MeshStandardMaterial({
          color: colour,
          roughness: options.rough ?? 0.5,
          metalness: options.metal ?? 0,
          emissive: options.glow ? colour : '#000',
          emissiveIntensity: options.glow ?? 0,
          transparent: options.clear !== undefined,
          opacity: options.clear ?? 1,
          side: THREE.DoubleSide,
        }),
      );
    }
    return surfaces.get(key);
  };

  const place = (geometry, material, { at = [0, 0, 0], rot = [0, 0, 0], scale = 1 } = {}) => {
    const mesh = new THREE.Mesh(geometry, material.isMaterial ? material : surface(material));
    mesh.position.set(...at);
    mesh.rotation.set(...rot.map(THREE.MathUtils.degToRad));
    if (Array.isArray(scale)) mesh.scale.set(...scale);
    else mesh.scale.setScalar(scale);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    current.add(mesh);
    return mesh;
  };

  const v2 = (points) => points.map(([x, y]) => new THREE.Vector2(x, y));
  const v3 = (points) => points.map((p) => new THREE.Vector3(...p));

  const outline = (points, smooth) => {
    const shape = new THREE.Shape();
    if (smooth)
      shape.setFromPoints(new THREE.SplineCurve(v2([...points, points[0]])).getPoints(90));
    else shape.setFromPoints(v2(points));
    return shape;
  };

  const kit = {
    THREE,
    root,
    surface,
    /** Everything added inside `make` moves, turns and scales together. */
    group(placement, make) {
      const parent = current;
      const group = new THREE.Group();
      const { at = [0, 0, 0], rot = [0, 0, 0], scale = 1 } = placement;
      group.position.set(...at);
      group.rotation.set(...rot.map(THREE.MathUtils.degToRad));
      if (Array.isArray(scale)) group.scale.set(...scale);
      else group.scale.setScalar(scale);
      parent.add(group);
      current = group;
      make(kit);
      current = parent;
      return group;
    },
    /** Box centred at `at`, with rounded edges of radius `r`. */
    box: ([w, h, d], material, o = {}) =>
      place(
        new RoundedBoxGeometry(
          w,
          h,
          d,
          4,
          Math.min(o.r ?? Math.min(w, h, d) * 0.12, Math.min(w, h, d) / 2 - 0.001),
        ),
        material,
        o,
      ),
    /** Upright cylinder or cone centred at `at`. `axis` 'x' or 'z' lays it down. */
    cyl: (r0, h, material, o = {}) => {
      const geometry = new THREE.CylinderGeometry(
        o.top ?? r0,
        r0,
        h,
        o.sides ?? 48,
        1,
        o.open ?? false,
      );
      if (o.axis === 'x') geometry.rotateZ(Math.PI / 2);
      if (o.axis === 'z') geometry.rotateX(Math.PI / 2);
      return place(geometry, material, o);
    },
    /** Cylinder with soft edges, radius `r0`, height `h`, edge radius `r`. */
    puck: (r0, h, material, o = {}) => {
      const r = Math.min(o.r ?? h * 0.2, h / 2, r0);
      const points = [[0, -h / 2]];
      for (let i = 0; i <= 6; i += 1) {
        const a = -Math.PI / 2 + (i / 6) * (Math.PI / 2);
        points.push([r0 - r + Math.cos(a) * r, -h / 2 + r + Math.sin(a) * r]);
      }
      for (let i = 0; i <= 6; i += 1) {
        const a = (i / 6) * (Math.PI / 2);
        points.push([r0 - r + Math.cos(a) * r, h / 2 - r + Math.sin(a) * r]);
      }
      points.push([0, h / 2]);
      const geometry = new THREE.LatheGeometry(v2(points), 56);
      if (o.axis === 'x') geometry.rotateZ(Math.PI / 2);
      if (o.axis === 'z') geometry.rotateX(Math.PI / 2);
      return place(geometry, material, o);
    },
    ball: (r, material, o = {}) => place(new THREE.SphereGeometry(r, 48, 32), material, o),
    dome: (r, material, o = {}) =>
      place(new THREE.SphereGeometry(r, 48, 20, 0, Math.PI * 2, 0, Math.PI / 2), material, o),
    ring: (r, thick, material, o = {}) => {
      const geometry = new THREE.TorusGeometry(
        r,
        thick,
        20,
        64,
        THREE.MathUtils.degToRad(o.arc ?? 360),
      );
      if (o.axis === 'y') geometry.rotateX(Math.PI / 2);
      if (o.axis === 'x') geometry.rotateY(Math.PI / 2);
      return place(geometry, material, o);
    },
    /** Turned profile: `[radius, height]` points from bottom to top; `flat` squeezes the depth. */
    lathe: (points, material, o = {}) => {
      const curve = o.sharp
        ? v2(points)
        : new THREE.SplineCurve(v2(points)).getPoints(points.length * 10);
      const geometry = new THREE.LatheGeometry(curve, o.sides ?? 72);
      if (o.folds) fold(geometry, o.folds);
      if (o.axis === 'x') geometry.rotateZ(-Math.PI / 2);
      if (o.axis === 'z') geometry.rotateX(Math.PI / 2);
      return place(geometry, material, { ...o, scale: o.flat ? [1, 1, o.flat] : (o.scale ?? 1) });
    },
    /** Flat outline `[x, y]` given thickness `depth` along z, with a soft edge `bevel`. */
    plate: (points, depth, material, o = {}) => {
      const shape = outline(points, o.smooth);
      for (const hole of o.holes ?? []) shape.holes.push(outline(hole, o.smoothHoles));
      const bevel = o.bevel ?? Math.min(0.4, depth * 0.2);
      const geometry = new THREE.ExtrudeGeometry(shape, {
        depth: Math.max(0.01, depth - bevel * 2),
        bevelSize: bevel,
        bevelThickness: bevel,
        bevelSegments: 5,
        curveSegments: 24,
      });
      geometry.translate(0, 0, -(depth - bevel * 2) / 2);
      const soft = toCreasedNormals(mergeVertices(geometry), o.crease ?? 0.7);
      return place(soft, material, o);
    },
    /** A round bar of radius `r` along smooth `points`. */
    tube: (points, r, material, o = {}) => {
      const curve = o.sharp
        ? sharpPath(points)
        : new THREE.CatmullRomCurve3(v3(points), o.closed ?? false, 'catmullrom', o.tension ?? 0.5);
      return place(
        new THREE.TubeGeometry(curve, o.steps ?? 90, r, 14, o.closed ?? false),
        material,
        o,
      );
    },
    /** A straight bar from `a` to `b`. */
    bar: (a, b, r, material, o = {}) => {
      const from = new THREE.Vector3(...a);
      const to = new THREE.Vector3(...b);
      const geometry = new THREE.CapsuleGeometry(r, from.distanceTo(to), 6, 18);
      const mesh = place(geometry, material, { at: from.clone().lerp(to, 0.5).toArray() });
      mesh.quaternion.setFromUnitVectors(
        new THREE.Vector3(0, 1, 0),
        to.clone().sub(from).normalize(),
      );
      if (o.top !== undefined) {
        mesh.geometry = new THREE.CylinderGeometry(o.top, r, from.distanceTo(to), 24);
      }
      return mesh;
    },
    /** A drawn surface: `draw(context, size)` paints a square canvas used as colour. */
    print(draw, options = {}, repeat = [1, 1]) {
      const size = 512;
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      draw(canvas.getContext('2d'), size);
      const map = new THREE.CanvasTexture(canvas);
      map.colorSpace = THREE.SRGBColorSpace;
      map.wrapS = THREE.RepeatWrapping;
      map.wrapT = THREE.RepeatWrapping;
      map.repeat.set(...repeat);
      map.anisotropy = 4;
      return new THREE.MeshStandardMaterial({
        map,
        roughness: options.rough ?? 0.6,
        metalness: options.metal ?? 0,
        emissive: options.glow ? '#fff' : '#000',
        emissiveMap: options.glow ? map : null,
        emissiveIntensity: options.glow ?? 0,
        side: THREE.DoubleSide,
      });
    },
    /** Flat panel facing z with a printed surface. */
    panel: ([w, h], material, o = {}) => place(new THREE.PlaneGeometry(w, h), material, o),
    times: (count, make) => Array.from({ length: count }, (_, index) => make(index, index / count)),
  };
  return kit;
}

function fold(geometry, { count, depth, from = 0, to = 1, drop = 0 }) {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox;
  const position = geometry.attributes.position;
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const height = (y - min.y) / (max.y - min.y);
    const strength = Math.min(1, Math.max(0, (to - height) / Math.max(0.001, to - from)));
    const angle = Math.atan2(z, x);
    const wave = Math.sin(angle * count) + 0.35 * Math.sin(angle * (count * 2 + 1) + 1.3);
    const push = 1 + depth * strength * wave;
    position.setXYZ(i, x * push, y + drop * strength * wave, z * push);
  }
  geometry.computeVertexNormals();
}

function sharpPath(points) {
  const path = new THREE.CurvePath();
  for (let i = 1; i < points.length; i += 1) {
    path.add(
      new THREE.LineCurve3(new THREE.Vector3(...points[i - 1]), new THREE.Vector3(...points[i])),
    );
  }
  return path;
}
