// Store texts in each language, to copy, each with its length and the maximum length.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../schemas/fields.ts';
import { languageNames } from '../../../../locales/language.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import styles from './store-listing.module.css';

interface StoreText {
  language: Language;
  fields: readonly {
    field: 'name' | 'subtitle' | 'keywords' | 'short' | 'full';
    text: string;
    limit: number;
  }[];
}

export function StoreListing({
  texts,
  showNumber,
}: {
  texts: readonly StoreText[];
  showNumber: (number: number) => string;
}) {
  const { t } = useTranslation();
  return texts.map(({ language, fields }) => (
    <section key={language} className={styles['listing']} aria-labelledby={`store-${language}`}>
      <h2 id={`store-${language}`} lang={language}>
        {languageNames[language]}
      </h2>
      {fields.map(({ field, text, limit }) => (
        <div key={field}>
          <CodeBlock
            name={`${t(`pwa-guides:guide.storeFields.${field}`)} (${language.toUpperCase()})`}
            text={text}
            textLanguage={language}
          />
          <p className={styles['count']}>
            {t('pwa-guides:guide.characters', {
              now: showNumber([...text].length),
              limit: showNumber(limit),
            })}
          </p>
        </div>
      ))}
    </section>
  ));
}
