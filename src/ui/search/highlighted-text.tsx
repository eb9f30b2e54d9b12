// Text with highlighted search matches; in verses, the divine name is in small capitals.
import type { TextRange } from '../../../schemas/bible/search-query.ts';
import { DivineName, findDivineNames } from '../divine-name.tsx';
import styles from './search.module.css';

/** @param runs in reading order, without overlaps */
export function HighlightedText({
  text,
  runs,
  isScripture = false,
}: {
  text: string;
  runs: readonly TextRange[];
  isScripture?: boolean;
}) {
  const names = isScripture ? findDivineNames(text) : [];
  const last = runs.at(-1)?.to ?? 0;
  return (
    <>
      {runs.map(({ from, to }, index) => (
        <span key={from}>
          <TextPart text={text} from={runs[index - 1]?.to ?? 0} to={from} names={names} />
          <mark className={styles['mark']}>
            <TextPart text={text} from={from} to={to} names={names} />
          </mark>
        </span>
      ))}
      <TextPart text={text} from={last} to={text.length} names={names} />
    </>
  );
}

/** A name of which only a part is highlighted stays in capitals. */
function TextPart({
  text,
  from,
  to,
  names,
}: TextRange & { text: string; names: readonly TextRange[] }) {
  const inside = names.filter((name) => name.from >= from && name.to <= to);
  if (inside.length === 0) return text.slice(from, to);
  return (
    <>
      {inside.map((name, index) => (
        <span key={name.from}>
          {text.slice(inside[index - 1]?.to ?? from, name.from)}
          <DivineName text={text.slice(name.from, name.to)} />
        </span>
      ))}
      {text.slice(inside.at(-1)?.to ?? from, to)}
    </>
  );
}
