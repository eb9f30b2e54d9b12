// What two wordings of the same words have in common, word by word.

/** `earlier`: only in the earlier wording. `present`: only in the one that stands now. */
export interface WordingPart {
  kind: 'same' | 'earlier' | 'present';
  text: string;
}

/** Milliseconds. Two long texts without a word in common are not worth more. */
const patience = 400;

/** In the order of reading. Texts too different to compare soon come as a whole: first the earlier one, then the present. */
export async function compareWordings(earlier: string, present: string): Promise<WordingPart[]> {
  if (earlier === present) return earlier === '' ? [] : [{ kind: 'same', text: earlier }];
  // Few people ever see two wordings: the comparison comes when it is needed.
  const { diffWordsWithSpace } = await import('diff');
  const changes = diffWordsWithSpace(earlier, present, { timeout: patience });
  if (!changes) return wholes(earlier, present);
  return joined(changes.map(({ value, added, removed }) => ({ kind: added ? 'present' : removed ? 'earlier' : 'same', text: value })));
}

/** Changed words that only a space keeps apart read as one change: "be near", not "be", then "near". */
function joined(parts: readonly WordingPart[]): WordingPart[] {
  const answer: WordingPart[] = [];
  let earlier = '';
  let present = '';
  /** @returns the space that both end with: it belongs to what follows */
  function close(): string {
    const [space = ''] = /\s*$/.exec(earlier) ?? [];
    const end = /\s*$/.exec(present)?.[0] === space ? space : '';
    answer.push(...wholes(earlier.slice(0, earlier.length - end.length), present.slice(0, present.length - end.length)));
    earlier = '';
    present = '';
    return end;
  }
  for (const [place, { kind, text }] of parts.entries()) {
    const isBetween = kind === 'same' && text.trim() === '' && earlier + present !== '' && (parts[place + 1]?.kind ?? 'same') !== 'same';
    if (kind === 'same' && !isBetween) {
      answer.push({ kind, text: close() + text });
    } else {
      if (kind !== 'present') earlier += text;
      if (kind !== 'earlier') present += text;
    }
  }
  const end = close();
  return end === '' ? answer : [...answer, { kind: 'same', text: end }];
}

function wholes(earlier: string, present: string): WordingPart[] {
  const parts: WordingPart[] = [
    { kind: 'earlier', text: earlier },
    { kind: 'present', text: present },
  ];
  return parts.filter(({ text }) => text !== '');
}
