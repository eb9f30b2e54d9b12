// Stores whether the server offers a language model, and the user's consent for each kind of text.
import { combineLatest, firstValueFrom, map, type Observable } from 'rxjs';
import { isRecent } from '../../backend/cached-settings.ts';
import { toOutcome } from '../../backend/outcome.ts';
import { buildChoiceRecord } from '../../data/records/activity-records.ts';
import type { DataContext } from '../../data/data-context.ts';
import { writeToStorage } from '../../data/records/record.ts';
import { withReconnect } from '../../data/database/storage-errors.ts';
import type { GenerationKind } from './generated-text.ts';

export type ModelConsent = 'unasked' | 'yes' | 'no';

/**
 * Which users may use the server's model. Our own server answers only signed-in users; the basic
 * backend leaves the decision to the app.
 */
type ModelOffer = 'nobody' | 'members' | 'everybody';

const offerId = 'model';
const loadByContext = new WeakMap<DataContext, { loading: Promise<void>; startedAt: number }>();
/** Milliseconds for which an offer is reused. The operator may change the settings at any time. */
const offerLifetime = 10 * 60_000;

export function watchModelChoice(
  data: DataContext,
  kind: GenerationKind,
): Observable<{ offered: boolean; consent: ModelConsent }> {
  const offer = data.deviceDatabase.chapters.findOne(offerId).$;
  const choice = data.userDatabase.activity.findOne(getConsentId(kind)).$;
  return combineLatest([offer, choice]).pipe(
    map(([one, other]) => ({
      offered: isOffered(data, one?.value['offer']),
      consent: parseConsent(other?.value['value']),
    })),
  );
}

/** Throws `StorageWriteError`. */
export async function saveModelConsent(
  data: DataContext,
  kind: GenerationKind,
  consent: 'yes' | 'no',
): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert(buildChoiceRecord(`model_${kind}`, consent)),
  );
}

/** Returns true when the user consented for this kind of text and the server has a model. */
export async function canUseModel(data: DataContext, kind: GenerationKind): Promise<boolean> {
  const { consent, offered } = await firstValueFrom(watchModelChoice(data, kind));
  if (consent !== 'yes' || offered) return consent === 'yes';
  // The offer is unknown or negative; the server may have a model since the last check.
  await loadModelOffer(data);
  return (await firstValueFrom(watchModelChoice(data, kind))).offered;
}

/**
 * Asks the server, at most once in ten minutes. Without a response, the last known offer stays
 * valid, and the next call asks again.
 */
export function loadModelOffer(data: DataContext): Promise<void> {
  const last = loadByContext.get(data);
  if (last && isRecent(last.startedAt, offerLifetime)) return last.loading;
  const loading = fetchOffer(data).catch((fault: unknown) =>
    data.report('the capabilities could not be requested', fault),
  );
  loadByContext.set(data, { loading, startedAt: Date.now() });
  return loading;
}

/** Stores that the server has no model, after the server reported it. */
export function saveModelUnavailable(data: DataContext): Promise<void> {
  return saveOffer(data, 'nobody');
}

async function fetchOffer(data: DataContext): Promise<void> {
  const outcome = await toOutcome(data.backend.publicSettings());
  if (outcome.kind !== 'ok' || typeof outcome.value !== 'object' || outcome.value === null) {
    loadByContext.delete(data);
    return;
  }
  const names: readonly string[] | undefined = outcome.value.capabilities;
  await saveOffer(
    data,
    names === undefined ? 'everybody' : names.includes('language_model') ? 'members' : 'nobody',
  );
}

async function saveOffer(data: DataContext, offer: ModelOffer): Promise<void> {
  try {
    await withReconnect(data, () =>
      data.deviceDatabase.chapters.incrementalUpsert({
        id: offerId,
        kind: 'model',
        order: '',
        value: { offer },
      }),
    );
  } catch (fault) {
    data.report('the model offer could not be saved', fault);
  }
}

function isOffered({ account }: DataContext, offer: unknown): boolean {
  return offer === 'everybody' || (offer === 'members' && account !== null);
}

function parseConsent(value: unknown): ModelConsent {
  return value === 'yes' || value === 'no' ? value : 'unasked';
}

function getConsentId(kind: GenerationKind): string {
  return `choice|model_${kind}`;
}
