import * as THREE from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { createKit } from './kit.js';

const WIDTH = window.STUDIO_WIDTH ?? 800;
const HEIGHT = (WIDTH * 3) / 4;

const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
renderer.setSize(WIDTH, HEIGHT, false);
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = window.STUDIO_SHADOW ?? THREE.PCFShadowMap;
renderer.toneMapping = THREE.NoToneMapping;
document.body.append(renderer.domElement);

const environment = new THREE.PMREMGenerator(renderer).fromScene(
  new RoomEnvironment(),
  0.03,
).texture;

const frame = new THREE.WebGLRenderTarget(WIDTH, HEIGHT, { type: THREE.HalfFloatType });
const sum = new THREE.WebGLRenderTarget(WIDTH, HEIGHT, {
  type: THREE.FloatType,
  depthBuffer: false,
});
const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
const quad = (material) => {
  const scene = new THREE.Scene();
  scene.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material));
  return scene;
};
const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }';
const add = quad(
  new THREE.ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader:
      'varying vec2 at; uniform sampler2D map; uniform float weight; void main() { gl_FragColor = texture2D(map, at) * weight; }',
    uniforms: { map: { value: frame.texture }, weight: { value: 1 } },
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    depthTest: false,
  }),
);
const develop = quad(
  new THREE.ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: `varying vec2 at; uniform sampler2D map; uniform float vignette;
      vec3 curve(vec3 x) { x = max(vec3(0.), x); return x * (1. + x / 9.) / (1. + x * .32); }
      void main() {
        vec4 c = texture2D(map, at);
        vec2 p = (at - vec2(.5, .54)) * vec2(1.05, 1.);
        vec3 lit = curve(c.rgb * (1. - vignette * smoothstep(.18, .95, dot(p, p) * 2.2)));
        vec3 srgb = mix(lit * 12.92, 1.055 * pow(lit, vec3(1. / 2.4)) - .055, step(.0031308, lit));
        float grey = dot(srgb, vec3(.3, .59, .11));
        gl_FragColor = vec4(mix(vec3(grey), srgb, 1.06), c.a);
      }`,
    uniforms: { map: { value: sum.texture }, vignette: { value: 0.2 } },
    depthTest: false,
    transparent: true,
    blending: THREE.NoBlending,
  }),
);

const halton = (index, base) => {
  let f = 1;
  let r = 0;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    f /= base;
    r += f * (i % base);
  }
  return r;
};

function backdrop(scene, shot) {
  const { wall, floor = wall, set = 'cyc' } = shot;
  const lambert = (colour) =>
    new THREE.MeshLambertMaterial({ color: colour, side: THREE.DoubleSide });
  const addMesh = (geometry, colour, at = [0, 0, 0], cast = true) => {
    const mesh = new THREE.Mesh(geometry, colour.isMaterial ? colour : lambert(colour));
    mesh.position.set(...at);
    mesh.receiveShadow = true;
    mesh.castShadow = cast;
    scene.add(mesh);
    return mesh;
  };
  const depth = shot.depth ?? 1.35;
  if (set === 'wall') {
    addMesh(new THREE.PlaneGeometry(40, 40).rotateX(-Math.PI / 2), floor, [0, 0, 0], false);
    addMesh(new THREE.PlaneGeometry(40, 20), wall, [0, 10, -depth], false);
    return;
  }
  const shape = [];
  const radius = 0.9;
  shape.push([14, 0], [-depth + radius, 0]);
  for (let i = 1; i <= 14; i += 1) {
    const a = (i / 14) * (Math.PI / 2);
    shape.push([-depth + radius - Math.sin(a) * radius, radius - Math.cos(a) * radius]);
  }
  shape.push([-depth, 16]);
  const positions = [];
  const indices = [];
  shape.forEach(([z, y], i) => {
    positions.push(-24, y, z, 24, y, z);
    if (i > 0) {
      const b = i * 2;
      indices.push(b - 2, b - 1, b, b, b - 1, b + 1);
    }
  });
  const cyc = new THREE.BufferGeometry();
  cyc.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  cyc.setIndex(indices);
  cyc.computeVertexNormals();
  addMesh(cyc, wall, [0, 0, 0], false);
  if (set === 'disc') {
    addMesh(new THREE.CylinderGeometry(0.62, 0.62, 0.05, 96).rotateX(Math.PI / 2), shot.accent, [
      shot.side ?? 0.12,
      0.66,
      -depth + 0.55,
    ]);
  }
  if (set === 'arch') {
    const arch = new THREE.Shape();
    arch.moveTo(-0.5, 0);
    arch.lineTo(-0.5, 0.75);
    arch.absarc(0, 0.75, 0.5, Math.PI, 0, true);
    arch.lineTo(0.5, 0);
    addMesh(
      new THREE.ExtrudeGeometry(arch, { depth: 0.06, bevelEnabled: false, curveSegments: 40 }),
      shot.accent,
      [shot.side ?? -0.1, 0, -depth + 0.6],
    );
  }
  if (set === 'panels') {
    addMesh(new THREE.BoxGeometry(0.7, 1.5, 0.05), shot.accent, [-0.62, 0.75, -depth + 0.5]);
    addMesh(new THREE.BoxGeometry(0.5, 0.95, 0.05), shot.accent, [0.72, 0.475, -depth + 0.62]);
  }
}

/**
 * Photographs a model. `shot`: azimuth and elevation in degrees, fill (share of the frame),
 * wall, floor, accent colours, set, plinth height, samples, `cut` for a transparent ground,
 * `prop` for an object of the same world standing behind. `props` are their builders by name.
 */
export function photograph(build, variant, shot, props) {
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = shot.reflections ?? 0.5;
  const kit = createKit();
  build(kit, variant);
  const model = new THREE.Group();
  model.add(kit.root);
  const box = new THREE.Box3().setFromObject(kit.root, true);
  const size = box.getSize(new THREE.Vector3());
  const unit = 1 / Math.max(size.x, size.y * 1.12, size.z * 0.9);
  model.scale.setScalar(unit);
  kit.root.position.set(-(box.min.x + box.max.x) / 2, -box.min.y, -(box.min.z + box.max.z) / 2);
  model.rotation.y = THREE.MathUtils.degToRad(shot.turn ?? 0);
  const lift = shot.plinth ?? 0;
  model.position.y = lift;
  scene.add(model);
  if (!shot.cut) backdrop(scene, shot);
  if (lift > 0) {
    const half = (Math.hypot(size.x, size.z) * unit) / 2;
    const radius = half * 1.04 + 0.04;
    const plinth = new THREE.Mesh(
      new THREE.CylinderGeometry(radius, radius, lift, 96),
      new THREE.MeshLambertMaterial({ color: shot.plinthColour ?? shot.accent }),
    );
    plinth.position.y = lift / 2 - 0.0005;
    plinth.receiveShadow = true;
    plinth.castShadow = true;
    scene.add(plinth);
  }

  if (shot.prop) {
    const beside = createKit();
    props[shot.prop.name](beside, {});
    const extent = new THREE.Box3().setFromObject(beside.root, true).getSize(new THREE.Vector3());
    beside.root.scale.setScalar(shot.prop.size / Math.max(extent.x, extent.y));
    beside.root.position.set(shot.prop.x, 0, shot.prop.z);
    beside.root.rotation.y = shot.prop.x;
    scene.add(beside.root);
  }

  const world = new THREE.Box3().setFromObject(model, true);
  const centre = world.getCenter(new THREE.Vector3());
  const camera = new THREE.PerspectiveCamera(shot.fov ?? 24, WIDTH / HEIGHT, 0.05, 60);
  const azimuth = THREE.MathUtils.degToRad(shot.azimuth ?? 30);
  const elevation = THREE.MathUtils.degToRad(shot.elevation ?? 16);
  const direction = new THREE.Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
  const corners = [];
  scene.updateMatrixWorld(true);
  kit.root.traverse((node) => {
    if (!node.isMesh) return;
    const position = node.geometry.attributes.position;
    const step = Math.max(1, Math.floor(position.count / 80));
    for (let i = 0; i < position.count; i += step) {
      corners.push(node.localToWorld(new THREE.Vector3().fromBufferAttribute(position, i)));
    }
  });
  const target = centre.clone();
  let distance = 4;
  for (let pass = 0; pass < 6; pass += 1) {
    camera.position.copy(target).addScaledVector(direction, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    const projected = corners.map((corner) => corner.clone().project(camera));
    const xs = projected.map((p) => p.x);
    const ys = projected.map((p) => p.y);
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
    const extent = Math.max((x1 - x0) / 2, ((y1 - y0) / 2) * 1.02);
    const height = Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)) * distance;
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target.addScaledVector(right, ((x0 + x1) / 2 - (shot.shiftX ?? 0)) * height * (WIDTH / HEIGHT));
    target.addScaledVector(up, ((y0 + y1) / 2 - (shot.shiftY ?? -0.03)) * height);
    distance *= extent / (shot.fill ?? 0.68);
  }
  camera.position.copy(target).addScaledVector(direction, distance);
  camera.lookAt(target);

  const samples = shot.samples ?? 12;
  const keyDirection = new THREE.Vector3(...(shot.key ?? [-0.75, 1.25, 0.85])).normalize();
  const lights = [0, 1, 2].map((index) => {
    const light = new THREE.DirectionalLight('#ffffff', 1);
    light.castShadow = true;
    light.shadow.mapSize.set(index === 0 ? 1536 : 768, index === 0 ? 1536 : 768);
    const reach = 1.7;
    Object.assign(light.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 0.1,
      far: 12,
    });
    light.shadow.bias = -0.0012;
    light.shadow.normalBias = 0.006;
    light.target.position.set(0, 0.4, 0);
    scene.add(light, light.target);
    return light;
  });
  lights[0].color.set(shot.keyColour ?? '#fff1dd');
  lights[1].color.set('#ffffff');
  lights[2].color.set('#eef4ff');

  renderer.setClearColor('#000', 0);
  renderer.setRenderTarget(sum);
  renderer.clear();
  add.children[0].material.uniforms.weight.value = 1 / samples;
  for (let i = 0; i < samples; i += 1) {
    camera.setViewOffset(
      WIDTH,
      HEIGHT,
      halton(i + 1, 2) - 0.5,
      halton(i + 1, 3) - 0.5,
      WIDTH,
      HEIGHT,
    );
    const spread = shot.softness ?? 0.34;
    const jitter = (base) => (halton(i + 1, base) - 0.5) * spread * 2;
    lights[0].position
      .copy(keyDirection)
      .add(new THREE.Vector3(jitter(5), jitter(7) * 0.5, jitter(11)))
      .setLength(5);
    lights[0].intensity = shot.keyPower ?? 1.7;
    for (const [n, light] of [lights[1], lights[2]].entries()) {
      const u = halton(i * 2 + n + 1, 2);
      const phi = halton(i * 2 + n + 1, 3) * Math.PI * 2;
      const y = Math.sqrt(1 - u * 0.96);
      const r = Math.sqrt(1 - y * y);
      light.position.set(Math.cos(phi) * r, y, Math.sin(phi) * r).setLength(5);
      light.intensity = shot.fillPower ?? 0.46;
    }
    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setRenderTarget(sum);
    renderer.autoClear = false;
    renderer.render(add, flat);
    renderer.autoClear = true;
  }
  develop.children[0].material.uniforms.vignette.value = shot.cut ? 0 : 0.22;
  renderer.setRenderTarget(null);
  renderer.render(develop, flat);
  for (const light of lights) light.dispose();
  scene.traverse((node) => {
    if (node.isMesh) node.geometry.dispose();
  });
  return renderer.domElement.toDataURL('image/png');
}
