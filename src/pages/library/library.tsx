// BibleLibrary: which translations lie on this device, which are on their way, which can be kept, and how much room there is.
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { crossReferencesHere, keepCrossReferences } from '../../data/cross-reference-keeping.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { startKeeper } from '../../data/library-keeper.ts';
import { keepings as keepingsOf, keptTranslations } from '../../data/library.ts';
import { absentFrom } from '../../data/translation-presence.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isCostly } from '../../platform/connection-cost.ts';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { AbsentList } from '../../ui/library/absent-list.tsx';
import styles from '../../ui/library/library.module.css';
import { Notice } from '../../ui/notice.tsx';
import { LampPicture } from '../../ui/pictures.tsx';
import { Coming } from './coming.tsx';
import { Here } from './here.tsx';
import { Offers } from './offers-section.tsx';
import { Room } from './room.tsx';
import { useOffered } from './use-offered.ts';

export function LibraryPage() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const kept = useLive('kept-translations', keptTranslations);
  const keepings = useLive('keepings', keepingsOf);
  const isOnline = useLive('online', ({ online }) => online) ?? true;
  const { offered, hasFailed, askAgain } = useOffered(isOnline);
  const absent = offered ? absentFrom(language, offered) : [];
  const isKept = kept !== undefined && kept.length > 0;
  const hasReferences = useLive('cross-references-here', crossReferencesHere);
  const isMemory = data.storage === 'memory';

  useEffect(() => {
    // What another visit left unfinished goes on.
    startKeeper(data);
  }, [data]);

  useEffect(() => (isKept ? keepCrossReferences(data, isCostly) : undefined), [data, isKept]);

  return (
    <div className={layout['page']}>
      <title>{`${t('library.title')} – ${t('app.name')}`}</title>
      <div className={styles['head']}>
        <h1>{t('library.title')}</h1>
        <p className={layout['quiet']}>{t('library.intro')}</p>
      </div>
      {isMemory && <p role="status">{t('library.memory')}</p>}
      {!isOnline && <p role="status">{t('library.offline')}</p>}
      {keepings && keepings.length > 0 && <Coming keepings={keepings} />}
      {isKept && <Here kept={kept} offered={offered ?? []} />}
      {hasReferences && <p className={layout['quiet']}>{t('library.relatedHere')}</p>}
      {kept?.length === 0 && keepings?.length === 0 && !isMemory && <Empty picture={<LampPicture />} title={t('library.nothing')} body={t('library.nothingBody')} />}
      {hasFailed && <Notice actions={<Button onClick={askAgain}>{t('common.retry')}</Button>}>{t('library.listFailed')}</Notice>}
      {!hasFailed && !isMemory && (offered && kept && keepings ? <Offers offered={offered} kept={kept} keepings={keepings} /> : <div className={styles['waiting']} role="status" aria-label={t('common.loading')} />)}
      {absent.length > 0 && <AbsentList absent={absent} />}
      <Room changed={`${kept?.length} ${keepings?.length}`} />
      <p>
        <a href="/BibleDiagnostic">{t('diagnostic.title')}</a>
      </p>
    </div>
  );
}
