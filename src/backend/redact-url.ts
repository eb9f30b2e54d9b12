// Removes secret parameters, such as tokens, from URLs before they leave the page.

/**
 * Returns the same URL without these parameters, also inside a `from_url`, which later becomes a
 * URL itself. The rest stays unchanged.
 * @param address complete URL or a path
 */
export function redactUrl(address: string, secrets: readonly string[]): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const rest = query.split('&').flatMap((pair) => {
    // Parsed as the browser does, because a name can be escaped in several ways.
    const [[name, value] = ['', '']] = [...new URLSearchParams(pair)];
    if (secrets.includes(name)) return [];
    if (name !== 'from_url') return [pair];
    const clean = redactUrl(value, secrets);
    return [clean === value ? pair : `from_url=${encodeURIComponent(clean)}`];
  });
  const left = rest.join('&');
  return before + (left === '' && query !== '' ? '' : `?${left}`) + hash;
}
