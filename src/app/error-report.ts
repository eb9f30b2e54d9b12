// What a report of a broken page says: kind of fault, page and version, and never a word of the
// person.
import { version } from '../../package.json';

/**
 * As browsers and React word them, with names of ours in them alone. Any other message may hold
 * words of the person.
 */
const knownMessages = [
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?: \((?:reading|setting) '[\w$]{1,40}'\))?$/,
  /^[\w$.?()]{1,80} is (?:not (?:a function|defined|iterable|a constructor|an object)|undefined|null)$/,
  /^(?:undefined|null) is not an object \(evaluating '[\w$.?]{1,80}'\)$/,
  /^[\w$.]{1,80} is not a function\. \(In '[\w$.()]{1,80}', '[\w$.]{1,80}' is undefined\)$/,
  /^(?:can't access property "[\w$]{1,40}", )?[\w$.]{1,80} is (?:undefined|null)$/,
  /^Cannot access '[\w$]{1,40}' before initialization$/,
  /^Maximum call stack size exceeded$/,
  /^too much recursion$/,
  /^Minified React error #\d{1,4}/,
  /^(?:Failed to fetch|error loading) dynamically imported module/,
  /^Importing a module script failed/,
  /^Unable to preload CSS/,
];

/** @param path of the page; what stands behind it may be the person's words */
export function buildErrorReport(fault: unknown, path: string): string {
  return [kindOf(fault), pathOf(path), `Selah ${version}`].join(' · ');
}

function kindOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown';
  const { name, message } = fault;
  const code =
    'code' in fault && typeof fault.code === 'string' && /^[\w-]{1,40}$/.test(fault.code)
      ? fault.code
      : undefined;
  const [line = ''] = message.split('\n');
  const words =
    knownMessages.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined) ??
    code;
  return words === undefined ? name : `${name}: ${words}`;
}

/** The rooms of the house have short names; a long or strange address is nobody's to tell. */
function pathOf(path: string): string {
  return /^\/[\w/.-]{0,60}$/.test(path) ? path : '/…';
}
