import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { nativePackages, unbundledPackages } from '#apps/server/unbundled-packages.ts';
import { readSettings } from '../../configuration/settings.ts';

const root = join(import.meta.dirname, '../../../..');
const { COMMANDS } = (await import(join(root, 'scripts/lib/portal-commands.mjs'))) as {
  COMMANDS: { name: string; file: string }[];
};
const { sourceFiles } = (await import(join(root, 'scripts/lib/source-files.mjs'))) as {
  sourceFiles: (pattern: RegExp) => string[];
};
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
type Any = Record<string, never>;

describe('the image', () => {
  const lines = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('is built from existing files', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) =>
        line
          .split(/\s+/)
          .slice(1, -1)
          .filter((argument) => !argument.startsWith('--')),
      );
    expect(copied.length).toBeGreaterThan(20);
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('runs as an unprivileged user, reports its health, and names the version of its base', () => {
    expect(last).toContain('USER 1000:1000');
    expect(last.filter((line) => line.startsWith('HEALTHCHECK'))).toHaveLength(1);
    expect(lines[0]).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-[a-z]+-slim$/);
    expect(
      lines
        .filter((line) => line.startsWith('FROM '))
        .every((line) => / (\$\{NODE_IMAGE\}|lists)( |$)/.test(line)),
    ).toBe(true);
  });

  test('contains neither tests nor development tools', () => {
    const taken = last.filter((line) => line.startsWith('COPY')).join('\n');
    expect(taken).not.toMatch(/\bquality\b|\btest\b/);
    expect(
      lines
        .filter((line) => line.startsWith('RUN npm ci'))
        .every((line) => line.includes('--ignore-scripts')),
    ).toBe(true);
    const brought = /--from=(\S+) \/app\/node_modules /.exec(taken)?.[1];
    const stage = lines.slice(lines.indexOf(`FROM lists AS ${brought}`));
    expect(stage.find((line) => line.startsWith('RUN npm ci'))).toContain('--omit=dev');
  });

  test('contains every package that is not part of the bundle', () => {
    const sources = sourceFiles(/^(apps|platform|modules)\/.*server\/.*\.ts$/).filter(
      // PostgreSQL runs elsewhere.
      (file) => !/\/test\/|\/database\/embedded\//.test(file),
    );
    const resolved = sources.flatMap((file) =>
      [...read(file).matchAll(/(?:createRequire\(import\.meta\.url\)\(|require\.resolve\()'([^']+)'/g)].map(
        ([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name,
      ),
    );
    expect([...new Set(resolved)].sort()).toEqual(['@fastify/swagger-ui', 'opencc-js']);
    expect(unbundledPackages).toEqual(expect.arrayContaining([...resolved, ...nativePackages, 'qrcode']));
    expect(last).toContain('COPY --from=packages /app/fonts fonts');
  });

  test('contains the program of every command', () => {
    // Built in an earlier stage; the commands run the files copied from it.
    expect(last).toContain('COPY --from=built /app/apps/server/dist apps/server/dist');
    const source = (file: string) =>
      file.replace(/\/dist\/(.*\.command)\.js$/, '/commands/$1.ts').replace(/\/dist\/(.*)\.js$/, '/$1.ts');
    expect(COMMANDS.filter(({ file }) => !existsSync(join(root, source(file))))).toEqual([]);
    expect(COMMANDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'healthy', 'migrate']));
    const help = execFileSync(process.execPath, [join(root, 'scripts/portal.mjs'), 'help'], {
      encoding: 'utf8',
    });
    expect(help).toMatch(/\n {2}check payments {6}reconciles applications/);
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Any>;
    volumes: Any;
    networks: Any;
  };
  const services = compose.services as unknown as Record<
    string,
    {
      image: string;
      environment?: Record<string, string>;
      depends_on?: Record<string, { condition: string }>;
      networks?: string[] | Record<string, { ipv4_address?: string }>;
      volumes?: string[];
      ports?: string[];
      read_only?: boolean;
      cap_drop?: string[];
    }
  >;
  const portal = ['api-1', 'api-2', 'worker-1', 'worker-2', 'migrate'];

  test('has PostgreSQL, a store, a scanner, two of each part of the portal, a migration step, and a proxy', () => {
    expect(Object.keys(services).sort()).toEqual(
      [
        ...['api-1', 'api-2', 'worker-1', 'worker-2', 'migrate'],
        ...['bucket', 'database', 'proxy', 'scanner', 'store'],
      ].sort(),
    );
    expect(portal.map((name) => services[name]?.environment?.['PORTAL_ROLE'])).toEqual([
      'api',
      'api',
      'worker',
      'worker',
      undefined,
    ]);
  });

  test('every process starts with its settings, and with none that are left empty', () => {
    const environment: Record<string, string> = {
      ...{ SITE_HOST: 'portal.example', MAIL_FROM: 'Assay <no-reply@portal.example>', STORE_SECRET: 'b' },
      ...{ PORTAL_DATABASE_PASSWORD: 'p', OWNER_DATABASE_PASSWORD: 'o' },
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    };
    const filled = (text: string) =>
      text.replace(/\$\{(\w+)(?::?([?+-])([^}]*))?\}/g, (_, name: string, sign?: string, other = '') =>
        sign === '+' ? (environment[name] ? other : '') : (environment[name] ?? (sign === '-' ? other : '')),
      );
    const settingsOf = (name: string) =>
      Object.fromEntries(
        Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)]),
      );
    for (const name of portal)
      expect(readSettings({ NODE_ENV: 'production', ...settingsOf(name) })).toMatchObject({
        PUBLIC_URL: 'https://portal.example',
        S3_BUCKET: 'portal',
      });
    environment['SECRET_KEY'] = '';
    expect(() => readSettings({ NODE_ENV: 'production', ...settingsOf('api-1') })).toThrow(
      /SECRET_KEY: is required/,
    );
  });

  test('only the migration step uses the role that owns the tables, and all others wait for it', () => {
    const owners = portal.filter((name) => services[name]?.environment?.['DATABASE_OWNER_URL']);
    expect(owners).toEqual(['migrate']);
    for (const name of portal.slice(0, 4))
      expect(services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      });
  });

  test('only the proxy is reachable from outside, and only its forwarded addresses are trusted', () => {
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
    const networks = services['proxy']?.networks as Record<string, { ipv4_address?: string }>;
    expect(services['api-1']?.environment?.['TRUST_PROXY']).toBe(networks['proxy']?.ipv4_address);
    expect([services['database']?.networks, services['store']?.networks]).toEqual([['inside'], ['inside']]);
  });

  test('the portal can write only to its storage folders', () => {
    for (const name of portal)
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
  });

  test('no image without a version, no unknown volume or setting, no secret with a value', () => {
    for (const { image } of Object.values(services)) expect(image).toMatch(/:(v?\d+\.\d+[\w.-]*|local\})$/);
    const named = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((one) => one.split(':')[0] ?? ''),
    );
    expect(named.filter((name) => /^\w/.test(name) && !(name in compose.volumes))).toEqual([]);
    const known = ['settings', 'machform-settings', 'operation-settings']
      .map((name) => read(`platform/server/configuration/${name}.ts`))
      .join('');
    const settings = Object.keys(services['migrate']?.environment ?? {});
    expect(settings.filter((name) => !new RegExp(`\\b${name}: `).test(known))).toEqual([]);
    const example = [...read('deploy/compose/env.example').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)];
    expect(example.filter(([, , value]) => value).map(([, name]) => name)).toEqual([]);
    const requiredSettings = new Set(
      [...read('compose.yaml').matchAll(/\$\{([A-Z_0-9]+):[?+-]/g)].map(([, name]) => name),
    );
    requiredSettings.delete('ASSAY_IMAGE');
    expect(example.map(([, name]) => name).sort()).toEqual([...requiredSettings].sort());
  });
});

describe('the manifests for Kubernetes', () => {
  type Template = { metadata: { labels: Record<string, string> }; spec: Pod };
  type Manifest = {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    spec: {
      template?: Template;
      jobTemplate?: { spec: { template: Template } };
      selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
      podSelector?: { matchLabels?: Record<string, string> };
    };
  };
  type Pod = {
    securityContext: Record<string, unknown>;
    automountServiceAccountToken: boolean;
    terminationGracePeriodSeconds?: number;
    containers: {
      args: string[];
      env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string } } }[];
      envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
      ports?: { name: string }[];
      readinessProbe?: { httpGet: { path: string; port: string } };
      resources: { requests: object; limits: { memory: string } };
      securityContext: object;
      volumeMounts: { name: string }[];
    }[];
    volumes: { name: string; secret?: { secretName: string } }[];
  };
  const folder = 'deploy/kubernetes';
  const kustomization = parse(read(`${folder}/kustomization.yaml`)) as {
    resources: string[];
    configMapGenerator: { name: string; literals: string[] }[];
  };
  const manifests = kustomization.resources.flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS() as Manifest),
  );
  const pods = manifests.flatMap(({ kind, metadata, spec }) => {
    const template = spec?.template ?? spec?.jobTemplate?.spec.template;
    return template
      ? [{ kind, name: metadata.name, labels: template.metadata.labels, pod: template.spec }]
      : [];
  });

  test('all files except the example secrets are applied', () => {
    const files = readdirSync(join(root, folder)).filter((name) => name !== 'kustomization.yaml');
    expect(files.filter((name) => !kustomization.resources.includes(name))).toEqual(['secret.example.yaml']);
    expect(manifests.every(({ apiVersion, kind, metadata }) => apiVersion && kind && metadata.name)).toBe(
      true,
    );
  });

  test('every pod meets the “restricted” standard, can write nowhere else and has resource limits', () => {
    expect(pods.map(({ name }) => name)).toEqual(['api', 'worker', 'migrate', 'backup']);
    for (const { pod } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [
          {
            securityContext: {
              allowPrivilegeEscalation: false,
              readOnlyRootFilesystem: true,
              capabilities: { drop: ['ALL'] },
            },
            resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
          },
        ],
      });
      const there = pod.volumes.map(({ name }) => name);
      expect(pod.containers[0]?.volumeMounts.filter(({ name }) => !there.includes(name))).toEqual([]);
    }
  });

  test('API and worker have readiness probes, drain before termination, and spread across nodes', () => {
    for (const { pod } of pods.slice(0, 2)) {
      const [container] = pod.containers;
      expect(container?.readinessProbe?.httpGet).toEqual({ path: '/health/ready', port: 'metrics' });
      expect(container?.ports?.map(({ name }) => name)).toContain('metrics');
      // The portal itself stops waiting after 25 seconds (apps/server/graceful-shutdown.ts).
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(30);
    }
  });

  test('the nightly backup is encrypted, retains the contents of the last one, and runs one at a time', () => {
    const [cron] = manifests.filter(({ kind }) => kind === 'CronJob');
    expect(cron?.spec).toMatchObject({ timeZone: 'Asia/Hong_Kong', concurrencyPolicy: 'Forbid' });
    const [script] = pods.find(({ name }) => name === 'backup')?.pod.containers[0]?.args ?? [];
    expect(() => execFileSync('sh', ['-n', '-c', String(script)])).not.toThrow();
    expect(script).toMatch(
      /portal backup "\/backup\/\$D" \$SINCE --key-file \/run\/secrets\/backup\/backup\.key/,
    );
  });

  test('pod selectors match pods, and only the migration step uses the role that owns the tables', () => {
    for (const { kind, metadata, spec } of manifests.filter(({ spec }) => spec)) {
      const selector =
        spec.podSelector?.matchLabels ??
        spec.selector?.matchLabels ??
        (kind === 'Service' ? (spec.selector as Record<string, string>) : null);
      if (!selector) continue;
      const found = pods.filter(({ labels }) =>
        Object.entries(selector).every(([key, value]) => labels[key] === value),
      );
      expect([kind, metadata.name, found.length > 0]).toEqual([kind, metadata.name, true]);
    }
    const owners = pods
      .filter(({ pod }) => JSON.stringify(pod).includes('DATABASE_OWNER_URL'))
      .map(({ name }) => name);
    expect(owners).toEqual(['migrate']);
  });

  test('settings are those of the portal, and secrets those of the example', () => {
    const known = read('platform/server/configuration/settings.ts');
    const names = kustomization.configMapGenerator.flatMap(({ literals }) =>
      literals.map((one) => one.split('=')[0] ?? ''),
    );
    const secrets = parseAllDocuments(read(`${folder}/secret.example.yaml`)).map(
      (document) => document.toJS() as { metadata: { name: string }; stringData?: Record<string, string> },
    );
    const secret = secrets.flatMap(({ stringData }) => Object.keys(stringData ?? {}));
    expect([...names, ...secret].filter((name) => !new RegExp(`\\b${name}: `).test(known))).toEqual([]);
    const used = pods.flatMap(({ pod }) => [
      ...pod.volumes.flatMap(({ secret }) => (secret ? [secret.secretName] : [])),
      ...pod.containers.flatMap(({ env = [], envFrom = [] }) => [
        ...env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.name ?? []),
        ...envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
      ]),
    ]);
    expect([...new Set(used)].sort()).toEqual(secrets.map(({ metadata }) => metadata.name).sort());
  });

  test('kubectl builds them', { skip: !hasKubectl() }, () => {
    const text = execFileSync('kubectl', ['kustomize', join(root, folder)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const made = parseAllDocuments(text).map((document) => document.toJS() as { kind: string });
    expect(made.map(({ kind }) => kind).sort()).toEqual(
      ['ConfigMap', ...manifests.map(({ kind }) => kind)].sort(),
    );
  });
});

/** Without kubectl, the tests above have checked the same files. */
function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
