// Fetches the manifest and the worker script, and judges them by their content. Some servers answer
// every request with an HTML page.
import { isObject } from '../../../../schemas/is-object.ts';
import { type PrecachedFile, parsePrecacheList } from './precached-files.ts';

export interface DeclaredIcon {
  /** Absolute. */
  address: string;
  /** As declared in the manifest: `192x192`, `any`. */
  sizes: string;
}

/**
 * Why a file could not be read. `page`: the server sent an HTML page instead. `slow`: no response
 * in time. `status`: the HTTP status that the server sent.
 */
export type UnreachableFile =
  | { kind: 'offline' }
  | { kind: 'slow' }
  | { kind: 'status'; status: number }
  | { kind: 'page' }
  | { kind: 'notLinked' }
  | { kind: 'broken' };

export type ManifestResult =
  | { kind: 'read'; name: string; shortName: string; description: string; icons: DeclaredIcon[] }
  | UnreachableFile;

export type WorkerFileResult =
  | { kind: 'read'; bytes: number; listed: PrecachedFile[] }
  | UnreachableFile;

export type FetchFile = (address: string, init: RequestInit) => Promise<Response>;

/** Milliseconds for one file. */
const timeoutMillis = 10_000;

/**
 * Fetches and reads the manifest.
 * @param address URL of the manifest that the page links; null if the page links no manifest
 */
export async function fetchManifest(
  address: string | null,
  fetch: FetchFile,
): Promise<ManifestResult> {
  if (address === null) return { kind: 'notLinked' };
  const file = await fetchFile(address, fetch);
  if (file.kind !== 'file') return file;
  if (isPage(file)) return { kind: 'page' };
  const manifest = parseJson(file.text);
  if (!manifest) return { kind: 'broken' };
  const { name, short_name: shortName, description, icons } = manifest;
  return {
    kind: 'read',
    name: toText(name),
    shortName: toText(shortName),
    description: toText(description),
    icons: Array.isArray(icons) ? icons.flatMap((icon) => toDeclaredIcon(icon, address)) : [],
  };
}

export async function fetchWorkerFile(
  address: string,
  fetch: FetchFile,
): Promise<WorkerFileResult> {
  const file = await fetchFile(address, fetch);
  if (file.kind !== 'file') return file;
  if (isPage(file)) return { kind: 'page' };
  // Browsers refuse a worker of any other type.
  if (!/^(text|application)\/(x-)?(java|ecma)script\b/i.test(file.type) || file.text.trim() === '')
    return { kind: 'broken' };
  return {
    kind: 'read',
    bytes: new TextEncoder().encode(file.text).byteLength,
    listed: parsePrecacheList(file.text),
  };
}

type FetchedFile = { kind: 'file'; type: string; text: string } | UnreachableFile;

async function fetchFile(address: string, fetch: FetchFile): Promise<FetchedFile> {
  try {
    // Same request as a browser makes for a manifest, without cookies; the HTTP cache is bypassed.
    const answer = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMillis),
    });
    const text = await answer.text();
    // By the specification, this app's worker answers with this text when there is no connection.
    if (answer.status === 503 && /^\s*(\{\s*"error":\s*"Offline"|Offline)/.test(text))
      return { kind: 'offline' };
    return answer.ok
      ? { kind: 'file', type: answer.headers.get('content-type') ?? '', text }
      : { kind: 'status', status: answer.status };
  } catch (fault) {
    return fault instanceof Error && (fault.name === 'TimeoutError' || fault.name === 'AbortError')
      ? { kind: 'slow' }
      : { kind: 'offline' };
  }
}

function isPage({ type, text }: { type: string; text: string }): boolean {
  return /^text\/html\b/i.test(type) || /^\s*<(!doctype|html)\b/i.test(text);
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: the browser cannot parse the text either
  }
}

function toDeclaredIcon(icon: unknown, base: string): DeclaredIcon[] {
  if (
    typeof icon !== 'object' ||
    icon === null ||
    !('src' in icon) ||
    typeof icon.src !== 'string' ||
    !URL.canParse(icon.src, base)
  )
    return [];
  return [
    { address: new URL(icon.src, base).href, sizes: 'sizes' in icon ? toText(icon.sizes) : '' },
  ];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Returns whether an image of this size matches one of the declared sizes. The size `any`, for a
 * scalable image, matches every image.
 */
export function hasDeclaredSize(
  sizes: string,
  { width, height }: { width: number; height: number },
): boolean {
  return sizes
    .toLowerCase()
    .split(/\s+/)
    .some((size) => size === 'any' || size === `${width}x${height}`);
}
