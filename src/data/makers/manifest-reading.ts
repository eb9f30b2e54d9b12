// Whether the manifest and the worker's file can be had, judged by what is in them: a server that answers everything with a page has neither.

import { type ListedFile, listedFiles } from './kept-files.ts';

export interface DeclaredIcon {
  /** Absolute. */
  address: string;
  /** As declared: `192x192`, `any`. */
  sizes: string;
}

/** Why a file was not had. `page`: a page came in its place. `slow`: no answer in time. `status`: what the server said instead. */
export type Unreachable = { kind: 'offline' } | { kind: 'slow' } | { kind: 'status'; status: number } | { kind: 'page' } | { kind: 'notLinked' } | { kind: 'broken' };

export type ManifestReading = { kind: 'read'; name: string; shortName: string; description: string; icons: DeclaredIcon[] } | Unreachable;

export type WorkerReading = { kind: 'read'; bytes: number; listed: ListedFile[] } | Unreachable;

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Milliseconds for one file. */
const patience = 10_000;

/** @param address of the manifest that the page links; null where it links none */
export async function readManifest(address: string | null, fetch: Fetch): Promise<ManifestReading> {
  if (address === null) return { kind: 'notLinked' };
  const file = await getFile(address, fetch);
  if (file.kind !== 'file') return file;
  if (isPage(file)) return { kind: 'page' };
  const manifest = parse(file.text);
  if (!manifest) return { kind: 'broken' };
  const { name, short_name: shortName, description, icons } = manifest;
  return { kind: 'read', name: textOf(name), shortName: textOf(shortName), description: textOf(description), icons: Array.isArray(icons) ? icons.flatMap((icon) => iconOf(icon, address)) : [] };
}

export async function readWorker(address: string, fetch: Fetch): Promise<WorkerReading> {
  const file = await getFile(address, fetch);
  if (file.kind !== 'file') return file;
  if (isPage(file)) return { kind: 'page' };
  // Browsers refuse a worker of any other type.
  if (!/^(text|application)\/(x-)?(java|ecma)script\b/i.test(file.type) || file.text.trim() === '') return { kind: 'broken' };
  return { kind: 'read', bytes: new TextEncoder().encode(file.text).byteLength, listed: listedFiles(file.text) };
}

type File = { kind: 'file'; type: string; text: string } | Unreachable;

async function getFile(address: string, fetch: Fetch): Promise<File> {
  try {
    // As a browser asks for a manifest: without anybody's cookies; and not from its cache.
    const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patience) });
    const text = await answer.text();
    // What the worker of this app says without a connection, by the specification.
    if (answer.status === 503 && /^\s*(\{\s*"error":\s*"Offline"|Offline)/.test(text)) return { kind: 'offline' };
    return answer.ok ? { kind: 'file', type: answer.headers.get('content-type') ?? '', text } : { kind: 'status', status: answer.status };
  } catch (fault) {
    return fault instanceof Error && (fault.name === 'TimeoutError' || fault.name === 'AbortError') ? { kind: 'slow' } : { kind: 'offline' };
  }
}

function isPage({ type, text }: { type: string; text: string }): boolean {
  return /^text\/html\b/i.test(type) || /^\s*<(!doctype|html)\b/i.test(text);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // not JSON: the browser reads it no better
  }
}

function iconOf(icon: unknown, base: string): DeclaredIcon[] {
  if (typeof icon !== 'object' || icon === null || !('src' in icon) || typeof icon.src !== 'string' || !URL.canParse(icon.src, base)) return [];
  return [{ address: new URL(icon.src, base).href, sizes: 'sizes' in icon ? textOf(icon.sizes) : '' }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a picture of this size is one of those that were declared. One that can be drawn in any size has none of its own. */
export function hasDeclaredSize(sizes: string, { width, height }: { width: number; height: number }): boolean {
  return sizes.toLowerCase().split(/\s+/).some((size) => size === 'any' || size === `${width}x${height}`);
}
