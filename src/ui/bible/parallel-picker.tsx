// Choosing the second translation, and how it stands beside the first.
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import type { Translation } from '../../../schemas/translations.ts';
import { languageNames } from '../../i18n/language.ts';
import { Choice } from '../choice.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './place-picker.module.css';

type Layout = 'columns' | 'verses';

interface ParallelPickerProps {
  /** Name of the text that is open. */
  open: string;
  /** Without it; undefined while they are being asked for. */
  translations: readonly Translation[] | undefined;
  chosen: { other: string; layout: Layout } | null;
  onChoose: (choice: { other: string; layout: Layout } | null) => void;
  onClose: () => void;
}

export function ParallelPicker({ open, translations, chosen, onChoose, onClose }: ParallelPickerProps) {
  const { t } = useTranslation();
  const [layout, setLayout] = useState<Layout>(chosen?.layout ?? 'columns');

  function chooseLayout(next: Layout): void {
    setLayout(next);
    if (chosen) onChoose({ other: chosen.other, layout: next });
  }

  return (
    <Dialog
      title={t('parallel.title')}
      onClose={onClose}
      footer={
        chosen && (
          <Button variant="default" onClick={() => onChoose(null)}>
            {t('parallel.alone', { translation: open })}
          </Button>
        )
      }
    >
      <Choice
        legend={t('parallel.layout')}
        options={[
          { value: 'columns', label: t('parallel.columns') },
          { value: 'verses', label: t('parallel.verses') },
        ]}
        value={layout}
        onChange={chooseLayout}
      />
      <Translations translations={translations} chosen={chosen?.other} onChoose={(other) => onChoose({ other, layout })} />
    </Dialog>
  );
}

function Translations({ translations, chosen, onChoose }: { translations: readonly Translation[] | undefined; chosen: string | undefined; onChoose: (code: string) => void }) {
  const { t } = useTranslation();
  if (!translations) return <p role="status">{t('common.loading')}</p>;
  if (translations.length === 0) return <p role="status">{t('parallel.noOther')}</p>;
  const languages = [...new Set(translations.map(({ language }) => language))] as Language[];
  return languages.map((language) => (
    <section key={language} className={styles['group']}>
      <h3 className={styles['groupTitle']} lang={language}>
        {languageNames[language] ?? language}
      </h3>
      {translations
        .filter((translation) => translation.language === language)
        .map(({ code, name }) => (
          <button key={code} type="button" className={styles['translation']} aria-pressed={code === chosen} onClick={() => onChoose(code)}>
            <span lang={language}>{name}</span>
            <span className={styles['code']}>{code}</span>
            {code === chosen && <IconCheck size={18} aria-hidden />}
          </button>
        ))}
    </section>
  ));
}
