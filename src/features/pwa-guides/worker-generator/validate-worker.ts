// Validates the described service worker, field by field.
import {
  isSameSitePath,
  isPagePath,
  isCachePrefix,
  isVersionText,
  parsePositiveNumber,
  listPrecachePaths,
  parseVibration,
  type WorkerForm,
} from './worker-form.ts';

export type WorkerField = keyof WorkerForm;
type WorkerFaultKind =
  | 'missing'
  | 'prefix'
  | 'version'
  | 'number'
  | 'tooLong'
  | 'path'
  | 'space'
  | 'ownSite'
  | 'noPage'
  | 'vibration'
  | 'apiCacheFirst'
  | 'staticNetworkOnly'
  | 'noOfflinePage';

export interface WorkerFault {
  field: WorkerField;
  kind: WorkerFaultKind;
  /** The worker works as it is; the change is a recommendation. */
  isAdvice?: true;
  /** Which of the strategies is meant. */
  request?: 'api' | 'static';
  /** The lines of the list that the fault is about. */
  lines?: readonly string[];
}

/** Days. With a longer maximum age, users would get outdated content. */
const maxAge = 365;
/** Seconds; browsers end a worker that answers nothing for minutes. */
const maxTimeout = 60;

export function validateWorker(form: WorkerForm): WorkerFault[] {
  const faults: WorkerFault[] = [];
  const {
    prefix,
    version,
    maxAgeDays,
    timeoutSeconds,
    apiPath,
    offlinePage,
    notificationTitle,
    notificationIcon,
  } = form;
  if (prefix.trim() === '') faults.push({ field: 'prefix', kind: 'missing' });
  else if (!isCachePrefix(prefix)) faults.push({ field: 'prefix', kind: 'prefix' });
  if (version.trim() === '') faults.push({ field: 'version', kind: 'missing' });
  else if (!isVersionText(version)) faults.push({ field: 'version', kind: 'version' });
  faults.push(
    ...validateNumbers('maxAgeDays', maxAgeDays, maxAge),
    ...validateNumbers('timeoutSeconds', timeoutSeconds, maxTimeout),
  );
  faults.push(...validatePaths('apiPath', apiPath));
  const lines = listPrecachePaths(form);
  const foreign = lines.filter((line) => !isSameSitePath(line));
  if (foreign.length > 0) faults.push({ field: 'precache', kind: 'ownSite', lines: foreign });
  if (!lines.some(isPagePath)) faults.push({ field: 'precache', kind: 'noPage', isAdvice: true });
  if (offlinePage.trim() === '')
    faults.push({ field: 'offlinePage', kind: 'noOfflinePage', isAdvice: true });
  else faults.push(...validatePaths('offlinePage', offlinePage));
  if (form.strategy.api === 'cache-first')
    faults.push({ field: 'strategy', kind: 'apiCacheFirst', request: 'api', isAdvice: true });
  if (form.strategy.static === 'network-only')
    faults.push({
      field: 'strategy',
      kind: 'staticNetworkOnly',
      request: 'static',
      isAdvice: true,
    });
  if (!form.push) return faults;
  if (parseVibration(form) === undefined) faults.push({ field: 'vibration', kind: 'vibration' });
  if (notificationTitle.trim() === '') faults.push({ field: 'notificationTitle', kind: 'missing' });
  if (notificationIcon.trim() !== '')
    faults.push(...validatePaths('notificationIcon', notificationIcon));
  return faults;
}

function validateNumbers(
  field: 'maxAgeDays' | 'timeoutSeconds',
  text: string,
  longest: number,
): WorkerFault[] {
  const value = parsePositiveNumber(text);
  if (value === undefined) return [{ field, kind: 'number' }];
  return value > longest ? [{ field, kind: 'tooLong' }] : [];
}

function validatePaths(
  field: 'apiPath' | 'offlinePage' | 'notificationIcon',
  text: string,
): WorkerFault[] {
  if (isSameSitePath(text)) return [];
  return [{ field, kind: isSameSitePath(text.trim().replaceAll(/\s/g, '')) ? 'space' : 'path' }];
}
