// Addresses without what only the page may know: a token in an address is a key under the mat.

/**
 * The same address without these parameters, also inside a `from_url`, which becomes an address
 * later; the rest stays as it was written.
 * @param address whole or a path
 */
export function redactUrl(address: string, secrets: readonly string[]): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const rest = query.split('&').flatMap((pair) => {
    // As the browser reads it: a name may be written in many ways.
    const [[name, value] = ['', '']] = [...new URLSearchParams(pair)];
    if (secrets.includes(name)) return [];
    if (name !== 'from_url') return [pair];
    const clean = redactUrl(value, secrets);
    return [clean === value ? pair : `from_url=${encodeURIComponent(clean)}`];
  });
  const left = rest.join('&');
  return before + (left === '' && query !== '' ? '' : `?${left}`) + hash;
}
