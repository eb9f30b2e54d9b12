// Reads a server of deploy/compose.yaml, and translates it into options of `podman run`. A key of
// any server that it does not know is refused, so that no setting stays untried by mistake.
import { parse } from 'yaml';

export interface ComposeServer {
  /** Options of `podman run`, without volumes and environment. */
  readonly options: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly { source: string; target: string }[];
  /** Paths, from the folder of the file. */
  readonly build: { context: string; dockerfile: string };
  /** After this time a stopped container is killed. */
  readonly stopGraceSeconds: number;
  readonly memoryLimit: string;
  readonly processLimit: number;
}

type Read = (value: unknown) => string[];

/**
 * How each key becomes options. Keys without options are used in another way, or by compose only.
 */
const optionsByKey: Readonly<Record<string, Read>> = {
  build: () => [],
  depends_on: () => [],
  env_file: () => [],
  environment: () => [],
  image: () => [],
  volumes: () => [],
  stop_grace_period: () => [],
  // What compose does after the end of a container.
  restart: () => [],
  // podman mounts memory on more folders of a read-only container, Docker does not.
  read_only: (value) => (value === true ? ['--read-only', '--read-only-tmpfs=false'] : []),
  tmpfs: (value) => listTexts(value).flatMap((path) => ['--tmpfs', path]),
  init: (value) => (value === true ? ['--init'] : []),
  cap_drop: (value) => listTexts(value).flatMap((name) => ['--cap-drop', name]),
  security_opt: (value) => listTexts(value).flatMap((option) => ['--security-opt', option]),
  mem_limit: (value) => ['--memory', String(value)],
  pids_limit: (value) => ['--pids-limit', String(value)],
};

const buildKeys = ['context', 'dockerfile'];

/**
 * @param values variables of the file
 * @throws Error for an unknown key of any service with the same image, for a volume with more than
 *   a source and a target, and for a variable without a value
 */
export function readComposeServer(
  file: string,
  service: string,
  values: Readonly<Record<string, string | undefined>>,
): ComposeServer {
  const document = toFields(parse(file, { merge: true }), 'The file');
  const services = toFields(document['services'], 'services');
  const fields = toFields(services[service], service);
  for (const [name, value] of Object.entries(services)) {
    const other = toFields(value, name);
    if (other['image'] === fields['image']) checkKeys(name, other);
  }
  const build = toFields(fields['build'], 'build');
  return {
    options: Object.entries(fields).flatMap(([key, value]) => optionsByKey[key]?.(value) ?? []),
    environment: Object.fromEntries(
      Object.entries(toFields(fields['environment'], 'environment')).map(([key, value]) => [
        key,
        replaceVariables(String(value), values),
      ]),
    ),
    volumes: listTexts(fields['volumes']).map(readVolume),
    build: { context: String(build['context']), dockerfile: String(build['dockerfile']) },
    stopGraceSeconds: readSeconds(fields['stop_grace_period']),
    memoryLimit: String(fields['mem_limit']),
    processLimit: Number(fields['pids_limit']),
  };
}

/** @throws Error that names the service and what ops:try would not try */
function checkKeys(service: string, fields: Readonly<Record<string, unknown>>): void {
  const build = fields['build'] === undefined ? {} : toFields(fields['build'], 'build');
  const unknown = [
    ...Object.keys(fields).filter((key) => !Object.hasOwn(optionsByKey, key)),
    ...Object.keys(build).filter((key) => !buildKeys.includes(key)),
  ];
  if (unknown.length > 0)
    throw new Error(`ops:try does not know these keys of ${service}: ${unknown.join()}.`);
  for (const volume of listTexts(fields['volumes'])) readVolume(volume);
}

function readVolume(volume: string): { source: string; target: string } {
  const [source = '', target = '', ...options] = volume.split(':');
  if (source === '' || target === '' || options.length > 0)
    throw new Error(`A volume must be source:target, not "${volume}".`);
  return { source, target };
}

function replaceVariables(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (value === '') throw new Error(`The variable ${name} of the file has no value.`);
    return value;
  });
}

function readSeconds(value: unknown): number {
  const seconds = /^(\d+)s$/.exec(String(value))?.[1];
  if (seconds === undefined) throw new Error(`"${String(value)}" is not a number of seconds.`);
  return Number(seconds);
}

function toFields(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${name} must be a map.`);
  return value as Record<string, unknown>;
}

function listTexts(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error('A list is needed.');
  return value.map(String);
}
