// Renames a property of an object between its name in memory and its name in stored data.

/** Returns a copy. The order of the properties stays, so that the stored JSON stays the same. */
export function renameProperty(value: object, from: string, to: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name === from ? to : name, property]),
  );
}
