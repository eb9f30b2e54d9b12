// Builds the report of a failed page: kind of error, page and version, and never the user's text.
import { version } from '../../package.json';

/**
 * Messages of browsers and React that contain only names from our code. Any other message may
 * contain text of the user.
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

/** @param path path of the page, without query and hash, which may contain text of the user */
export function buildErrorReport(fault: unknown, path: string): string {
  return [getKind(fault), getPath(path), `Selah ${version}`].join(' · ');
}

function getKind(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown';
  const { name, message } = fault;
  const code =
    'code' in fault && typeof fault.code === 'string' && /^[\w-]{1,40}$/.test(fault.code)
      ? fault.code
      : undefined;
  const [line = ''] = message.split('\n');
  const safeMessage =
    knownMessages.map((pattern) => pattern.exec(line)?.[0]).find((found) => found !== undefined) ??
    code;
  return safeMessage === undefined ? name : `${name}: ${safeMessage}`;
}

/** Paths of the app are short; a long or unusual path may be private and is not reported. */
function getPath(path: string): string {
  return /^\/[\w/.-]{0,60}$/.test(path) ? path : '/…';
}
