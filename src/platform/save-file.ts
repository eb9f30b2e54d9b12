// Builds the dated name of an export file, and saves a file for the user in the browser's download
// folder.

/** Milliseconds: some browsers read the file after the click has returned. */
const urlLifetimeMillis = 60_000;

/**
 * Returns a file name such as `selah-2026-11-20.json`, with the user's local date, so that names
 * sort by date.
 * @param what content of the file, if it is not everything: `notes`
 */
export function buildFileName(
  now: Date,
  ending: 'json' | 'md' | 'csv' | 'txt',
  what?: string,
): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${['selah', what, day].filter(Boolean).join('-')}.${ending}`;
}

export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetimeMillis);
}
