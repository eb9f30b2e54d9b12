// URLs of Peaceful Sleep: /PeacefulSleep, /PeacefulSleep/fear, /PeacefulSleep/fear/fear_isa_41_10,
// and the last with ?bedtime.

export const sleepUrl = '/PeacefulSleep';

export function getSleepCategoryUrl(category: string): string {
  return `${sleepUrl}/${encodeURIComponent(category)}`;
}

export function getSleepOptionUrl(category: string, option: string): string {
  return `${getSleepCategoryUrl(category)}/${encodeURIComponent(option)}`;
}

export function getBedtimeUrl(category: string, option: string): string {
  return `${getSleepOptionUrl(category, option)}?bedtime`;
}
