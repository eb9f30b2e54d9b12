// The rules of the three-way merge, one by one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRecord } from '../../replication/merge.ts';
import { prayerSchema } from '../../schemas/prayer.ts';
import { userReadingProgressSchema } from '../../schemas/reading-plan.ts';

const none: never[] = [];

describe('merge', () => {
  test('[R20] different fields both survive', () => {
    const base = { title: 'a', testimony: 'b' };
    expect(mergeRecord(prayerSchema, { base, mine: { ...base, title: 'mine' }, theirs: { ...base, testimony: 'theirs' }, echoes: none })).toEqual({
      title: 'mine',
      testimony: 'theirs',
    });
  });

  test('[R20] a field cleared there and untouched here is cleared', () => {
    expect(mergeRecord(prayerSchema, { base: { testimony: 'x' }, mine: { testimony: 'x' }, theirs: {}, echoes: none })).toEqual({});
  });

  test('[R21] [R22] the same words changed on both sides: the waiting edit stands, the other wording is kept', () => {
    const merged = mergeRecord(prayerSchema, {
      base: { prayer_text: 'base' },
      mine: { prayer_text: 'mine' },
      theirs: { prayer_text: 'theirs' },
      echoes: none,
    });
    expect(merged).toEqual({ prayer_text: 'mine', earlier_wordings: [{ field: 'prayer_text', text: 'theirs' }] });
  });

  test('[R22] earlier wordings of both sides unite, each once, at most twenty', () => {
    const wordings = (from: number, count: number) => Array.from({ length: count }, (_, n) => ({ field: 'request', text: `w${from + n}` }));
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'base', earlier_wordings: [] },
      mine: { request: 'mine', earlier_wordings: wordings(0, 14) },
      theirs: { request: 'theirs', earlier_wordings: wordings(10, 14) },
      echoes: none,
    });
    const kept = merged['earlier_wordings'] as { text: string }[];
    expect(kept).toHaveLength(20);
    expect(new Set(kept.map(({ text }) => text)).size).toBe(20);
    expect(kept.at(-1)?.text).toBe('theirs');
  });

  test('[R21] a choice changed on both sides: the waiting one stands, nothing is kept', () => {
    const merged = mergeRecord(prayerSchema, { base: { category: 'work' }, mine: { category: 'family' }, theirs: { category: 'health' }, echoes: none });
    expect(merged).toEqual({ category: 'family' });
  });

  test('[R23] days completed on two devices unite', () => {
    const merged = mergeRecord(userReadingProgressSchema, {
      base: { completed_days: [1] },
      mine: { completed_days: [1, 3] },
      theirs: { completed_days: [1, 2] },
      echoes: none,
    });
    expect(merged).toEqual({ completed_days: [1, 2, 3] });
  });

  test("[R24] the server's own field is the server's", () => {
    const merged = mergeRecord(prayerSchema, { base: {}, mine: { user_email: 'A@x.org' }, theirs: { user_email: 'a@x.org' }, echoes: none });
    expect(merged).toEqual({ user_email: 'a@x.org' });
  });

  test("[R25] [R4] what this device sent itself is not somebody else's change", () => {
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'one' },
      mine: { request: 'three' },
      theirs: { request: 'two' },
      echoes: [{ request: 'two' }],
    });
    expect(merged).toEqual({ request: 'three' });
  });

  test('[R30] with a guessed base the words that give way are kept', () => {
    const guess = { base: { request: 'mine', category: 'work' }, mine: { request: 'mine', category: 'work' }, theirs: { request: 'theirs', category: 'health' }, echoes: none };
    expect(mergeRecord(prayerSchema, { ...guess, isBaseGuessed: true })).toEqual({ request: 'theirs', category: 'health', earlier_wordings: [{ field: 'request', text: 'mine' }] });
    expect(mergeRecord(prayerSchema, guess)).toEqual({ request: 'theirs', category: 'health' });
  });

  test('[R2] is pure, total and settles: merging the result again changes nothing, and no wording vanishes', () => {
    const text = fc.option(fc.constantFrom('', 'a', 'b', 'c', 'd'), { nil: undefined });
    const record = fc.record({ request: text, testimony: text, category: text });
    fc.assert(
      fc.property(record, record, record, fc.array(record, { maxLength: 3 }), (base, mine, theirs, echoes) => {
        const merged = mergeRecord(prayerSchema, { base, mine, theirs, echoes });
        expect(mergeRecord(prayerSchema, { base, mine, theirs, echoes })).toEqual(merged);
        expect(mergeRecord(prayerSchema, { base: theirs, mine: merged, theirs: merged, echoes: [] })).toEqual(merged);
        const kept = JSON.stringify(merged);
        // My edit stands wherever I changed the field.
        if (mine.request && mine.request !== base.request) expect(merged['request']).toBe(mine.request);
        // Their edit is visible or kept, unless it is my own echo.
        const echoed = [base, ...echoes].some(({ request }) => request === theirs.request);
        if (theirs.request && !echoed) expect(kept).toContain(`"${theirs.request}"`);
      }),
    );
  });
});
