// Dialog that chooses the second translation and its layout beside the first translation.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TranslationList } from '../../picker/components/translation-list.tsx';
import type { TranslationOption } from '../../picker/components/translation-list.tsx';

type ParallelLayout = 'columns' | 'verses';

interface ParallelPickerProps {
  /** Name of the text that is open. */
  openTranslation: string;
  /** All translations except the open one; undefined while the list is loading. */
  translations: readonly TranslationOption[] | undefined;
  /** True when the screen is wide enough for two columns; only then is there a choice. */
  isWide: boolean;
  chosen: { other: string; layout: ParallelLayout } | null;
  onChoose: (choice: { other: string; layout: ParallelLayout } | null) => void;
  onClose: () => void;
}

export function ParallelPicker({
  openTranslation,
  translations,
  isWide,
  chosen,
  onChoose,
  onClose,
}: ParallelPickerProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<ParallelLayout>(chosen?.layout ?? 'columns');
  const layout = isWide ? wanted : 'verses';

  function chooseLayout(next: ParallelLayout): void {
    setWanted(next);
    if (chosen) onChoose({ other: chosen.other, layout: next });
  }

  return (
    <Dialog
      title={t('bible:parallel.title')}
      onClose={onClose}
      footer={
        chosen && (
          <Button variant="default" onClick={() => onChoose(null)}>
            {t('bible:parallel.single', { translation: openTranslation })}
          </Button>
        )
      }
    >
      {isWide && (
        <SegmentedControl
          legend={t('bible:parallel.layout')}
          options={[
            { value: 'columns', label: t('bible:parallel.columns') },
            { value: 'verses', label: t('bible:parallel.verses') },
          ]}
          value={layout}
          onChange={chooseLayout}
        />
      )}
      <SecondTranslationList
        translations={translations}
        chosen={chosen?.other}
        onChoose={(other) => onChoose({ other, layout })}
      />
    </Dialog>
  );
}

function SecondTranslationList({
  translations,
  chosen,
  onChoose,
}: {
  translations: readonly TranslationOption[] | undefined;
  chosen: string | undefined;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!translations) return <p role="status">{t('loading')}</p>;
  if (translations.length === 0)
    return (
      <>
        <p role="status">{t('bible:parallel.noOther')}</p>
        <a href="/BibleLibrary">{t('bible.libraryTitle')}</a>
      </>
    );
  return (
    <TranslationList
      language={language}
      selectionStyle="pressed"
      translations={translations}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
