// Records which texts people wrote, and which of them the sync must not lose: all texts that no
// person replaced or removed after having seen them.

export interface WordLedger {
  readonly writtenCount: number;
  /**
   * @param device that wrote the text
   * @param stem identity of the record on all devices
   * @param replaced text that the person saw and replaced
   */
  write(device: string, stem: string, text: string, replaced?: string): void;
  /** @param seen all texts of the removed record, as the person saw them */
  remove(device: string, stem: string, seen: readonly string[]): void;
  /** Texts that must exist at the end. */
  listRequired(): string[];
  /** Records that only one device changed, and that this device removed last. */
  listRemovedForGood(): string[];
}

export function createWordLedger(): WordLedger {
  const required = new Set<string>();
  const lastActions = new Map<string, { devices: Set<string>; isRemoved: boolean }>();
  let writtenCount = 0;

  function noteAction(device: string, stem: string, isRemoved: boolean): void {
    const devices = lastActions.get(stem)?.devices ?? new Set<string>();
    lastActions.set(stem, { devices: devices.add(device), isRemoved });
  }

  return {
    get writtenCount() {
      return writtenCount;
    },
    write(device, stem, text, replaced) {
      writtenCount += 1;
      if (replaced !== undefined) required.delete(replaced);
      required.add(text);
      noteAction(device, stem, false);
    },
    remove(device, stem, seen) {
      for (const text of seen) required.delete(text);
      noteAction(device, stem, true);
    },
    listRequired: () => [...required],
    listRemovedForGood: () =>
      [...lastActions].flatMap(([stem, { devices, isRemoved }]) =>
        isRemoved && devices.size === 1 ? [stem] : [],
      ),
  };
}
