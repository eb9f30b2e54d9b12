// Watches finished generations that were not yet announced to the user, and claims an announcement
// for one tab, so that each is announced once.
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
        .map(({ id, request: { kind } }) => ({ id, kind })),
    ),
  );
}

/** @returns true when this tab must announce the generation */
export function claimFinishedGeneration(data: DataContext, id: string): Promise<boolean> {
  return updateQueuedGeneration(data, id, (queued) =>
    queued.step === 'made' && !queued.told ? { ...queued, told: true } : null,
  );
}
