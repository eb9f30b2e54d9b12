// Stores which passages of a plan's day were read after they were opened from the plan, on this
// device only.
import { map, type Observable } from 'rxjs';
import { toCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import type { DataContext } from '../../data/data-context.ts';
import type { Passage } from '../../data/bible/parse-passage.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';

const kind = 'plan_read';

/** Maximum length of a plan id, because a URL may hold any text. */
const maxPlanIdLength = 100;

/** ISO times of the last reading, by passage. */
export type ReadPassages = ReadonlyMap<string, string>;

/**
 * @param plan name of the plan in its URL
 * @param place in the numbering of the translation
 */
export async function markPassageRead(
  data: DataContext,
  plan: string,
  day: number,
  translation: string,
  place: Passage,
): Promise<void> {
  if (plan.length > maxPlanIdLength) return;
  const date = new Date().toISOString();
  await withReconnect(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: `${getIdPrefix(plan, day)}${getPassageKey(translation, place)}`,
      kind,
      order: '',
      value: { date },
    }),
  );
}

export function watchReadPassages(
  data: DataContext,
  plan: string,
  day: number,
): Observable<ReadPassages> {
  const prefix = getIdPrefix(plan, day);
  return data.userDatabase.activity
    .find({ selector: { kind } })
    .$.pipe(
      map(
        (docs) =>
          new Map(
            docs.flatMap(({ id, value: { date } }) =>
              id.startsWith(prefix) && typeof date === 'string'
                ? [[id.slice(prefix.length), date] as const]
                : [],
            ),
          ),
      ),
    );
}

/**
 * Returns true when the passage was read. A chapter that was read completely includes its verses.
 *
 * @param since ISO time at which the current progress of the plan began
 */
export function isPassageRead(
  read: ReadPassages,
  translation: string,
  place: Passage,
  since: string,
): boolean {
  const { book, chapter } = place;
  const begun = Date.parse(since);
  return [getPassageKey(translation, place), getPassageKey(translation, { book, chapter })].some(
    (name) => Date.parse(read.get(name) ?? '') >= begun,
  );
}

function getIdPrefix(plan: string, day: number): string {
  return `${kind}|${plan}|${day}|`;
}

/**
 * In the canonical numbering, so that another translation changes nothing: `PSA.23`, `MRK.4.35`.
 */
function getPassageKey(translation: string, { book, chapter, from }: Passage): string {
  const at = { book, chapter, verse: from ?? 1 };
  const [first = at] = toCanonicalVerses(translation, at);
  return from === undefined
    ? `${first.book}.${first.chapter}`
    : `${first.book}.${first.chapter}.${first.verse}`;
}
