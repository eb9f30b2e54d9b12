// What two wordings of the same words have in common, word by word.

/** `earlier`: only in the earlier wording. `present`: only in the one that stands now. */
export interface TextDiffPart {
  kind: 'same' | 'earlier' | 'present';
  text: string;
}

/** Milliseconds. Two long texts without a word in common are not worth more. */
const diffTimeout = 400;

/**
 * In the order of reading. Texts too different to compare soon come as a whole: first the earlier
 * one, then the present.
 */
export async function compareTexts(earlier: string, present: string): Promise<TextDiffPart[]> {
  if (earlier === present) return earlier === '' ? [] : [{ kind: 'same', text: earlier }];
  // Few people ever see two wordings: the comparison comes when it is needed.
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

/** A stretch that both wordings share, or a place where they differ. */
type DiffStretch = string | { earlier: string; present: string };

/**
 * Changes of one clause read as one: "be near", not "be", then "near"; and a full stop never stands
 * alone, but with its word.
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

/** Two changes with no more than a word of the same clause between them become one. */
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

/** As much of a text as is looked at for one word. */
const maxGap = 60;

/** A change of signs alone takes the word that they stand at along. */
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
    // A word that is longer than what was looked at stays where it is.
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

/** The space that both end with is none of the change. */
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
