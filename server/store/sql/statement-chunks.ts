// Splits long lists into parts that fit into one statement, because databases limit the number of
// parameters.

export function* splitIntoPages<T>(all: readonly T[], size = 500): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
