import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { COMPANY_VARIABLES } from '../backend/src/core/firstCompany.ts';

interface Service {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  user?: string;
  command?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

const root = path.dirname(import.meta.dirname);
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const service = (name: string) => {
  const found = services[name];
  if (!found) throw new Error(`no service ${name}`);
  return found;
};
const dockerfiles = ['backend', 'gateway'].map(
  (name) => [name, read(`${name}/Dockerfile`)] as const,
);

/** Environment variables that the settings files of a service read. */
const namesIn = (...files: string[]) =>
  new Set(
    [
      ...files
        .map(read)
        .join()
        .matchAll(/(?:env\[|env, |text\(|maybe\(|integer\(|needed\()'([A-Z][A-Z0-9_]{2,})'/g),
    ].map(([, name]) => name),
  );
const asks = {
  backend: new Set([
    ...namesIn(
      'backend/src/core/settings.ts',
      'backend/src/core/firstCompany.ts',
      'backend/src/core/backupSettings.ts',
      'backend/src/core/trackerSettings.ts',
      'backend/src/core/http/shapes.ts',
    ),
    ...Object.values(COMPANY_VARIABLES),
  ]),
  gateway: namesIn('gateway/src/core/config.ts'),
};

test('all services are defined, and every image can be replaced', () => {
  expect(Object.keys(services)).toEqual([
    'postgres',
    'prepare',
    'backend',
    'gateway',
    'mail',
    'munim',
  ]);
  for (const { image } of Object.values(services))
    expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./:-]+\}$/);
});

test.each(['backend', 'gateway'] as const)('the %s reads every variable it is given', (name) => {
  const given = Object.keys(service(name).environment ?? {});
  expect(given.length).toBeGreaterThan(1);
  for (const one of given) expect(asks[name]).toContain(one);
  const [, dockerfile = ''] = dockerfiles.find(([part]) => part === name) ?? [];
  const baked = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(
    ([, key]) => key,
  );
  for (const one of baked.filter((key) => key !== 'NODE_ENV')) expect(asks[name]).toContain(one);
});

/** Variables that an image sets itself, or that the services of compose have no use for. */
const FIXED = ['HOST', 'PORT', 'MAIL_DIR', 'MUNIM_ENV', 'DATABASE_OWNER_URL'];

test.each(['backend', 'gateway'] as const)('every setting of the %s can be given', (name) => {
  const { environment = {} } = service(name);
  expect(
    [...asks[name]].filter((one) => !FIXED.includes(String(one)) && !(String(one) in environment)),
  ).toEqual([]);
});

test('the table of settings in the README names them all', () => {
  const [, table = ''] = read('README.md').split('## Configuration');
  const named = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name]) => name));
  expect([...asks.backend, ...asks.gateway].filter((one) => !named.has(one))).toEqual([]);
});

test('variables that the backend requires have no default', () => {
  for (const name of ['TOKEN_SECRET', 'FILE_SIGNING_KEY'])
    expect(service('backend').environment?.[name]).toMatch(/^\$\{\w+:\?/);
  expect(service('postgres').environment?.['POSTGRES_PASSWORD']).toMatch(/^\$\{\w+:\?/);
  expect(service('backend').environment?.['DATABASE_URL']).toContain('${SERVICE_PASSWORD:?');
  expect(service('backend').environment).not.toHaveProperty('MUNIM_ENV');
});

test('the backend has no password of the role that owns the tables', () => {
  expect(JSON.stringify(service('backend').environment)).not.toContain('POSTGRES_PASSWORD');
  for (const name of ['prepare', 'munim'])
    expect(service(name).environment).toHaveProperty('DATABASE_OWNER_URL');
});

test('an upgrade backs up first, to the place of the daily backups', () => {
  for (const name of ['prepare', 'munim']) {
    for (const one of namesIn('backend/src/core/backupSettings.ts'))
      if (one !== 'BACKUP_AT')
        expect(service(name).environment?.[String(one)]).toBe(
          service('backend').environment?.[String(one)],
        );
    expect(service(name).volumes).toEqual(service('backend').volumes);
  }
  expect(service('prepare').volumes).toEqual(['files:/data', 'backups:/backups']);
  expect(read('backend/Dockerfile')).toContain('chown node:node /data /backups');
  expect(read('.env.example')).toContain('\nBACKUP_URL=file:///backups\n');
});

test('only the gateway and the mail catcher publish ports, on loopback by default', () => {
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`),
  );
  expect(open).toEqual([
    'gateway ${BIND_ADDRESS:-127.0.0.1}:${PORT:-3000}:3000',
    'mail 127.0.0.1:${MAIL_PORT:-8025}:8025',
  ]);
});

test('services wait for healthy dependencies, and the ports agree', () => {
  expect(service('prepare').depends_on?.['postgres']?.condition).toBe('service_healthy');
  expect(service('backend').depends_on?.['prepare']?.condition).toBe(
    'service_completed_successfully',
  );
  expect(service('gateway').depends_on?.['backend']?.condition).toBe('service_healthy');
  const port = /EXPOSE (\d+)/.exec(dockerfiles[0]?.[1] ?? '')?.[1];
  expect(service('gateway').environment?.['BACKEND_URL']).toBe(`http://backend:${port}`);
  for (const name of ['postgres', 'mail'])
    expect(service(name).healthcheck?.test.length).toBeGreaterThan(1);
});

test('our services have a read-only file system and no capabilities', () => {
  for (const name of ['prepare', 'backend', 'gateway', 'munim'])
    expect(service(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test.each(dockerfiles)(
  'the %s image brings the modules that npm put into a part of its own',
  (name, text) => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    for (const part of ['schema', 'tools', name])
      expect(last).toContain(`COPY --from=modules /munim/${part} ${part}\n`);
  },
);

test.each(dockerfiles)(
  'the %s image is slim, not root, healthy by /readyz, and starts a file that exists',
  (name, text) => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(text).toContain('ARG NODE_IMAGE=node:24-slim');
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/HEALTHCHECK[\s\S]*\/readyz/);
    expect(service(name).build?.dockerfile).toBe(`${name}/Dockerfile`);
    const [, main = 'none', started] =
      /CMD \["node", "([^"]+)", "start", "([a-z]+)"\]$/m.exec(last) ?? [];
    expect(fs.existsSync(path.join(root, main))).toBe(true);
    expect(started).toBe(name);
    expect(service('mail').user).toMatch(/^[1-9]\d*:/);
  },
);

test('the build context has all it needs, and no secrets, data or tests', () => {
  const lines = read('.dockerignore').split('\n');
  expect(lines[0]).toBe('*');
  const tsconfig = JSON.parse(read('console/tsconfig.json')) as { extends: string };
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  expect(lines).toContain(`!${path.posix.join('console', tsconfig.extends)}`);
  for (const workspace of workspaces)
    expect(
      lines.some((line) => line === `!${workspace}` || line === `!${workspace}/package.json`),
    ).toBe(true);
  expect(lines.some((line) => /^!\.(env|munim)/.test(line))).toBe(false);
});
