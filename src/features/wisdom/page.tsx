// Wisdom page: one question, sixteen topics, and the saved answers.
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchSavedAnswers } from './data.ts';
import layout from '../../ui/page-layout.module.css';
import { VerseTexts } from '../generation/verse-texts.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { QuestionSection } from './ask.tsx';
import { SavedAnswers } from './saved-answers.tsx';

export function WisdomPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const isWide = useIsWide();
  const answers = useLiveQuery('wisdom-answers', watchSavedAnswers);
  // A URL hash may name a saved answer or a queued generation; queued generations are shown in the
  // question tab.
  const isNamed =
    !search.has('view') && hash !== '' && answers?.some(({ id }) => `#${id}` === hash);
  const view = search.get('view') === 'kept' || isNamed ? 'kept' : 'ask';
  const show = (next: 'ask' | 'kept') => setSearch(next === 'kept' ? { view: 'kept' } : {});

  return (
    <VerseTexts>
      <div className={layout['page']} data-wide={isWide || undefined}>
        <title>{`${view === 'kept' ? `${t('wisdom:savedTab')} – ` : ''}${t('wisdom:title')} – ${t('app.name')}`}</title>
        <Tabs
          label={t('wisdom:title')}
          pageTitle={t('wisdom:title')}
          tabs={[
            { value: 'ask', label: t('wisdom:askTab') },
            { value: 'kept', label: t('wisdom:savedTab') },
          ]}
          value={view}
          onChange={show}
        >
          {view === 'ask' ? (
            <QuestionSection savedAnswers={answers} />
          ) : (
            <SavedAnswers answers={answers} onAsk={() => show('ask')} />
          )}
        </Tabs>
      </div>
    </VerseTexts>
  );
}
