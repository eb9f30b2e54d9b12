// Tests of each rule of the three-way merge.
import { describe, expect, test } from 'vitest';
import { mergeRecord } from '../../replication/merge.ts';
import type { Fields } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/entities/prayer.ts';
import { userReadingProgressSchema } from '../../schemas/entities/reading-plan.ts';
import { profileSchema } from '../../schemas/entities/user.ts';

const noRows: never[] = [];

describe('merge', () => {
  test('[R20] different fields both survive', () => {
    const base = { title: 'a', testimony: 'b' };
    expect(
      mergeRecord(prayerSchema, {
        base,
        mine: { ...base, title: 'mine' },
        theirs: { ...base, testimony: 'theirs' },
        echoes: noRows,
      }),
    ).toEqual({
      title: 'mine',
      testimony: 'theirs',
    });
  });

  test('[R20] a field cleared there and untouched here is cleared', () => {
    expect(
      mergeRecord(prayerSchema, {
        base: { testimony: 'x' },
        mine: { testimony: 'x' },
        theirs: {},
        echoes: noRows,
      }),
    ).toEqual({});
  });

  test('[R21] [R22] text changed on both sides: the pending edit wins, the other is kept', () => {
    const merged = mergeRecord(prayerSchema, {
      base: { prayer_text: 'base' },
      mine: { prayer_text: 'mine' },
      theirs: { prayer_text: 'theirs' },
      echoes: noRows,
    });
    expect(merged).toEqual({
      prayer_text: 'mine',
      earlier_wordings: [{ field: 'prayer_text', text: 'theirs' }],
    });
  });

  test('[R22] earlier wordings of both sides unite, each once, at most twenty', () => {
    const buildVersions = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ field: 'request', text: `w${from + n}` }));
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'base', earlier_wordings: [] },
      mine: { request: 'mine', earlier_wordings: buildVersions(0, 14) },
      theirs: { request: 'theirs', earlier_wordings: buildVersions(10, 14) },
      echoes: noRows,
    });
    const previousVersions = merged['earlier_wordings'] as { text: string }[];
    expect(previousVersions).toHaveLength(20);
    expect(new Set(previousVersions.map(({ text }) => text)).size).toBe(20);
    expect(previousVersions.at(-1)?.text).toBe('theirs');
  });

  test('[R21] a choice changed on both sides: the pending value wins, no version is kept', () => {
    const merged = mergeRecord(prayerSchema, {
      base: { category: 'work' },
      mine: { category: 'family' },
      theirs: { category: 'health' },
      echoes: noRows,
    });
    expect(merged).toEqual({ category: 'family' });
  });

  test('[R23] days completed on two devices unite', () => {
    const merged = mergeRecord(userReadingProgressSchema, {
      base: { completed_days: [1] },
      mine: { completed_days: [1, 3] },
      theirs: { completed_days: [1, 2] },
      echoes: noRows,
    });
    expect(merged).toEqual({ completed_days: [1, 2, 3] });
  });

  test("[R24] the server's own field is the server's", () => {
    const merged = mergeRecord(prayerSchema, {
      base: {},
      mine: { user_email: 'A@x.org' },
      theirs: { user_email: 'a@x.org' },
      echoes: noRows,
    });
    expect(merged).toEqual({ user_email: 'a@x.org' });
  });

  test("[R25] [R4] a value that this device sent does not count as another device's change", () => {
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'one' },
      mine: { request: 'three' },
      theirs: { request: 'two' },
      echoes: [{ request: 'two' }],
    });
    expect(merged).toEqual({ request: 'three' });
  });

  test('[R25a] [R22] a previous version restored elsewhere is kept if its text is an echo', () => {
    const earlier = (text: string) => [{ field: 'request', text }];
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'two', earlier_wordings: earlier('one') },
      // Without the text in the list of this device: otherwise R25b keeps it.
      mine: { request: 'two', earlier_wordings: [] },
      theirs: { request: 'one', earlier_wordings: earlier('two') },
      echoes: [{ request: 'one' }],
    });
    expect(merged['request']).toBe('two');
    expect(merged['earlier_wordings']).toContainEqual({ field: 'request', text: 'one' });
  });

  test('[R25] [R22] a version restored and replaced here is kept if its list is an echo', () => {
    const earlier = (text: string) => [{ field: 'request', text }];
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'one' },
      mine: { request: 'one', earlier_wordings: earlier('three') },
      theirs: { request: 'four', earlier_wordings: earlier('one') },
      echoes: [{ request: 'two', earlier_wordings: earlier('one') }],
    });
    expect(merged['request']).toBe('four');
    expect(merged['earlier_wordings']).toEqual([...earlier('three'), ...earlier('one')]);
  });

  test('[R22] [R25] text on both sides, current or previous, survives every merge', () => {
    const texts = ['one', 'two', 'three'];
    const versions = texts.flatMap((request) =>
      [null, ...texts].map((text) => ({
        request,
        ...(text !== null && { earlier_wordings: [{ field: 'request', text }] }),
      })),
    );
    const listTexts = ({ request, earlier_wordings: list }: Fields) =>
      new Set([request, ...((list ?? []) as { text: string }[]).map(({ text }) => text)]);
    const losses: unknown[] = [];
    for (const base of versions)
      for (const mine of versions)
        for (const theirs of versions)
          for (const echo of versions) {
            const merged = mergeRecord(prayerSchema, { base, mine, theirs, echoes: [echo] });
            const mergedTexts = listTexts(merged);
            if (
              [...listTexts(mine)].some(
                (text) => listTexts(theirs).has(text) && !mergedTexts.has(text),
              )
            )
              losses.push({ base, mine, theirs, echo });
            const list = ((merged['earlier_wordings'] ?? []) as { text: string }[]).map(
              ({ text }) => text,
            );
            if (new Set(list).size < list.length)
              losses.push({ twice: list, base, mine, theirs, echo });
          }
    expect(versions).toHaveLength(12);
    expect(losses).toEqual([]);
  });

  test('[R22] [R25] versions on both sides are among the newest of more than twenty', () => {
    const earlier = Array.from({ length: 19 }, (_, n) => ({ field: 'request', text: `w${n}` }));
    const one = { field: 'request', text: 'one' };
    const merged = mergeRecord(prayerSchema, {
      base: { request: 'two', prayer_text: 'a' },
      mine: { request: 'three', prayer_text: 'b', earlier_wordings: [one, ...earlier] },
      theirs: { request: 'one', prayer_text: 'c' },
      echoes: noRows,
    });
    expect(merged).toMatchObject({ request: 'three', prayer_text: 'b' });
    expect(merged['earlier_wordings']).toEqual([
      ...earlier.slice(1),
      one,
      { field: 'prayer_text', text: 'c' },
    ]);
    const echoed = mergeRecord(prayerSchema, {
      base: { request: 'one', earlier_wordings: [] },
      mine: { request: 'one', prayer_text: 'b', earlier_wordings: earlier },
      theirs: { request: 'two', prayer_text: 'c', earlier_wordings: [one, ...earlier] },
      echoes: noRows,
    });
    expect(echoed['request']).toBe('two');
    expect(echoed['earlier_wordings']).toEqual([
      ...earlier.slice(1),
      { field: 'prayer_text', text: 'c' },
      one,
    ]);
  });

  test('[R40] of two calendar days the later day wins', () => {
    const at = (last_read_date: string) => ({ plan_id: 'p', last_read_date });
    const merged = mergeRecord(userReadingProgressSchema, {
      base: at('2026-01-01'),
      mine: at('2026-01-03'),
      theirs: at('2026-01-12'),
      echoes: noRows,
    });
    expect(merged).toEqual(at('2026-01-12'));
    expect(
      mergeRecord(userReadingProgressSchema, {
        base: { plan_id: 'p' },
        mine: at('2026-02-03'),
        theirs: at('2026-01-12'),
        echoes: noRows,
      }),
    ).toEqual(at('2026-02-03'));
  });

  test('[R30] with a guessed base the text that is replaced is kept', () => {
    const guess = {
      base: { request: 'mine', category: 'work' },
      mine: { request: 'mine', category: 'work' },
      theirs: { request: 'theirs', category: 'health' },
      echoes: noRows,
    };
    expect(mergeRecord(prayerSchema, { ...guess, isBaseGuessed: true })).toEqual({
      request: 'theirs',
      category: 'health',
      earlier_wordings: [{ field: 'request', text: 'mine' }],
    });
    expect(mergeRecord(prayerSchema, guess)).toEqual({ request: 'theirs', category: 'health' });
  });

  test('[R40] the greater plan day or “completed” wins, whichever side wrote last', () => {
    const base = { plan_id: 'p', current_day: 2, completed: false };
    for (const [my, their, day] of [
      [5, 3, 5],
      [3, 5, 5],
      [1, 3, 3],
    ]) {
      const merged = mergeRecord(userReadingProgressSchema, {
        base,
        mine: { ...base, current_day: my },
        theirs: { ...base, current_day: their, completed: true },
        echoes: noRows,
      });
      expect(merged).toEqual({ plan_id: 'p', current_day: day, completed: true });
    }
    const ahead = mergeRecord(userReadingProgressSchema, {
      base,
      mine: { ...base, completed: true },
      theirs: { ...base, completed: false, current_day: 3 },
      echoes: noRows,
    });
    expect(ahead).toEqual({ plan_id: 'p', current_day: 3, completed: true });
  });

  test('[R2] [R40] a value that is neither a number nor true counts as missing', () => {
    const merged = mergeRecord(userReadingProgressSchema, {
      base: {},
      mine: { current_day: 2 },
      theirs: { current_day: { valueOf: 0, toString: '' } },
      echoes: noRows,
    });
    expect(merged).toEqual({ current_day: 2 });
  });

  test('[R40] a value that was never set is less than any other', () => {
    const merge = (my: unknown, their: unknown) =>
      mergeRecord(userReadingProgressSchema, {
        base: { current_day: 9 },
        mine: { current_day: my },
        theirs: { current_day: their },
        echoes: noRows,
      })['current_day'];
    expect([merge(undefined, 4), merge(4, undefined), merge(null, 4)]).toEqual([4, 4, 4]);
  });

  test('[R40] a decrease by the user alone wins when no other device changed the value', () => {
    const base = { current_day: 5 };
    expect(
      mergeRecord(userReadingProgressSchema, {
        base,
        mine: { current_day: 1 },
        theirs: base,
        echoes: noRows,
      }),
    ).toEqual({ current_day: 1 });
  });

  test('[R40a] the earlier time of writing wins, whichever side holds it', () => {
    const [early, late] = ['2024-05-01T07:30:00.000Z', '2026-11-20T10:00:00.000Z'];
    const merge = (mine: Fields, theirs: Fields, isBaseGuessed = false) =>
      mergeRecord(prayerSchema, {
        base: isBaseGuessed ? mine : {},
        mine,
        theirs,
        echoes: noRows,
        isBaseGuessed,
      })['written_date'];
    for (const isBaseGuessed of [false, true]) {
      expect(merge({ written_date: early }, { written_date: late }, isBaseGuessed)).toBe(early);
      expect(merge({ written_date: late }, { written_date: early }, isBaseGuessed)).toBe(early);
      expect(merge({ written_date: 'no time' }, { written_date: late }, isBaseGuessed)).toBe(late);
    }
  });

  test('[R40a] of two forms of one time the form of the server stands', () => {
    const theirs = { written_date: '2024-05-01T07:30:00.000000' };
    const mine = { written_date: '2024-05-01T07:30:00.000Z' };
    expect(mergeRecord(prayerSchema, { base: {}, mine, theirs, echoes: noRows })).toEqual(theirs);
  });

  test('[R40a] a time of writing that one side lacks is kept', () => {
    const record = { written_date: '2024-05-01T07:30:00.000Z' };
    for (const base of [{}, record]) {
      expect(mergeRecord(prayerSchema, { base, mine: record, theirs: {}, echoes: noRows })).toEqual(
        record,
      );
    }
    expect(
      mergeRecord(prayerSchema, { base: {}, mine: {}, theirs: record, echoes: noRows }),
    ).toEqual(record);
  });

  test('[R40] a counted value is not merged: if both sides changed, the server value stays', () => {
    const merge = (base: number, mine: number, theirs: number) =>
      mergeRecord(profileSchema, {
        base: { total_prayers: base },
        mine: { total_prayers: mine },
        theirs: { total_prayers: theirs },
        echoes: noRows,
      })['total_prayers'];
    expect([merge(1, 2, 5), merge(1, 5, 2)]).toEqual([5, 2]);
    // A count that changed only on this device is sent to the server.
    expect(merge(1, 2, 1)).toBe(2);
  });
});
