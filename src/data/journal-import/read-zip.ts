// Reads single files of a zip archive. Only the directory at the end of the archive and the wanted
// files are loaded, so an archive may contain gigabytes of photos. Format: APPNOTE.TXT of PKWARE.
import { Inflate } from 'fflate';
import { createPause } from './pause.ts';

export interface ZipEntry {
  /** With its folders, separated by `/`. */
  name: string;
  /** By the clock of the device that wrote the archive. */
  modified: Date;
  /** In bytes, as the archive states it. */
  size: number;
  compressedSize: number;
  isEncrypted: boolean;
  method: number;
  /** Checksum of the content. */
  crc: number;
  /** Of the local header. */
  offset: number;
}

/** The archive or a file in it is damaged, or uses a feature that is not supported. */
export class ZipError extends Error {}

const signatures = {
  local: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  end64Locator: 0x07064b50,
};

/** Bytes of the end record without its comment, and the longest comment. */
const endLength = 22;
const maxCommentLength = 0xffff;

/**
 * Lists the files of an archive, without folders.
 * @throws ZipError
 */
export async function listZipEntries(archive: Blob): Promise<ZipEntry[]> {
  const { offset, length } = await findDirectory(archive);
  const directory = await readBytes(archive, offset, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= length && directory.getUint32(at, true) === signatures.entry;) {
    const nameLength = directory.getUint16(at + 28, true);
    const extraLength = directory.getUint16(at + 30, true);
    const next = at + 46 + nameLength + extraLength + directory.getUint16(at + 32, true);
    if (next > length) throw new ZipError('The directory ends inside of an entry.');
    const entry = readEntry(directory, at, nameLength, extraLength);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at = next;
  }
  return entries;
}

async function findDirectory(archive: Blob): Promise<{ offset: number; length: number }> {
  const start = Math.max(0, archive.size - endLength - maxCommentLength);
  const tail = await readBytes(archive, start, archive.size - start);
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== signatures.end) continue;
    const [length, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    const isLarge = offset === 0xffffffff || length === 0xffffffff;
    const found = isLarge ? await findDirectory64(archive, tail, at) : { offset, length };
    if (found.offset + found.length > archive.size)
      throw new ZipError('The archive is not complete.');
    return found;
  }
  throw new ZipError('This is no zip archive.');
}

/** An archive of more than 4 GiB has a second end record. */
async function findDirectory64(
  archive: Blob,
  tail: DataView,
  end: number,
): Promise<{ offset: number; length: number }> {
  const locator = end - 20;
  if (locator < 0 || tail.getUint32(locator, true) !== signatures.end64Locator)
    throw new ZipError('The second end record is missing.');
  const record = await readBytes(archive, readUint64(tail, locator + 8), 56);
  if (record.getUint32(0, true) !== signatures.end64)
    throw new ZipError('The second end record is damaged.');
  return { offset: readUint64(record, 48), length: readUint64(record, 40) };
}

function readEntry(view: DataView, at: number, nameLength: number, extraLength: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const nameBytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  const sizes = {
    size: view.getUint32(at + 24, true),
    compressedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  return {
    name: decodeName(nameBytes).replaceAll('\\', '/'),
    modified: readDosTime(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
    isEncrypted: (flags & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    ...readSizes64(view, at + 46 + nameLength, extraLength, sizes),
  };
}

type Sizes = Pick<ZipEntry, 'size' | 'compressedSize' | 'offset'>;

/** Replaces the values that do not fit into 32 bits by those of the extra field 1. */
function readSizes64(view: DataView, start: number, length: number, sizes: Sizes): Sizes {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    const read = (value: number) => {
      if (value !== 0xffffffff || next + 8 > start + length) return value;
      next += 8;
      return readUint64(view, next - 8);
    };
    const size = read(sizes.size);
    const compressedSize = read(sizes.compressedSize);
    return { size, compressedSize, offset: read(sizes.offset) };
  }
  return sizes;
}

/** Names are UTF-8; old programs wrote them in the code page of the system. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the name is only shown, and its ending is ASCII.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readDosTime(date: number, time: number): Date {
  return new Date(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  );
}

/** Compressed bytes that are unpacked in one turn. */
const pieceLength = 64 * 1024;

/**
 * Returns the content of a file.
 * @param maxSize bytes; a file that unpacks to more is refused, whatever size the archive states
 * @throws ZipError
 */
export async function readZipEntry(
  archive: Blob,
  { offset, compressedSize, method, isEncrypted, crc }: ZipEntry,
  maxSize: number,
): Promise<Uint8Array> {
  if (isEncrypted || (method !== 0 && method !== 8))
    throw new ZipError('The file is encrypted or compressed in an unknown way.');
  const header = await readBytes(archive, offset, 30);
  if (header.getUint32(0, true) !== signatures.local)
    throw new ZipError('The header of the file is damaged.');
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const view = await readBytes(archive, start, compressedSize);
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const content = method === 0 ? bytes : await unpack(bytes, maxSize);
  if (computeCrc(content) !== crc) throw new ZipError('The content of the file is damaged.');
  return content;
}

async function unpack(bytes: Uint8Array, maxSize: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isComplete = false;
  const inflate = new Inflate((part, isLast) => {
    parts.push(part);
    size += part.length;
    isComplete = isLast;
  });
  const pause = createPause();
  for (let at = 0; at < bytes.length; at += pieceLength) {
    if (size > maxSize) break;
    try {
      inflate.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length);
    } catch (cause) {
      throw new ZipError('The content of the file is damaged.', { cause });
    }
    await pause();
  }
  if (size > maxSize || !isComplete) throw new ZipError('The file is too large or not complete.');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

let crcTable: Uint32Array | undefined;

function computeCrc(bytes: Uint8Array): number {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1)
      value = (value & 1) === 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

async function readBytes(archive: Blob, start: number, length: number): Promise<DataView> {
  const bytes = await archive.slice(start, start + length).arrayBuffer();
  if (bytes.byteLength < length) throw new ZipError('The archive is not complete.');
  return new DataView(bytes);
}

function readUint64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 0x1_0000_0000;
}
