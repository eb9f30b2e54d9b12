// Parses the headers of partial and conditional requests (RFC 9110), for files that are sent
// unchanged.

/** From the first to the last byte, both included. */
export type ByteRange =
  | { kind: 'all' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'none' };

/**
 * Returns the range that the header `Range` requests from a file of `size` bytes. Several ranges,
 * and invalid ranges, return the whole file; `none` means status 416.
 * @param ifRange the header `If-Range`; when it differs from `etag`, the file has changed and the
 *   whole file is sent
 */
export function parseByteRange(
  range: string | undefined,
  ifRange: string | undefined,
  { size, etag }: { size: number; etag: string },
): ByteRange {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.replace(/\s/g, '') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return { kind: 'all' };
  if (ifRange !== undefined && ifRange.trim() !== etag) return { kind: 'all' };
  // A range without a beginning is a number of bytes at the end of the file.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return { kind: 'all' };
  return first >= size || (from === '' && Number(to) === 0)
    ? { kind: 'none' }
    : { kind: 'part', first, last };
}

/** Returns whether the header `If-None-Match` names this tag. Weak and strong tags are equal. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
