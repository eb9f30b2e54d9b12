// Stores uploaded files within a quota per user, checks who may read a file, and creates and
// verifies public and signed URLs. Files are stored in the database, so that several servers share
// them and a backup contains them.
import { randomUUID } from 'node:crypto';
import type { Caller } from '../auth/callers.ts';
import { hashSecret, isSameHash } from '../auth/verification-codes.ts';
import type { Clock } from '../clock.ts';
import { HttpError } from '../errors.ts';
import type { FormFile } from '../http/multipart.ts';
import type { Settings } from '../settings.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import { requireFileKind } from './file-type.ts';
import { cleanFileName } from './file-name.ts';

export interface FileService {
  /**
   * Stores a file.
   * @throws HttpError 415 for an unsupported type, 422 for an empty file, 413 when all files of the
   *   user together would be too large
   */
  store(caller: Caller, file: FormFile, isPrivate: boolean): Promise<StoredFile>;
  /** Returns the URL at which anyone can read a public file. */
  getPublicUrl(file: StoredFile): string;
  /** Returns the identifier of a private file; the identifier alone gives no access. */
  getPrivateUri(file: StoredFile): string;
  /**
   * Returns a URL with which anyone can read a private file until the URL expires.
   * @throws HttpError 404 when the file does not belong to the caller
   */
  createSignedUrl(caller: Caller, uri: string, seconds: number): Promise<string>;
  /** @throws HttpError 404 */
  requirePublicFile(id: string): Promise<StoredFile>;
  /**
   * Returns the file of a signed link.
   * @param link.name the name in the URL; with another name the signature is invalid
   * @throws HttpError 403 when the signature is invalid or expired, 404 when the file was deleted
   */
  requireSignedFile(link: SignedLink): Promise<StoredFile>;
  /**
   * Returns a file by any of its addresses if the caller may read it.
   * @throws HttpError 403, 404
   */
  requireReadableFile(caller: Caller, address: string): Promise<StoredFile>;
}

/** The decoded parts of a signed link. They come from the client and are not checked yet. */
export interface SignedLink {
  id: string;
  name: string;
  /** Seconds since 1970. */
  expires: string;
  signature: string;
}

export interface FilesParts {
  files: FileStore;
  clock: Clock;
  secret: string;
  settings: Pick<Settings, 'appId' | 'publicUrl'>;
}

/** Maximum bytes of all files of one user. */
export const filesQuotaBytes = 200 * 1024 * 1024;

export const maxLinkSeconds = 7 * 24 * 60 * 60;

export function createFileService({
  files,
  clock,
  secret,
  settings: { appId, publicUrl },
}: FilesParts): FileService {
  const base = `${publicUrl}/api/apps/${appId}/files`;
  const computeSignature = ({ id, name, expires }: Omit<SignedLink, 'signature'>): string =>
    hashSecret(secret, 'file', JSON.stringify([id, expires, name]));

  /** @param ownerId finds only a file of this user */
  async function requireFile(
    id: string,
    isPrivate: boolean,
    ownerId?: string,
  ): Promise<StoredFile> {
    const file = await files.find(id, ownerId);
    if (!file || file.isPrivate !== isPrivate) throw notFound();
    return file;
  }

  /**
   * A file of another user gets the same error as a missing file, so that a caller cannot learn
   * which files other users have.
   */
  function requireOwn({ user, isService }: Caller, id: string): Promise<StoredFile> {
    return requireFile(id, true, isService ? undefined : user.id);
  }

  function requireSigned({ signature, ...link }: SignedLink): void {
    const { expires } = link;
    const isOurs = /^\d{1,12}$/.test(expires) && isSameHash(computeSignature(link), signature);
    if (!isOurs) throw new HttpError(403, 'bad_link', 'This link is not valid.');
    if (Number(expires) * 1_000 <= clock.now())
      throw new HttpError(403, 'link_expired', 'This link is no longer valid. Ask for a new one.');
  }

  return {
    store: async (caller, { fileName, bytes }, isPrivate) => {
      if (bytes.length === 0) throw new HttpError(422, 'empty_file', 'This file is empty.');
      const kind = await requireFileKind(fileName, bytes);
      const file: StoredFile = {
        id: randomUUID(),
        ownerId: caller.user.id,
        name: cleanFileName(fileName, kind),
        type: kind.type,
        isPrivate,
        bytes,
        createdAt: clock.now(),
      };
      if (!(await files.putWithinQuota(file, filesQuotaBytes)))
        throw new HttpError(
          413,
          'quota_spent',
          `All your files together may take ${filesQuotaBytes / (1024 * 1024)} MB.`,
        );
      return file;
    },

    getPublicUrl: ({ id, name }) => `${base}/public/${id}/${encodeURIComponent(name)}`,
    getPrivateUri: ({ id, name }) => `private/${id}/${encodeURIComponent(name)}`,

    createSignedUrl: async (caller, uri, seconds) => {
      const place = parseFileAddress(uri, '');
      if (!place || place.access !== 'private') throw notFound();
      const { id, name } = await requireOwn(caller, place.id);
      const expires = String(Math.floor(clock.now() / 1_000) + seconds);
      return `${base}/private/${id}/${encodeURIComponent(name)}?expires=${expires}&signature=${computeSignature({ id, name, expires })}`;
    },

    requirePublicFile: (id) => requireFile(id, false),

    requireSignedFile: (link) => {
      requireSigned(link);
      return requireFile(link.id, true);
    },

    requireReadableFile: async (caller, address) => {
      const place = parseFileAddress(address, `${base}/`) ?? parseFileAddress(address, '');
      if (!place)
        throw new HttpError(
          404,
          'file_not_found',
          'Only files that were uploaded to this server can be read.',
        );
      if (place.access === 'public') return requireFile(place.id, false);
      if (!place.signed) return requireOwn(caller, place.id);
      requireSigned(place.signed);
      return requireFile(place.id, true);
    },
  };
}

interface FileAddress {
  access: 'public' | 'private';
  id: string;
  signed?: SignedLink;
}

/**
 * Parses `public/{id}/{name}`, `private/{id}/{name}`, or one of these with the query of a signed
 * link.
 */
function parseFileAddress(address: string, base: string): FileAddress | undefined {
  if (!address.startsWith(base)) return undefined;
  const [, access, id, name = '', query = ''] =
    /^(public|private)\/([0-9a-f-]{36})\/([^/?#]*)(?:\?([^#]*))?$/.exec(
      address.slice(base.length),
    ) ?? [];
  if (id === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const signature = parameters.get('signature');
  return {
    access: access === 'public' ? 'public' : 'private',
    id,
    ...(signature !== null && {
      signed: { id, name: decoded(name), expires: parameters.get('expires') ?? '', signature },
    }),
  };
}

/**
 * Decodes the name. Returns an undecodable name unchanged, because no stored file has such a name.
 */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function notFound(): HttpError {
  return new HttpError(404, 'file_not_found', 'There is no such file.');
}
