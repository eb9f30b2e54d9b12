// Wishes that were granted and of which the person has not heard yet: told once, in one tab.
import { map, type Observable } from 'rxjs';
import type { DataContext } from '../../../data/data-context.ts';
import type { GenerationKind } from '../generated-text.ts';
import { updateQueuedGeneration, watchQueuedGenerations } from './queued-generations.ts';

export interface GenerationNotice {
  id: string;
  kind: GenerationKind;
}

export function watchFinishedGenerations(data: DataContext): Observable<GenerationNotice[]> {
  return watchQueuedGenerations(data).pipe(
    map((queuedGenerations) =>
      queuedGenerations
        .filter((queued) => queued.step === 'made' && !queued.told)
        .map(({ id, wish: { kind } }) => ({ id, kind })),
    ),
  );
}

/** @returns whether it is this tab that tells the person */
export function claimFinishedGeneration(data: DataContext, id: string): Promise<boolean> {
  return updateQueuedGeneration(data, id, (queued) =>
    queued.step === 'made' && !queued.told ? { ...queued, told: true } : null,
  );
}
