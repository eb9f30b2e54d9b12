// Reads a zip archive into memory and never writes to the paths in the archive. One unsafe name
// rejects the whole archive.
import { crc32 } from 'node:zlib';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import type { Finding } from '../validation/finding.ts';
import { readBounded, tooLargeFault } from './bounded-read.ts';
import { isTextFile, type SourceFilesResult, type SourceLimits } from './input-files.ts';

interface NamedEntry {
  name: string;
  entry: Entry;
}

export async function readZip(path: string, limits: SourceLimits): Promise<SourceFilesResult> {
  let zip: ZipFile;
  try {
    // Names are decoded here, because yauzl stops at the first invalid name and the report lists
    // all invalid names.
    zip = await openPromise(path, { autoClose: false, decodeStrings: false });
  } catch (error) {
    return broken(path, error);
  }
  try {
    if (zip.entryCount > limits.entries)
      return {
        kind: 'refused',
        findings: [
          {
            code: 'E_TOO_BIG',
            location: 'archive',
            message: `It has ${zip.entryCount} entries; ${limits.entries} are allowed.`,
          },
        ],
      };
    const entries = await listEntries(zip);
    const findings = [...entries.flatMap(nameFaults), ...sizeFaults(entries, limits)];
    if (findings.length > 0) return { kind: 'refused', findings };
    return await unpack(
      zip,
      entries.filter(({ name }) => isTextFile(name)),
      limits,
    );
  } catch (error) {
    return broken(path, error);
  } finally {
    zip.close();
  }
}

function listEntries(zip: ZipFile): Promise<NamedEntry[]> {
  return new Promise((resolve, reject) => {
    const entries: NamedEntry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push({
        name: getFileNameLowLevel(
          entry.generalPurposeBitFlag,
          entry.fileNameRaw,
          entry.extraFields,
          true,
        ),
        entry,
      });
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

const linkType = 0o120000;
const typeOfMode = 0o170000;

function nameFaults({ name, entry }: NamedEntry): Finding[] {
  const faults: Finding[] = [];
  const segments = name.split(/[/\\]/);
  if (segments.includes('..') || /^[/\\]/.test(name))
    faults.push({ code: 'E_PATH', location: name, message: 'This name leads out of the archive.' });
  else if (/^[a-z]:/i.test(name))
    faults.push({ code: 'E_PATH', location: name, message: 'This name begins with a drive.' });
  else if (name.includes('\\'))
    faults.push({ code: 'E_PATH', location: name, message: 'This name has a backslash.' });
  else if (name === '' || name.length > 255 || /\p{Cc}/u.test(name))
    faults.push({ code: 'E_PATH', location: name, message: 'This is not a file name.' });
  // In archives from Unix systems, the upper 16 bits hold the mode of the file.
  if (((entry.externalFileAttributes >>> 16) & typeOfMode) === linkType)
    faults.push({ code: 'E_LINK', location: name, message: 'This is a symbolic link.' });
  if (entry.isEncrypted())
    faults.push({ code: 'E_ZIP', location: name, message: 'This is encrypted.' });
  return faults;
}

/**
 * Checks the sizes that the archive declares; the actual sizes are checked during decompression.
 */
function sizeFaults(
  entries: readonly NamedEntry[],
  { entryBytes, allBytes }: SourceLimits,
): Finding[] {
  const faults = entries
    .filter(({ entry }) => entry.uncompressedSize > entryBytes)
    .map(({ name }) => tooLargeFault(name, entryBytes));
  const all = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  return faults.length === 0 && all > allBytes ? [tooLargeFault('archive', allBytes)] : faults;
}

async function unpack(
  zip: ZipFile,
  entries: readonly NamedEntry[],
  { entryBytes, lineBytes, allBytes }: SourceLimits,
): Promise<SourceFilesResult> {
  const files = [];
  let left = allBytes;
  for (const { name, entry } of entries) {
    const read = await readBounded(name, await zip.openReadStreamPromise(entry), {
      bytes: Math.min(entryBytes, left),
      lineBytes,
    });
    if (read.kind === 'refused') return { kind: 'refused', findings: [read.finding] };
    if (crc32(read.bytes) !== entry.crc32)
      return {
        kind: 'refused',
        findings: [
          {
            code: 'E_ZIP',
            location: name,
            message: 'This is damaged: its checksum does not match.',
          },
        ],
      };
    left -= read.bytes.length;
    files.push({ name, bytes: read.bytes });
  }
  return { kind: 'files', files };
}

function broken(path: string, error: unknown): SourceFilesResult {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    kind: 'refused',
    findings: [
      {
        code: 'E_ZIP',
        location: path,
        message: `The zip archive is damaged or not complete: please download it again (${reason}).`,
      },
    ],
  };
}
