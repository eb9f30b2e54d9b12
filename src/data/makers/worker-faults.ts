// What is wrong with the service worker as it was described, field by field.
import { isOwnPath, positiveOf, precacheLines, vibrationOf, type WorkerForm } from './worker-form.ts';

export type WorkerField = keyof WorkerForm;
type WorkerFaultKind = 'missing' | 'prefix' | 'version' | 'number' | 'tooLong' | 'path' | 'ownSite' | 'vibration' | 'apiCacheFirst' | 'noOfflinePage';

export interface WorkerFault {
  field: WorkerField;
  kind: WorkerFaultKind;
  /** It works as it is, and would be better otherwise. */
  isAdvice?: true;
  /** Of the list, the line that is meant. */
  line?: string;
}

/** Days; longer is no care for what is new. */
const longestAge = 365;
/** Seconds; browsers end a worker that answers nothing for minutes. */
const longestTimeout = 60;

export function workerFaults(form: WorkerForm): WorkerFault[] {
  const faults: WorkerFault[] = [];
  const { prefix, version, maxAgeDays, timeoutSeconds, apiPath, offlinePage, notificationTitle, notificationIcon } = form;
  if (prefix.trim() === '') faults.push({ field: 'prefix', kind: 'missing' });
  else if (!/^[a-z0-9][a-z0-9-]{0,39}$/i.test(prefix.trim())) faults.push({ field: 'prefix', kind: 'prefix' });
  if (version.trim() === '') faults.push({ field: 'version', kind: 'missing' });
  else if (!/^v?\d+(\.\d+){0,3}(-[\w.]{1,40})?$/.test(version.trim())) faults.push({ field: 'version', kind: 'version' });
  faults.push(...numberFaults('maxAgeDays', maxAgeDays, longestAge), ...numberFaults('timeoutSeconds', timeoutSeconds, longestTimeout));
  if (!isOwnPath(apiPath)) faults.push({ field: 'apiPath', kind: 'path' });
  const foreign = precacheLines(form).find((line) => !isOwnPath(line));
  if (foreign !== undefined) faults.push({ field: 'precache', kind: 'ownSite', line: foreign });
  if (offlinePage.trim() === '') faults.push({ field: 'offlinePage', kind: 'noOfflinePage', isAdvice: true });
  else if (!isOwnPath(offlinePage)) faults.push({ field: 'offlinePage', kind: 'path' });
  if (form.strategy.api === 'cache-first') faults.push({ field: 'strategy', kind: 'apiCacheFirst', isAdvice: true });
  if (!form.push) return faults;
  if (vibrationOf(form) === undefined) faults.push({ field: 'vibration', kind: 'vibration' });
  if (notificationTitle.trim() === '') faults.push({ field: 'notificationTitle', kind: 'missing' });
  if (notificationIcon.trim() !== '' && !isOwnPath(notificationIcon)) faults.push({ field: 'notificationIcon', kind: 'path' });
  return faults;
}

function numberFaults(field: 'maxAgeDays' | 'timeoutSeconds', text: string, longest: number): WorkerFault[] {
  const value = positiveOf(text);
  if (value === undefined) return [{ field, kind: 'number' }];
  return value > longest ? [{ field, kind: 'tooLong' }] : [];
}
