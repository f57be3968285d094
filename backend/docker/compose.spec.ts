import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../src/env/read-env.js';

interface Service {
  image: string;
  build?: unknown;
  command?: string;
  init?: boolean;
  user?: string;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  profiles?: string[];
  pull_policy?: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string | string[] };
}

const text = readFileSync('docker-compose.yml', 'utf8');
const file = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const services = Object.entries(file.services);
const dockerfile = readFileSync('backend/Dockerfile', 'utf8');
const ours = services.filter(([, { image }]) => image.startsWith('loka'));

/** A service with all that is started before it. */
function withDependencies(name: string): string[] {
  const { depends_on: needed = [] } = file.services[name] ?? {};
  const names = Array.isArray(needed) ? needed : Object.keys(needed);
  return [name, ...names.flatMap(withDependencies)];
}

describe('docker-compose.yml', () => {
  it('builds each image by one service, which every other user of it waits for', () => {
    const builders = services.filter(([, { build }]) => build);
    const images = builders.map(([, { image }]) => image);
    expect(new Set(images).size).toBe(images.length);
    for (const [name, { image, pull_policy: pull }] of ours) {
      expect(pull, name).toBe('never');
      const built = withDependencies(name).some((other) => {
        const service = file.services[other];
        return service?.image === image && service.build;
      });
      expect(built, `${name} is started with what builds ${image}`).toBe(true);
    }
  });

  it('opens its ports to this machine alone', () => {
    for (const [name, { ports = [] }] of services)
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  });

  it('has an init in front of Node, which hands signals on and ends it at once', () => {
    const programs = services.filter(([, { command }]) => command?.startsWith('node '));
    expect(programs.map(([name]) => name)).toEqual(ours.map(([name]) => name));
    for (const [name, { init }] of ours) expect(init, name).toBe(true);
  });

  it('runs nothing of ours as root', () => {
    const tools = ours.filter(([, { image }]) => image === 'loka-tools');
    for (const [name, { user }] of tools) expect(user, name).toBe('node');
    expect(dockerfile.split('\nFROM ').at(-1)).toContain('\nUSER node\n');
  });

  it('has a health check of what others wait for and of what serves', () => {
    const waited = services.flatMap(([, { depends_on: needed = {} }]) =>
      Object.entries(needed)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    for (const name of new Set([...waited, 'api', 'worker']))
      expect(file.services[name]?.healthcheck?.test, name).toBeTruthy();
  });

  it('asks PostgreSQL over TCP, which answers only once the database is made', () => {
    expect(file.services.postgres?.healthcheck?.test).toMatch(/pg_isready --host=/);
  });

  it('lets several api run, behind a proxy', () => {
    const { ports } = file.services.api ?? {};
    expect(ports).toEqual([`127.0.0.1:\${API_PORT-3000}:3000`]);
    expect(file.services.proxy?.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(file.services.proxy?.profiles).toEqual(['proxy']);
  });

  it('believes no addresses that a caller passes on, unless the proxy is started', () => {
    expect(file.services.api?.environment?.TRUST_PROXY).toBe(`\${TRUST_PROXY-}`);
    expect(readEnv({ TRUST_PROXY: '' }).TRUST_PROXY).toBeUndefined();
    expect(text).toContain(
      '# Several api behind a proxy: TRUST_PROXY=1 API_PORT= docker compose --profile proxy up',
    );
  });

  it('leaves no volume without a name behind', () => {
    const declared = { postgres: '/var/lib/postgresql', redis: '/data', proxy: '/data' };
    for (const [name, folder] of Object.entries(declared)) {
      const { volumes = [], tmpfs = [] } = file.services[name] ?? {};
      const mounted = [...volumes.map((volume) => volume.split(':')[1]), ...tmpfs];
      expect(mounted, name).toContain(folder);
    }
    const named = ours.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(':')[0]));
    for (const name of named) expect(file.volumes).toHaveProperty(name ?? '');
  });
});

describe('the image', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'production-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made on a supported release of Node, by npm ci alone', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['node:24-slim']));
    expect(dockerfile).not.toMatch(/npm (install|i)\b/);
  });

  it('is built without secrets, and without what was built or stored here', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining([
        '**/.env',
        '**/.env.*',
        '**/node_modules',
        '**/dist',
        '.git',
        '.loka',
      ]),
    );
  });

  it('keeps the engine of PostgreSQL that the client loads, whatever else of Prisma it leaves out', () => {
    const [, regex = ''] = /-regex '([^']+)'/.exec(dockerfile) ?? [];
    // `find` writes groups and choices with backslashes.
    const removed = new RegExp(`^${regex.replaceAll(/\\([(|)])/g, '$1')}$`);
    const client = readFileSync(
      'backend/src/platform/database/generated/internal/class.ts',
      'utf8',
    );
    const loaded = [...client.matchAll(/import\("(@prisma\/client\/runtime\/[^"]+)"\)/g)];
    const others = readdirSync('node_modules/@prisma/client/runtime').filter((name) =>
      removed.test(`node_modules/@prisma/client/runtime/${name}`),
    );
    expect(loaded.length).toBeGreaterThan(1);
    expect(others.length).toBeGreaterThan(5);
    for (const [, name] of loaded) expect(`node_modules/${name}`).not.toMatch(removed);
  });

  it('has no development tool that a package of ours would accept', () => {
    for (const name of ['package.json', 'package-lock.json']) cpSync(name, path.join(folder, name));
    execFileSync(process.execPath, [path.resolve('backend/docker/production-lock.mjs')], {
      cwd: folder,
    });
    const { packages } = JSON.parse(
      readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
    ) as { packages: Record<string, { dev?: boolean }> };
    const names = Object.keys(packages).map((place) => place.replace('node_modules/', ''));
    const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(names).toEqual(expect.arrayContaining(Object.keys(wanted.dependencies)));
    for (const tool of ['prisma', 'typescript', 'vitest', '@electric-sql/pglite', 'react'])
      expect(names).not.toContain(tool);
    expect(Object.entries(packages).filter(([, { dev }]) => dev)).toEqual([]);
  });
});
