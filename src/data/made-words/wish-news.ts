// Wishes that were granted and of which the person has not heard yet: told once, in one tab.
import { map, type Observable } from 'rxjs';
import type { Data } from '../data.ts';
import type { MadeKind } from './made.ts';
import { changeWish, keptWishes } from './wishes.ts';

export interface WishNews {
  id: string;
  kind: MadeKind;
}

export function wishNews(data: Data): Observable<WishNews[]> {
  return keptWishes(data).pipe(map((wishes) => wishes.filter((wish) => wish.step === 'made' && !wish.told).map(({ id, wish: { kind } }) => ({ id, kind }))));
}

/** @returns whether it is this tab that tells the person */
export function takeNews(data: Data, id: string): Promise<boolean> {
  return changeWish(data, id, (wish) => (wish.step === 'made' && !wish.told ? { ...wish, told: true } : null));
}
