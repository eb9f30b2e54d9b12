// Addresses of the night: /PeacefulSleep, /PeacefulSleep/fear, /PeacefulSleep/fear/fear_isa_41_10, and that one with ?bedtime.

export const sleepAddress = '/PeacefulSleep';

export function roomAddress(room: string): string {
  return `${sleepAddress}/${encodeURIComponent(room)}`;
}

export function optionAddress(room: string, option: string): string {
  return `${roomAddress(room)}/${encodeURIComponent(option)}`;
}

export function bedtimeAddress(room: string, option: string): string {
  return `${optionAddress(room, option)}?bedtime`;
}
