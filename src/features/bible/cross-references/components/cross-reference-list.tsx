// List of the cross references of a verse: the verse, the choice of the order, a button with the
// text of each reference, and credits. The licences of the list and of the texts require the
// credits.
import { Box, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { ScriptureCredits } from '../../../../ui/scripture-credits.tsx';
import styles from './cross-reference-list.module.css';

/**
 * `waiting`: its chapter is being loaded. `absent`: the chapter is not on this device, and the
 * server cannot be reached.
 */
export type CrossReferencePreview =
  | { kind: 'words'; text: string }
  | { kind: 'waiting' | 'absent' };

export interface CrossReferenceItem {
  key: string;
  /** `1 John 4:9` */
  name: string;
  preview: CrossReferencePreview;
}

export type CrossReferenceOrder = 'near' | 'bible';

interface CrossReferenceListProps {
  /** Reference such as `John 3:16`; `text` is its text. */
  verse: string;
  text: string | undefined;
  /** Of the texts. */
  language: string;
  /** Code of the translation that they are from. */
  translation: string;
  references: readonly CrossReferenceItem[];
  /** Number of further references that are not listed. */
  more: number;
  order: CrossReferenceOrder;
  onOrder: (order: CrossReferenceOrder) => void;
  onMore: () => void;
  onGo: (key: string) => void;
}

export function CrossReferenceList({
  verse,
  text,
  language,
  translation,
  references,
  more,
  order,
  onOrder,
  onMore,
  onGo,
}: CrossReferenceListProps) {
  const { t } = useTranslation();
  return (
    <>
      {text !== undefined && (
        <blockquote className={`${elements['quote']} ${elements['scripture']}`} lang={language}>
          {text}
        </blockquote>
      )}
      {references.length === 0 ? (
        <p>{t('bible:crossReferences.none', { verse })}</p>
      ) : (
        <>
          <SegmentedControl
            legend={t('bible:crossReferences.order')}
            isLegendHidden
            options={[
              { value: 'near', label: t('bible:crossReferences.nearest') },
              { value: 'bible', label: t('bible:crossReferences.inBibleOrder') },
            ]}
            value={order}
            onChange={onOrder}
          />
          <ul className={`${elements['plainList']} ${elements['divided']}`}>
            {references.map(({ key, name, preview }) => (
              <li key={key}>
                <button type="button" className={styles['reference']} onClick={() => onGo(key)}>
                  <Box component="span" c="var(--indigo-ink)" fw={600}>
                    {name}
                  </Box>
                  <ReferencePreview preview={preview} language={language} />
                </button>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <Button variant="default" onClick={onMore}>
              {t('bible:crossReferences.more', { count: more })}
            </Button>
          )}
        </>
      )}
      <CrossReferenceCredit translation={translation} />
    </>
  );
}

function ReferencePreview({
  preview,
  language,
}: {
  preview: CrossReferencePreview;
  language: string;
}) {
  const { t } = useTranslation();
  switch (preview.kind) {
    case 'words':
      return (
        <Text
          component="span"
          lineClamp={5}
          ff="var(--serif)"
          fz="1.0625rem"
          lh={1.55}
          lang={language}
        >
          {preview.text}
        </Text>
      );
    case 'waiting':
      // As high as one line of the text that is being loaded.
      return (
        <Box
          component="span"
          h="1.4rem"
          bdrs={6}
          bg="var(--line)"
          opacity={0.6}
          aria-hidden="true"
        />
      );
    case 'absent':
      return <span className={layout['muted']}>{t('bible:crossReferences.notHere')}</span>;
  }
}

/** Credit for the cross-reference list and the texts, which their licences require. */
function CrossReferenceCredit({ translation }: { translation: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack component="footer" className={layout['muted'] ?? ''} gap={4} align="flex-start">
      <ScriptureCredits of={[translation]} />
      <p>{t('bible:crossReferences.credit')}</p>
      <button
        type="button"
        className={surface['inlineLink']}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('bible:crossReferences.about')}
      </button>
      {isOpen && (
        <Stack gap="xs">
          <p>{t('bible:crossReferences.source')}</p>
          <p>{t('bible:crossReferences.changes')}</p>
          <p>
            <a
              href="https://creativecommons.org/licenses/by-sa/3.0/"
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('bible:crossReferences.licence')}
            </a>
          </p>
        </Stack>
      )}
    </Stack>
  );
}
