// Whether words may come from a language model: whether the server has one, and what the person said of it, for each kind of words.
import { combineLatest, firstValueFrom, map, type Observable } from 'rxjs';
import { outcomeOf } from '../../backend/outcome.ts';
import { choiceRecord } from '../activity.ts';
import type { Data } from '../data.ts';
import { kept } from '../record.ts';
import { withStorage } from '../storage-faults.ts';
import type { MadeKind } from './made.ts';

export type Consent = 'unasked' | 'yes' | 'no';

/** Who may ask the server's model. Our own server answers members only; the plain platform leaves that to the app. */
type Offer = 'nobody' | 'members' | 'everybody';

const offerId = 'model';
const asking = new WeakMap<Data, Promise<void>>();

export function modelChoice(data: Data, kind: MadeKind): Observable<{ offered: boolean; consent: Consent }> {
  const offer = data.device.chapters.findOne(offerId).$;
  const choice = data.personal.activity.findOne(choiceId(kind)).$;
  return combineLatest([offer, choice]).pipe(map(([one, other]) => ({ offered: isOffered(data, one?.value['offer']), consent: consentOf(other?.value['value']) })));
}

/** Throws `NotKept`. */
export async function chooseModel(data: Data, kind: MadeKind, consent: 'yes' | 'no'): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert(choiceRecord(`model_${kind}`, consent)));
}

/** Only with the person's consent for this kind of words, and where there is a model at all. */
export async function mayAskModel(data: Data, kind: MadeKind): Promise<boolean> {
  const { consent, offered } = await firstValueFrom(modelChoice(data, kind));
  if (consent !== 'yes' || offered) return consent === 'yes';
  // Not known yet, or not any more: a server may have got one since.
  await askForOffer(data);
  return (await firstValueFrom(modelChoice(data, kind))).offered;
}

/** Asks the server once in a visit; without an answer the last one holds, and it is asked again. */
export function askForOffer(data: Data): Promise<void> {
  const asked = asking.get(data) ?? ask(data).catch((fault: unknown) => data.report('nobody could ask whether there is a model', fault));
  asking.set(data, asked);
  return asked;
}

/** The server says itself that it has none. */
export function noModel(data: Data): Promise<void> {
  return keepOffer(data, 'nobody');
}

async function ask(data: Data): Promise<void> {
  const outcome = await outcomeOf(data.backend.publicSettings());
  if (outcome.kind !== 'ok' || typeof outcome.value !== 'object' || outcome.value === null) {
    asking.delete(data);
    return;
  }
  const names: readonly string[] | undefined = outcome.value.capabilities;
  await keepOffer(data, names === undefined ? 'everybody' : names.includes('language_model') ? 'members' : 'nobody');
}

async function keepOffer(data: Data, offer: Offer): Promise<void> {
  try {
    await withStorage(data, () => data.device.chapters.incrementalUpsert({ id: offerId, kind: 'model', order: '', value: { offer } }));
  } catch (fault) {
    data.report('nobody noted whether there is a model', fault);
  }
}

function isOffered({ account }: Data, offer: unknown): boolean {
  return offer === 'everybody' || (offer === 'members' && account !== null);
}

function consentOf(value: unknown): Consent {
  return value === 'yes' || value === 'no' ? value : 'unasked';
}

function choiceId(kind: MadeKind): string {
  return `choice|model_${kind}`;
}
