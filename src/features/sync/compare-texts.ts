// Compares two versions of a text word by word.

/** `earlier`: only in the previous version. `present`: only in the current version. */
export interface TextDiffPart {
  kind: 'same' | 'earlier' | 'present';
  text: string;
}

/** Milliseconds. Two long texts without a word in common are not worth more. */
const diffTimeout = 400;

/**
 * Returns the parts in reading order. If the comparison takes too long, it returns the whole
 * previous version and then the whole current version.
 */
export async function compareTexts(earlier: string, present: string): Promise<TextDiffPart[]> {
  if (earlier === present) return earlier === '' ? [] : [{ kind: 'same', text: earlier }];
  // Few users ever compare versions, so the package is loaded only when needed.
  const { diffWordsWithSpace } = await import('diff');
  const changes = diffWordsWithSpace(earlier, present, { timeout: diffTimeout });
  if (!changes) return toWholeParts(earlier, present);
  return joinStretches(
    changes.map(({ value, added, removed }) => ({
      kind: added ? 'present' : removed ? 'earlier' : 'same',
      text: value,
    })),
  );
}

/** A part that both versions share, or a part in which they differ. */
type DiffStretch = string | { earlier: string; present: string };

/**
 * Joins changes within one clause: "be near", not "be", then "near". Punctuation is marked together
 * with its word.
 */
function joinStretches(parts: readonly TextDiffPart[]): TextDiffPart[] {
  const stretches: DiffStretch[] = parts.map(({ kind, text }) =>
    kind === 'same'
      ? text
      : { earlier: kind === 'earlier' ? text : '', present: kind === 'present' ? text : '' },
  );
  return removeSlightMatches(toWholeWords(removeSlightMatches(stretches)))
    .flatMap((stretch) =>
      typeof stretch === 'string'
        ? [{ kind: 'same' as const, text: stretch }]
        : splitTexts(stretch),
    )
    .reduce<TextDiffPart[]>(mergeFlow, []);
}

function mergeFlow(answer: TextDiffPart[], part: TextDiffPart): TextDiffPart[] {
  const last = answer.at(-1);
  if (part.kind === 'same' && last?.kind === 'same')
    answer[answer.length - 1] = { kind: 'same', text: last.text + part.text };
  else answer.push(part);
  return answer;
}

/** Joins two changes that are separated by at most one word of the same clause. */
function removeSlightMatches(stretches: readonly DiffStretch[]): DiffStretch[] {
  const answer: DiffStretch[] = [];
  for (const stretch of stretches) {
    const before = answer.at(-1);
    const change = answer.at(-2);
    if (typeof stretch !== 'string' && before !== undefined && typeof before !== 'string') {
      answer[answer.length - 1] = {
        earlier: before.earlier + stretch.earlier,
        present: before.present + stretch.present,
      };
    } else if (
      typeof stretch !== 'string' &&
      typeof before === 'string' &&
      change !== undefined &&
      typeof change !== 'string' &&
      /^\s*[\p{L}\p{M}\p{N}'’]*\s*$/u.test(before)
    ) {
      answer.splice(-2, 2, {
        earlier: change.earlier + before + stretch.earlier,
        present: change.present + before + stretch.present,
      });
    } else if (stretch !== '') {
      answer.push(stretch);
    }
  }
  return answer;
}

/** Characters that are searched for the word beside a change. */
const maxGap = 60;

/** Extends a change of punctuation to the adjacent word. */
function toWholeWords(stretches: readonly DiffStretch[]): DiffStretch[] {
  const answer = [...stretches];
  for (const [place, stretch] of answer.entries()) {
    const before = answer[place - 1] ?? '';
    const after = answer[place + 1] ?? '';
    if (
      typeof stretch === 'string' ||
      typeof before !== 'string' ||
      typeof after !== 'string' ||
      !isPunctuation(stretch.earlier + stretch.present)
    )
      continue;
    const last = /(?<=^|\s)\S+$/u.exec(before.slice(-maxGap));
    const first = /^\S+(?=\s|$)/u.exec(after.slice(0, maxGap));
    // A word longer than the searched part is left unchanged.
    if (last && (last.index > 0 || before.length <= maxGap)) {
      const [word] = last;
      answer[place - 1] = before.slice(0, before.length - word.length);
      answer[place] = { earlier: word + stretch.earlier, present: word + stretch.present };
    } else if (first && (first[0].length < maxGap || after.length <= maxGap)) {
      const [word] = first;
      answer[place] = { earlier: stretch.earlier + word, present: stretch.present + word };
      answer[place + 1] = after.slice(word.length);
    }
  }
  return answer;
}

function isPunctuation(text: string): boolean {
  return /\p{P}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
}

/** Common white space at the end of both texts is not part of the change. */
function splitTexts({ earlier, present }: { earlier: string; present: string }): TextDiffPart[] {
  const space = earlier.slice(earlier.trimEnd().length);
  const end = present.slice(present.trimEnd().length) === space ? space : '';
  const parts = toWholeParts(
    earlier.slice(0, earlier.length - end.length),
    present.slice(0, present.length - end.length),
  );
  return end === '' ? parts : [...parts, { kind: 'same', text: end }];
}

function toWholeParts(earlier: string, present: string): TextDiffPart[] {
  const parts: TextDiffPart[] = [
    { kind: 'earlier', text: earlier },
    { kind: 'present', text: present },
  ];
  return parts.filter(({ text }) => text !== '');
}
