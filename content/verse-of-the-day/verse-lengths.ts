// Lengths of the verses of the day, so that the card of the verse reserves its height before the
// words are loaded.

/** Characters of one unit. */
const unit = 10;

/**
 * One string for each month, one sign for each day: the length in the King James Version, in units,
 * rounded up, as a number of base 36. A test compares it with the words.
 */
const lengthsByMonth = [
  'fm8n979ip7cchd6dhaba8fhhejck88k',
  'qblng7djlhmcd96aiacekghjiado8',
  'ahf8nbjbhihbalmdg8cdiggecdfogge',
  'id78kggcggfejj9jrhofchmq8hgoqa',
  'fi8kdgir9cko7hdmg9dq9injkkdpgba',
  'bi96plrdoep9eai8ibfgcdfko9rbdg',
  'e8aol9fid9oln9dkhij8ka8bpjo878a',
  'llhgkhe8j6ddkeiceoj8fkgakc96b6k',
  '9jkgffilinalac8hf7d7ocijfjk7jb',
  'a9bdjjnmcdphajghgeahf8bgcgigf8e',
  'flpmf5jfoergh7lhklhha7mil88ldb',
  '7bejaaff7l9cdemimlgammfflfd775l',
];

/**
 * Returns the number of characters, at most one unit too many. Other translations differ.
 * @param day YYYY-MM-DD, a day of the calendar
 */
export function getVerseLength(day: string): number {
  const [, month, date] = day.split('-').map(Number);
  const sign = lengthsByMonth[(month ?? 0) - 1]?.charAt((date ?? 0) - 1) ?? '';
  if (sign === '') throw new Error(`No day of the calendar: ${day}`);
  return parseInt(sign, 36) * unit;
}
