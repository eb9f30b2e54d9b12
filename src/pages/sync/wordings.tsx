// Earlier wordings of everything, each compared with what stands now, and the way to put one back.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earlierWordings } from '../../data/earlier-wordings.ts';
import type { KeptWording, WordedItem } from '../../data/earlier-wordings.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { NotKept } from '../../data/record.ts';
import { restoreItemWording } from '../../data/sync-items.ts';
import { compareWordings } from '../../data/wordings.ts';
import type { WordingPart } from '../../data/wordings.ts';
import { itemTitle } from '../../i18n/item-title.ts';
import { useLanguage } from '../../i18n/language.ts';
import layout from '../../ui/layout.module.css';
import { MoreButton } from '../../ui/sync/more-button.tsx';
import { WordedCard } from '../../ui/sync/worded-card.tsx';
import { Wording } from '../../ui/sync/wording.tsx';
import { useToast } from '../../ui/toaster.tsx';
import styles from './sync.module.css';

const portion = 20;

export function Wordings() {
  const { t } = useTranslation();
  const found = useLive('earlier-wordings', earlierWordings);
  const [shown, setShown] = useState(portion);
  const items = found?.items ?? [];
  return (
    <section className={styles['section']} aria-labelledby="wordings">
      <h2 id="wordings">{t('wording.earlier')}</h2>
      <p className={layout['quiet']}>
        {t('wording.intro')} {found?.searching === false && items.length === 0 && t('wording.none')}
      </p>
      {items.length > 0 && (
        <ul className={styles['items']}>
          {items.slice(0, shown).map((item) => (
            <Worded key={item.collection + item.id} item={item} />
          ))}
        </ul>
      )}
      <MoreButton more={items.length - shown} onMore={() => setShown(shown + portion)} />
      {found?.searching !== false && <p className={layout['quiet']}>{t('wording.searching')}</p>}
    </section>
  );
}

function Worded({ item }: { item: WordedItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const data = useData();
  const toast = useToast();

  async function restore({ field, text }: KeptWording): Promise<void> {
    try {
      const gaveWay = await restoreItemWording(data, item, { field, text });
      toast({ message: t('wording.restored'), about: itemTitle(language, item), action: { label: t('common.undo'), run: () => void takeBack(gaveWay) } });
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: t('wording.restoreFailed') });
    }
  }

  async function takeBack(gaveWay: { field: string; text: string }): Promise<void> {
    try {
      await restoreItemWording(data, item, gaveWay);
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      toast({ message: t('common.undoFailed') });
    }
  }

  return (
    <WordedCard item={item} count={item.wordings.length}>
      {() => item.wordings.map((wording, place) => <Compared key={place} wording={wording} language={item.language} onRestore={() => void restore(wording)} />)}
    </WordedCard>
  );
}

function Compared({ wording, language, onRestore }: { wording: KeptWording; language: string | null; onRestore: () => void }) {
  const { field, text, present } = wording;
  const [compared, setCompared] = useState<{ of: string; parts: WordingPart[] } | null>(null);
  const pair = JSON.stringify([text, present]);

  useEffect(() => {
    let isOld = false;
    void compareWordings(text, present).then((parts) => {
      if (!isOld) setCompared({ of: JSON.stringify([text, present]), parts });
    });
    return () => {
      isOld = true;
    };
  }, [text, present]);

  return <Wording field={field} text={text} language={language} parts={compared?.of === pair && present.trim() !== '' ? compared.parts : null} onRestore={onRestore} />;
}
