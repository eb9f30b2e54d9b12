// Renders the blocks of a guide: headings, text with inline code, steps, code samples and check
// lists.
import { Box } from '@mantine/core';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import { CheckboxLine } from '../../../../ui/checkbox-line.tsx';
import { CodeBlock } from '../../components/code-block.tsx';
import styles from './guide-blocks.module.css';

const linkStyle = {
  display: 'inline-flex',
  mih: 44,
  style: { alignItems: 'center', justifySelf: 'start', gap: 8 },
} as const;

type GuideBlock =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'steps' | 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'link'; to: string; text: string }
  | { kind: 'code'; sample: string }
  | { kind: 'storeTexts' }
  | { kind: 'checks'; items: readonly { key: string; text: string }[] };

interface GuideBlocksProps {
  blocks: readonly GuideBlock[];
  /** Host name that replaces `{host}` in the guide's text. */
  host: string;
  /** Code by its name. */
  samples: Readonly<Record<string, { language: string; text: string; isExcerpt?: boolean }>>;
  /** Keys of the completed check list items. */
  ticked: readonly string[];
  onTick: (key: string, isDone: boolean) => void;
  onSave: (name: string, text: string) => void;
  /** Rendered where the guide contains a `storeTexts` block. */
  storeTexts: ReactNode;
}

export function GuideBlocks({
  blocks,
  host,
  samples,
  ticked,
  onTick,
  onSave,
  storeTexts,
}: GuideBlocksProps) {
  const { t } = useTranslation();

  function draw(block: GuideBlock): ReactNode {
    switch (block.kind) {
      case 'heading':
        return <h2>{block.text}</h2>;
      case 'text':
        return <p>{renderMarkedText(block.text, host)}</p>;
      case 'note':
        return (
          <div role="note" className={styles['note']}>
            <IconInfoCircle
              size={20}
              color="var(--indigo-ink)"
              style={{ flex: 'none', marginBlockStart: 2 }}
              aria-hidden
            />
            <p style={{ minInlineSize: 0 }}>{renderMarkedText(block.text, host)}</p>
          </div>
        );
      case 'steps':
        return (
          <ol className={styles['items']}>{block.items.map((item) => renderItem(item, host))}</ol>
        );
      case 'list':
        return (
          <ul className={styles['items']}>{block.items.map((item) => renderItem(item, host))}</ul>
        );
      case 'facts':
        return (
          <dl className={styles['facts']}>
            {block.rows.map(([name, what]) => (
              <div key={name}>
                <Box component="dt" miw={0} fw={600}>
                  {renderMarkedText(name, host)}
                </Box>
                <Box component="dd" miw={0} m={0}>
                  {renderMarkedText(what, host)}
                </Box>
              </div>
            ))}
          </dl>
        );
      case 'link':
        return (
          <Box component="a" {...linkStyle} href={block.to}>
            {block.text}
            <IconArrowRight size={18} style={{ flex: 'none' }} aria-hidden />
          </Box>
        );
      case 'code': {
        const sample = samples[block.sample];
        if (!sample) return null;
        // An excerpt that has the name of the file would look like the complete file.
        if (sample.isExcerpt)
          return (
            <CodeBlock
              name={t('pwa-guides:guide.excerpt', { name: block.sample })}
              language={sample.language}
              text={sample.text}
            />
          );
        return (
          <CodeBlock
            name={block.sample}
            language={sample.language}
            text={sample.text}
            onSave={onSave}
          />
        );
      }
      case 'storeTexts':
        return storeTexts;
      case 'checks':
        return (
          <ul className={`${elements['plainList']} ${elements['divided']}`}>
            {block.items.map(({ key, text }) => (
              <li key={key}>
                <CheckboxLine
                  label={renderMarkedText(text, host)}
                  checked={ticked.includes(key)}
                  onChange={(isDone) => onTick(key, isDone)}
                />
              </li>
            ))}
          </ul>
        );
    }
  }

  return (
    <div className={styles['blocks']}>
      {blocks.map((block, index) => (
        // A guide does not change while it is displayed, so the index of a block is its key.
        <Fragment key={index}>{draw(block)}</Fragment>
      ))}
    </div>
  );
}

function renderItem(item: string, host: string): ReactNode {
  return <li key={item}>{renderMarkedText(item, host)}</li>;
}

/** Renders text between two backticks as code, which is not translated. */
function renderMarkedText(text: string, host: string): ReactNode {
  return text
    .replaceAll('{host}', host)
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <code key={index} translate="no">
          {part}
        </code>
      ) : (
        part
      ),
    );
}
