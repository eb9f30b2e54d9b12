// Stores the state of each free translation that the server downloads, for the server's admin: in
// memory for the running server, and in a file for the command `npm run admin -- bibles`.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toList, toRecord, toText } from '../import/json-value.ts';

/**
 * - `waiting`: not downloaded yet
 * - `stored`: checked and stored on this server
 * - `failed`: the last try failed; a later round tries again
 * - `rejected`: the text has faults and is not served; a round of another day tries again
 */
const states = ['waiting', 'downloading', 'stored', 'failed', 'rejected'] as const;

export type DownloadState = (typeof states)[number];

export interface TranslationDownload {
  /** HelloAO id: BSB. */
  id: string;
  state: DownloadState;
  /** ISO time at which the state began. */
  since: string;
  /** Size of the downloaded file in bytes, unpacked. */
  bytes?: number;
  /** Duration of the download and the checks, in milliseconds. */
  millis?: number;
  /** Code of the error of the last try: `bible_source_unreachable`. */
  error?: string;
}

export interface DownloadStatus {
  /** ISO time of the last round; empty before the first round. */
  lastRound: string;
  /** ISO time of the next round; empty while a round runs. */
  nextRound: string;
  downloads: readonly TranslationDownload[];
}

export interface DownloadStatusStore {
  read(): DownloadStatus;
  setRound(round: Pick<DownloadStatus, 'lastRound' | 'nextRound'>): void;
  setDownload(download: TranslationDownload): void;
  /** Resolves when the file holds the status, or when writing failed. */
  flush(): Promise<void>;
}

/**
 * Writes are serialized, and each replaces the file in one step. A failed write is logged: the
 * status is only a report.
 */
export function createDownloadStatusStore(
  dataDir: string,
  log: { warn: (about: object, message: string) => void },
): DownloadStatusStore {
  const file = getStatusFile(dataDir);
  let status: DownloadStatus = { lastRound: '', nextRound: '', downloads: [] };
  let writing = Promise.resolve();

  async function writeStatus(): Promise<void> {
    try {
      await mkdir(dataDir, { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify(status, null, 2));
      await rename(`${file}.part`, file);
    } catch (error) {
      log.warn({ err: error, file }, 'the status of the Bible downloads could not be written');
    }
  }

  function update(changes: Partial<DownloadStatus>): void {
    status = { ...status, ...changes };
    writing = writing.then(writeStatus);
  }

  return {
    read: () => status,
    setRound: update,
    setDownload(download) {
      const others = status.downloads.filter(({ id }) => id !== download.id);
      update({ downloads: [...others, download] });
    },
    flush: () => writing,
  };
}

/**
 * Reads the status that a server wrote. A missing, damaged or incomplete file counts as empty.
 */
export async function readDownloadStatus(dataDir: string): Promise<DownloadStatus> {
  const text = await readFile(getStatusFile(dataDir), 'utf8').catch(() => '{}');
  const { lastRound, nextRound, downloads } = toRecord(parseJson(text));
  return {
    lastRound: toText(lastRound),
    nextRound: toText(nextRound),
    downloads: toList(downloads).flatMap((item) => readDownload(toRecord(item))),
  };
}

function readDownload({
  id,
  state,
  since,
  bytes,
  millis,
  error,
}: Readonly<Record<string, unknown>>): TranslationDownload[] {
  const known = states.find((one) => one === state);
  if (typeof id !== 'string' || !known) return [];
  return [
    {
      id,
      state: known,
      since: toText(since),
      ...(typeof bytes === 'number' && { bytes }),
      ...(typeof millis === 'number' && { millis }),
      ...(typeof error === 'string' && { error }),
    },
  ];
}

function getStatusFile(dataDir: string): string {
  return join(dataDir, 'bible-downloads.json');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
