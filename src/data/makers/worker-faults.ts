// What is wrong with the service worker as it was described, field by field.
import { isOwnPath, isPagePath, isPrefix, isVersion, positiveOf, precacheLines, vibrationOf, type WorkerForm } from './worker-form.ts';

export type WorkerField = keyof WorkerForm;
type WorkerFaultKind = 'missing' | 'prefix' | 'version' | 'number' | 'tooLong' | 'path' | 'space' | 'ownSite' | 'noPage' | 'vibration' | 'apiCacheFirst' | 'staticNetworkOnly' | 'noOfflinePage';

export interface WorkerFault {
  field: WorkerField;
  kind: WorkerFaultKind;
  /** It works as it is, and would be better otherwise. */
  isAdvice?: true;
  /** Which of the strategies is meant. */
  request?: 'api' | 'static';
  /** Of the list, the lines that are meant. */
  lines?: readonly string[];
}

/** Days; longer is no care for what is new. */
const longestAge = 365;
/** Seconds; browsers end a worker that answers nothing for minutes. */
const longestTimeout = 60;

export function workerFaults(form: WorkerForm): WorkerFault[] {
  const faults: WorkerFault[] = [];
  const { prefix, version, maxAgeDays, timeoutSeconds, apiPath, offlinePage, notificationTitle, notificationIcon } = form;
  if (prefix.trim() === '') faults.push({ field: 'prefix', kind: 'missing' });
  else if (!isPrefix(prefix)) faults.push({ field: 'prefix', kind: 'prefix' });
  if (version.trim() === '') faults.push({ field: 'version', kind: 'missing' });
  else if (!isVersion(version)) faults.push({ field: 'version', kind: 'version' });
  faults.push(...numberFaults('maxAgeDays', maxAgeDays, longestAge), ...numberFaults('timeoutSeconds', timeoutSeconds, longestTimeout));
  faults.push(...pathFaults('apiPath', apiPath));
  const lines = precacheLines(form);
  const foreign = lines.filter((line) => !isOwnPath(line));
  if (foreign.length > 0) faults.push({ field: 'precache', kind: 'ownSite', lines: foreign });
  if (!lines.some(isPagePath)) faults.push({ field: 'precache', kind: 'noPage', isAdvice: true });
  if (offlinePage.trim() === '') faults.push({ field: 'offlinePage', kind: 'noOfflinePage', isAdvice: true });
  else faults.push(...pathFaults('offlinePage', offlinePage));
  if (form.strategy.api === 'cache-first') faults.push({ field: 'strategy', kind: 'apiCacheFirst', request: 'api', isAdvice: true });
  if (form.strategy.static === 'network-only') faults.push({ field: 'strategy', kind: 'staticNetworkOnly', request: 'static', isAdvice: true });
  if (!form.push) return faults;
  if (vibrationOf(form) === undefined) faults.push({ field: 'vibration', kind: 'vibration' });
  if (notificationTitle.trim() === '') faults.push({ field: 'notificationTitle', kind: 'missing' });
  if (notificationIcon.trim() !== '') faults.push(...pathFaults('notificationIcon', notificationIcon));
  return faults;
}

function numberFaults(field: 'maxAgeDays' | 'timeoutSeconds', text: string, longest: number): WorkerFault[] {
  const value = positiveOf(text);
  if (value === undefined) return [{ field, kind: 'number' }];
  return value > longest ? [{ field, kind: 'tooLong' }] : [];
}

function pathFaults(field: 'apiPath' | 'offlinePage' | 'notificationIcon', text: string): WorkerFault[] {
  if (isOwnPath(text)) return [];
  return [{ field, kind: isOwnPath(text.trim().replaceAll(/\s/g, '')) ? 'space' : 'path' }];
}
