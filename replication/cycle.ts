// One meeting of the device with the server: what waits goes out, what changed comes in.
import type { Changes } from '../schemas/wire.ts';
import { purgeGraves } from './graves.ts';
import { forgetLostPlace, pullChanged, pullDeleted, reachedBy, reconcile, reconciledKey } from './pull.ts';
import { pushWaiting } from './push.ts';
import { forgetContent, pullRestored } from './restored.ts';
import { readWaiting, type Shelf, type SyncState } from './shelf.ts';
import { endsCycle, type Pause, pauseOf, type Transport, type Turn } from './transport.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
/** Reconcile on a server without a feed of deletions. */
const reconcileEvery = 6 * hour;
/** The same where there is a feed: it forgets in the end, and a hole is a hole whatever made it. */
const healEvery = 30 * 24 * hour;
const purgeEvery = 24 * hour;

const epochKey = 'epoch';
/** The same for content, beside it. */
const contentEpochKey = 'content-epoch';
/** Stands for the epoch where a server was met that could not name its own. */
const unheard = '-';
/** Whose token was compared with the account, by transport: a transport has one token. */
const proven = new WeakSet<Transport>();
/** Shelves that were looked at for lost records since this page began. */
const looked = new WeakSet<Shelf>();

/** A push that fails does not keep the pull away. @returns why the cycle was not whole */
export async function runCycle(world: World, turn: Turn = { isLost: () => false }): Promise<Pause | null> {
  const { shelves, transport, account } = world;
  // [R39] Content belongs to everybody and is never pushed.
  const own = account === null ? [] : shelves.filter(({ access }) => access === 'owner');
  const everybodys = shelves.filter(({ access }) => access === 'content');
  const pulled = [...own, ...everybodys];
  if (pulled.length === 0) return null;
  for (const shelf of pulled) {
    if (looked.has(shelf)) continue;
    await forgetLostPlace(shelf);
    looked.add(shelf);
  }

  // [R36] One small question tells whether there is anything to ask for.
  const glance = await transport.glance();
  let pause: Pause | null = null;
  const isAnswered = glance.kind === 'ok' || glance.kind === 'unsupported';
  if (!isAnswered) {
    pause = pauseOf(glance);
    // [R37] Unless it may have been put back from a backup meanwhile: then nothing is put in place before it has said that it was not.
    if (endsCycle(pause) || !['', unheard].includes(await world.state.read(epochKey))) return pause;
  }
  const changes = glance.kind === 'ok' ? glance.value : null;
  const stranger = await compareAccount(world, changes);
  if (stranger) return stranger;

  const epoch = changes?.epoch ?? unheard;
  const isRestored = own.length > 0 && (await isOther(world.state, epochKey, epoch));
  /** Shelves of which not everything could be looked at: nothing is told of them yet, and nothing put in place. */
  const unseen = new Set<Shelf>();
  for (const shelf of isRestored ? own : []) {
    if (turn.isLost()) return { kind: 'busy' };
    // A server without an epoch may be this one or that.
    if (epoch !== unheard && (await shelf.state.read(restoredKey(shelf))) === epoch) continue;
    const failed = await pullRestored(shelf, transport, turn);
    if (endsCycle(failed) || turn.isLost()) return failed ?? { kind: 'busy' };
    if (failed) unseen.add(shelf);
    else await shelf.state.write(restoredKey(shelf), epoch);
    pause = failed ?? pause;
  }
  if (isRestored && unseen.size === 0) await world.state.write(epochKey, epoch);
  // [R39] What is everybody's lies in a database of its own, which outlives those of persons.
  const [first] = everybodys;
  if (first && isAnswered && (await isOther(first.state, contentEpochKey, epoch))) {
    for (const shelf of everybodys) await forgetContent(shelf);
    await first.state.write(contentEpochKey, epoch);
  }
  const seen = (shelf: Shelf) => !unseen.has(shelf);
  for (const shelf of await listWaiting(own.filter(seen))) {
    pause = (await pushWaiting(shelf, transport, turn)) ?? pause;
    if (endsCycle(pause)) return pause;
  }
  for (const shelf of await listChanged(pulled.filter(seen), changes)) {
    if (turn.isLost()) return { kind: 'busy' };
    pause = (await pullShelf(world, shelf, changes, turn)) ?? pause;
    if (endsCycle(pause)) return pause;
  }
  // What is everybody's does not wait until all is well with a person's own.
  if (changes) pause = (await healSometimes(world, pause ? everybodys : pulled, turn)) ?? pause;
  if (pause === null) await purgeSometimes(world, own);
  return pause;
}

/** [R33] Words go to nobody but the person they belong to: the token must be that person's by the server's own word. */
async function compareAccount({ account, transport }: World, changes: Changes | null): Promise<Pause | null> {
  if (account === null) return null;
  if (changes) return changes.user_id === account ? null : { kind: 'signed-out' };
  if (proven.has(transport)) return null;
  const answer = await transport.read('User', { kind: 'one', serverId: account });
  if (answer.kind !== 'ok') return pauseOf(answer);
  if (answer.value[0]?.id !== account) return { kind: 'signed-out' };
  proven.add(transport);
  return null;
}

/**
 * [R37] Whether the server was put back from a backup since: its epoch is another. Where a meeting goes on without one, what is told and
 * heard in it may be lost before the first is heard: that one is then another, too; so is none where there was one.
 */
async function isOther(state: SyncState, key: string, epoch: string): Promise<boolean> {
  const known = await state.read(key);
  if (known === '') await state.write(key, epoch);
  return known !== '' && known !== epoch;
}

/** The last epoch of which everything of a shelf was looked at after a restore. */
function restoredKey({ entity }: Shelf): string {
  return `restored|${entity}`;
}

async function listWaiting(shelves: readonly Shelf[]): Promise<Shelf[]> {
  const waiting = await Promise.all(shelves.map(readWaiting));
  return shelves.filter((_, place) => (waiting[place]?.length ?? 0) > 0);
}

/** Those of which the glance says that there is something new; all where there was none. */
async function listChanged(shelves: readonly Shelf[], changes: Changes | null): Promise<readonly Shelf[]> {
  if (!changes) return shelves;
  const reached = await Promise.all(shelves.map(reachedBy));
  return shelves.filter(({ entity }, place) => {
    const { changed = '', deleted = '' } = changes.entities[entity] ?? {};
    return changed > (reached[place]?.changed ?? '') || deleted > (reached[place]?.deleted ?? '');
  });
}

async function pullShelf(world: World, shelf: Shelf, changes: Changes | null, turn: Turn): Promise<Pause | null> {
  const { transport } = world;
  if (changes) {
    const reached = await reachedBy(shelf);
    const { changed = '', deleted = '' } = changes.entities[shelf.entity] ?? {};
    const failed = changed > reached.changed ? await pullChanged(shelf, transport, turn) : null;
    if (failed || deleted <= reached.deleted) return failed;
    const answer = await pullDeleted(shelf, transport);
    return answer === 'unsupported' ? null : answer;
  }
  return (await pullChanged(shelf, transport, turn)) ?? (await learnDeletions(world, shelf));
}

async function learnDeletions(world: World, shelf: Shelf): Promise<Pause | null> {
  const answer = shelf.entity === 'User' ? null : await pullDeleted(shelf, world.transport);
  return answer === 'unsupported' ? reconcileSometimes(world, shelf, reconcileEvery) : answer;
}

/** [R18] Every month or so, by the device's clock, which decides nothing but how often. One entity that fails keeps no other away. */
async function healSometimes(world: World, shelves: readonly Shelf[], turn: Turn): Promise<Pause | null> {
  let pause: Pause | null = null;
  const compared = await Promise.all(shelves.map((shelf) => shelf.state.read(reconciledKey(shelf))));
  for (const [place, shelf] of shelves.entries()) {
    if (shelf.entity === 'User' || turn.isLost()) continue;
    // One that was never compared was pulled from the beginning.
    if (compared[place] === '') await shelf.state.write(reconciledKey(shelf), String(world.now()));
    else {
      const failed = isDue(world.now(), compared[place] ?? '', healEvery) ? await reconcileSometimes(world, shelf, healEvery) : null;
      pause = failed ?? pause;
      if (endsCycle(pause)) return pause;
    }
  }
  return pause;
}

async function reconcileSometimes({ transport, now }: World, shelf: Shelf, every: number): Promise<Pause | null> {
  const key = reconciledKey(shelf);
  if (!isDue(now(), await shelf.state.read(key), every)) return null;
  const failed = await reconcile(shelf, transport);
  if (!failed) await shelf.state.write(key, String(now()));
  return failed;
}

/** How often is the device's own business; which ones may go is told by the server's dates alone. */
async function purgeSometimes({ state, now }: World, shelves: readonly Shelf[]): Promise<void> {
  const key = 'purged';
  if (!isDue(now(), await state.read(key), purgeEvery)) return;
  for (const shelf of shelves) await purgeGraves(shelf);
  await state.write(key, String(now()));
}

/** A date in the future is that of a clock which was wrong: it says nothing. */
function isDue(now: number, last: string, every: number): boolean {
  const since = now - Number(last);
  return since < 0 || since >= every;
}
