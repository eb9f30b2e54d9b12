// The second and third level: the options of a room, and the words of the one that was chosen. Side by side on wide windows.
import { IconArrowLeft } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SleepArticle, SleepOption, SleepRoom } from '../../data/sleep.ts';
import { useLanguage } from '../../i18n/language.ts';
import { WindowPicture } from '../../ui/pictures.tsx';
import styles from '../../ui/sleep/night.module.css';
import { OptionList } from '../../ui/sleep/option-list.tsx';
import { optionAddress, roomAddress, sleepAddress } from './addresses.ts';
import { OptionPage } from './option.tsx';
import { useSleepPlaces } from './use-sleep-words.ts';

interface RoomPageProps {
  room: SleepRoom;
  option: SleepOption | undefined;
  article: SleepArticle | null;
  goUp: (address: string) => void;
}

export function RoomPage({ room, option, article, goUp }: RoomPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const places = useSleepPlaces(room.options.map(({ passage }) => passage));
  const { key, title } = room;
  const lang = title.language === language ? undefined : title.language;
  return (
    <div className={styles['panes']} data-level={option ? 'option' : 'room'}>
      <title>{`${option?.title.text ?? title.text} – ${t('app.name')}`}</title>
      <div className={styles['list']}>
        <WayUp address={sleepAddress} goUp={goUp}>
          {t('sleep.toRooms')}
        </WayUp>
        {option ? (
          <h2 className={styles['listTitle']} lang={lang} dir="auto">
            {title.text}
          </h2>
        ) : (
          <h1 className={styles['listTitle']} tabIndex={-1} lang={lang} dir="auto">
            {title.text}
          </h1>
        )}
        {room.options.length === 0 && <p>{t('sleep.noOptions')}</p>}
        <OptionList
          options={room.options.map((one, place) => ({
            way: `${key}/${one.key}`,
            title: one.title.text,
            language: one.title.language === language ? undefined : one.title.language,
            reference: places[place]?.reference ?? '',
            href: optionAddress(key, one.key),
            isCurrent: one === option,
          }))}
        />
      </div>
      {option ? (
        <section className={styles['text']}>
          <WayUp address={roomAddress(key)} goUp={goUp}>
            {t('sleep.toRoom', { title: title.text })}
          </WayUp>
          <OptionPage key={option.key} room={key} option={option} article={article} isBedtime={search.has('bedtime')} goUp={goUp} />
        </section>
      ) : (
        <div className={styles['beside']}>
          <WindowPicture />
          <p>{t('sleep.choose')}</p>
        </div>
      )}
    </div>
  );
}

/** A link, so that it can be opened beside; tapped, it goes the way back. */
function WayUp({ address, goUp, children }: { address: string; goUp: (address: string) => void; children: ReactNode }) {
  function go(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goUp(address);
  }
  return (
    <a className={styles['back']} href={address} onClick={go}>
      <IconArrowLeft size={20} aria-hidden />
      {children}
    </a>
  );
}
