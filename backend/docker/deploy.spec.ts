import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv } from '../src/env/read-env.js';
import { variables } from '../src/env/schema.js';
import { optionsOfProgram } from '../tooling/product.js';

const folder = 'docs/ops/deploy';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Of the AWS SDK, which reads them itself. */
const sdkVariables = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** The variables that production does not take, or lacks. */
function wrongIn(given: NodeJS.Dict<string>): string[] {
  try {
    readEnv({ NODE_ENV: 'production', ...given });
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}([A-Z_]+): /gm)].map(
      ([, name = '']) => name,
    );
  }
  return [];
}

/** Everything that production refuses to start without. */
const required = wrongIn({});

function namesIn(envFile: string): string[] {
  return [...envFile.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
}

function expectComplete(names: string[]): void {
  expect(names.filter((name) => ![...variables, ...sdkVariables].includes(name))).toEqual([]);
  expect(required.filter((name) => name && !names.includes(name))).toEqual([]);
}

it('production names what it lacks', () => {
  expect(required).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'PUBLIC_URL', 'PAPERS_KEYS', 'GATEWAY_PASSWORD']),
  );
});

describe('the advised secrets', () => {
  const pages = [
    ...['docs/operations.md', `${folder}/README.md`, 'backend/src/env/types/secrets.ts'],
    ...[`${folder}/server/loka.env.example`, `${folder}/kubernetes/secret.env.example`],
  ];
  const advised = pages.flatMap((page) => {
    const commands = readFileSync(page, 'utf8').matchAll(/openssl rand -(\w+) (\d+)/g);
    return [...commands].map(([, encoding, bytes]) => ({ page, encoding, bytes: Number(bytes) }));
  });

  it('are made by a command on each page that asks for them', () => {
    expect([...new Set(advised.map(({ page }) => page))]).toEqual(pages);
  });

  it.each(
    ['server/loka.env.example', 'kubernetes/secret.env.example'].flatMap((file) =>
      [...new Set(advised.map(({ encoding, bytes }) => `${encoding} ${bytes}`))].map(
        (command) => [file, command] as const,
      ),
    ),
  )('fill %s as `openssl rand -%s` makes them, for a shell and for containers', (file, command) => {
    const [encoding, bytes] = command.split(' ');
    const make = () => randomBytes(Number(bytes)).toString(encoding as BufferEncoding);
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const others: Record<string, string> = {
      ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
      PAPERS_KEYS: `2027-01:${make()}`,
    };
    const isSecret = /^(?!AWS_)(?:JWT_SECRET|\w+_(?:KEY|PASSWORD|TOKEN|SECRET))$/;
    const template = read(file).replace(/(?<=^DATABASE_\w*URL=.*:)PASSWORD(?=@)/gm, make());
    const filled = template.replace(/^(\w+)=(.*)$/gm, (line, name: string, value: string) => {
      if (others[name]) return `${name}=${others[name]}`;
      return value === '' && isSecret.test(name) ? `${name}=${make()}` : line;
    });
    const names = namesIn(filled);
    const print = names.map((name) => `printf '%s=%s\\n' ${name} "$${name}"`).join('; ');
    const shell = execFileSync('sh', ['-c', `set -aeu; ${filled}\n${print}`], { encoding: 'utf8' });
    const given = parseEnv(filled);
    expect(parseEnv(shell)).toEqual(given);
    // What is not filled in is missing, and nothing else is wrong.
    expect(wrongIn(given).filter((name) => given[name] || !required.includes(name))).toEqual([]);
  });
});

describe('compose for a server', () => {
  interface Service {
    image: string;
    command?: string;
    init?: boolean;
    read_only?: boolean;
    ports?: string[];
    environment?: Record<string, string>;
    cap_drop?: string[];
    security_opt?: string[];
    networks?: Record<string, { ipv4_address: string }>;
    healthcheck?: { test: string | string[] };
    volumes?: string[];
    secrets?: string[];
    logging?: { options: Record<string, string> };
  }
  const file = parse(read('server/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
    volumes: Record<string, null>;
  };
  const ours = Object.entries(file.services).filter(([, { image }]) =>
    image.startsWith(`\${LOKA_IMAGE`),
  );

  it('has every variable that production needs, and none that nobody reads', () => {
    for (const [, { environment = {} }] of ours)
      expectComplete([...Object.keys(environment), ...namesIn(read('server/loka.env.example'))]);
  });

  it('opens the proxy alone', () => {
    const open = Object.entries(file.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
  });

  it('runs the programs that there are, none as root, with nothing to write but their files', () => {
    expect(ours.map(([name]) => name)).toEqual(['api', 'worker', 'migrate']);
    for (const [name, { init, read_only: readOnly, command = '' }] of ours) {
      expect({ init, readOnly }, name).toEqual({ init: true, readOnly: true });
      expectProgram(command.split(' '));
    }
  });

  it('leaves every service the rights that its start needs, and no way to gain others', () => {
    for (const [name, { cap_drop: dropped, security_opt: options }] of Object.entries(
      file.services,
    ))
      expect({ dropped, options }, name).toEqual({
        dropped: ['ALL'],
        options: ['no-new-privileges:true'],
      });
  });

  it('believes the addresses that Caddy alone passes on', () => {
    const { networks } = file.services.caddy ?? {};
    for (const [name, { environment }] of ours)
      expect(environment?.TRUST_PROXY, name).toBe(networks?.loka?.ipv4_address);
  });

  it('asks every caller of Redis for its password', () => {
    expect(`${file.services.redis?.command}`).toMatch(/requirepass .*redis-server -/s);
    for (const [name, { environment }] of ours)
      expect(environment?.REDIS_URL, name).toMatch(
        /^redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@redis:/,
      );
  });

  it('limits the log of every service', () => {
    for (const [name, { logging }] of Object.entries(file.services))
      expect(Object.keys(logging?.options ?? {}), name).toEqual(['max-size', 'max-file']);
  });

  it('has the services that the runbook and the backups name', () => {
    const pages = ['../runbook.md', '../backup/README.md', 'README.md'].map(read).join('\n');
    const named = [...pages.matchAll(/docker compose (?:exec|restart)(?: -T)? (\w+)/g)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, name] of named) expect(file.services).toHaveProperty(name ?? '');
  });

  it('keeps what members type out of the log of PostgreSQL', () => {
    const { command } = file.services.postgres ?? {};
    expect(command).toContain('-c log_error_verbosity=terse');
    expect(command).toContain('-c log_parameter_max_length=0');
  });

  it('has the programs sign in to PostgreSQL as no superuser', () => {
    const { environment, volumes } = file.services.postgres ?? {};
    expect(environment).not.toHaveProperty('POSTGRES_USER');
    expect(volumes).toContain('./roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro');
    const [, login] =
      /^DATABASE_URL=postgresql:\/\/(\w+):/m.exec(read('server/loka.env.example')) ?? [];
    expect(read('server/roles.sql')).toContain(`create role ${login} login`);
  });

  it('has no secret in it', () => {
    const text = read('server/compose.yaml');
    expect(text).not.toMatch(/PASSWORD: |postgresql:\/\//);
    for (const name of namesIn(read('server/loka.env.example')))
      if (/SECRET|KEY|TOKEN|PASSWORD/.test(name))
        expect(read('server/loka.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('has an environment that a shell reads too, as the commands of the backup do', () => {
    const script = 'set -aeu; . ./loka.env.example; printf %s "$MAIL_FROM"';
    const sender = execFileSync('sh', ['-c', script], {
      cwd: path.join(folder, 'server'),
      encoding: 'utf8',
    });
    expect(sender).toBe('Loka <ne-pas-repondre@loka.example>');
  });

  it('mounts files and volumes that there are', () => {
    for (const { volumes = [] } of Object.values(file.services))
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./'))
          expect(existsSync(path.join(folder, 'server', source))).toBe(true);
        else expect(file.volumes).toHaveProperty(source);
      }
  });
});

describe('Kubernetes', () => {
  interface Probe {
    httpGet?: { path: string; port: string };
    exec?: { command: string[] };
  }
  interface Container {
    image: string;
    command: string[];
    envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
    ports?: { name: string; containerPort: number }[];
    securityContext: object;
    resources: { requests: object; limits: { memory: string } };
    volumeMounts: { name: string }[];
    livenessProbe?: Probe;
    readinessProbe?: Probe;
    startupProbe?: Probe;
  }
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string; namespace?: string };
    spec: {
      replicas?: number;
      minReplicas?: number;
      selector?: { matchLabels?: object } & Record<string, unknown>;
      scaleTargetRef?: { kind: string; name: string };
      podSelector?: { matchLabels?: object };
      ingress?: { from: object[]; ports: { port: string }[] }[];
      template?: {
        metadata: { labels: object };
        spec: { containers: Container[]; volumes: { name: string }[]; securityContext: object };
      };
    };
  }
  const kustomization = parse(read('kubernetes/kustomization.yaml')) as {
    resources: string[];
    images: { name: string }[];
    configMapGenerator: { name: string; envs: string[] }[];
  };
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const kinds = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const programs = manifests.filter(({ spec }) => spec?.template);
  const containers = programs.flatMap(({ spec }) => spec.template?.spec.containers ?? []);

  it('lists every manifest of the folder', () => {
    const files = readdirSync(path.join(folder, 'kubernetes')).filter(
      (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
    );
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  });

  it('uses versions of the interface that are there, each name once', () => {
    const versions: Record<string, string> = {
      Namespace: 'v1',
      Service: 'v1',
      Deployment: 'apps/v1',
      Job: 'batch/v1',
      PodDisruptionBudget: 'policy/v1',
      HorizontalPodAutoscaler: 'autoscaling/v2',
      Ingress: 'networking.k8s.io/v1',
      NetworkPolicy: 'networking.k8s.io/v1',
    };
    for (const { apiVersion, kind } of manifests) expect(apiVersion, kind).toBe(versions[kind]);
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(kinds('Secret')).toEqual([]);
  });

  it('has every variable that production needs, and none that nobody reads', () => {
    const config = namesIn(read('kubernetes/config.env'));
    const secret = namesIn(read('kubernetes/secret.env.example'));
    expect(config.filter((name) => secret.includes(name))).toEqual([]);
    expectComplete([...config, ...secret]);
    expect(kustomization.configMapGenerator).toEqual([{ name: 'loka', envs: ['config.env'] }]);
    for (const { envFrom } of containers)
      expect(envFrom).toEqual([
        { configMapRef: { name: 'loka' } },
        { secretRef: { name: 'loka' } },
      ]);
  });

  it('runs the programs that there are, as an unprivileged user, within limits', () => {
    expect(programs.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted()).toEqual([
      'Deployment api',
      'Deployment worker',
      'Job migrate',
    ]);
    for (const { image, command, securityContext, resources } of containers) {
      expect(kustomization.images.map(({ name }) => name)).toContain(image);
      expectProgram(command);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources.limits.memory).toMatch(/^\d+Gi$/);
    }
    for (const { spec } of programs) {
      const { securityContext, volumes, containers } = spec.template?.spec ?? {};
      expect(securityContext).toMatchObject({ runAsNonRoot: true });
      const mounts = containers?.flatMap(({ volumeMounts }) =>
        volumeMounts.map(({ name }) => name),
      );
      expect(volumes?.map(({ name }) => name)).toEqual(mounts);
    }
  });

  it('probes addresses that the API has', () => {
    const routes = readFileSync('backend/src/modules/ops/ops.controller.ts', 'utf8');
    const probes = containers.flatMap((container) =>
      [container.livenessProbe, container.readinessProbe, container.startupProbe].flatMap(
        (probe) => (probe?.httpGet ? [{ ...probe.httpGet, ports: container.ports }] : []),
      ),
    );
    const ofEach = ['/healthz', '/readyz', '/healthz'];
    expect(probes.map((probe) => probe.path)).toEqual([...ofEach, ...ofEach]);
    for (const { path: address, port, ports } of probes) {
      expect(routes).toContain(`@Get('${address.slice(1)}')`);
      expect(ports?.map(({ name }) => name)).toContain(port);
    }
  });

  it('has two of each program at least, and leaves the number of what is scaled to the autoscaler', () => {
    const scalers = kinds('HorizontalPodAutoscaler');
    for (const { metadata, spec } of kinds('Deployment')) {
      const scaler = scalers.find((one) => one.spec.scaleTargetRef?.name === metadata.name);
      // A number in the manifest would be set again by each release, in the middle of the load.
      if (scaler) expect(spec.replicas, metadata.name).toBeUndefined();
      expect(scaler?.spec.minReplicas ?? spec.replicas, metadata.name).toBeGreaterThan(1);
    }
  });

  it('lets no pod of elsewhere reach a program, but by a port and from a namespace that are named', () => {
    const [closed, ...open] = kinds('NetworkPolicy');
    expect(closed?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress'] });
    expect(open.map(({ metadata }) => metadata.name)).toEqual(['api', 'worker']);
    for (const { metadata, spec } of open) {
      const program = programs.find((one) => one.metadata.name === metadata.name);
      const { containers = [] } = program?.spec.template?.spec ?? {};
      expect(spec.podSelector?.matchLabels).toEqual(program?.spec.selector?.matchLabels);
      for (const { from, ports } of spec.ingress ?? []) {
        expect(from.length).toBeGreaterThan(0);
        for (const one of from) expect(Object.keys(one)).toEqual(['namespaceSelector']);
        const names = containers.flatMap((container) => container.ports ?? []);
        for (const { port } of ports) expect(names.map(({ name }) => name)).toContain(port);
      }
    }
    // A number believes each caller: those that the policies let through.
    expect(read('kubernetes/config.env')).toMatch(/^TRUST_PROXY=1$/m);
  });

  it('selects the pods that there are', () => {
    const labels = programs.map(({ spec }) => spec.template?.metadata.labels);
    for (const { kind, spec } of manifests) {
      if (spec?.selector) expect(labels).toContainEqual(spec.selector.matchLabels ?? spec.selector);
      if (kind === 'HorizontalPodAutoscaler')
        expect(programs.map(({ metadata }) => metadata.name)).toContain(spec.scaleTargetRef?.name);
    }
    for (const kind of ['PodDisruptionBudget'])
      expect(kinds(kind).map(({ metadata }) => metadata.name)).toEqual(['api', 'worker']);
  });
});

/** `node … dist/<program>.js`, which the build makes of a file that there is. */
function expectProgram(command: string[]): void {
  const [node, file = ''] = [command[0], command.at(-1)];
  expect(node).toBe('node');
  const source = file
    .replace(/^dist\/engine\//, 'prisma/engine/')
    .replace(/^dist\//, 'backend/src/')
    .replace(/\.js$/, '.ts');
  expect(existsSync(source), file).toBe(true);
  if (/(?:main|worker)\.js$/.test(file)) expect(command.slice(1, -1)).toEqual(optionsOfProgram);
}
