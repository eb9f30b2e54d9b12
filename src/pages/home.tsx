// Home: a greeting, where one read last, what one prays for.
import { Button } from '@mantine/core';
import { IconBook2, IconPray, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { verseReference } from '../../schemas/reference.ts';
import { lastPlace } from '../data/chapters.ts';
import { useData, useLive } from '../data/hooks.tsx';
import { openPrayers } from '../data/prayers.ts';
import { useLanguage } from '../i18n/language.ts';
import { loginAddress } from '../platform/return-path.ts';
import { HomeCard } from '../ui/home-card.tsx';
import layout from '../ui/layout.module.css';
import { LampPicture } from '../ui/pictures.tsx';
import styles from './home.module.css';

export function Home() {
  const { t } = useTranslation();
  const { account } = useData();
  const greeting = t(`home.${partOfDay(new Date().getHours())}`);
  const name = account && (account.full_name || account.email);
  return (
    <div className={layout['page']}>
      <title>{t('app.name')}</title>
      <h1 className={styles['greeting']}>{name ? t('home.named', { greeting, name }) : greeting}</h1>
      {!account && <Invitation />}
      <Reading />
      <a className={styles['search']} href="/Search">
        <IconSearch size={18} aria-hidden />
        {t('home.searchAll')}
      </a>
      {account && <Prayers />}
    </div>
  );
}

function Reading() {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useLive('last-place', lastPlace);
  if (place === undefined) return <HomeCard isLoading />;
  return (
    <HomeCard
      icon={<IconBook2 size={24} aria-hidden />}
      label={place ? t('home.readOn') : t('nav.bible')}
      title={place ? verseReference(language, place.book, place.chapter) : t('home.readFirst')}
      detail={place?.translation}
      href="/Bible"
    />
  );
}

function Prayers() {
  const { t } = useTranslation();
  const prayers = useLive('open-prayers', openPrayers);
  if (!prayers) return <HomeCard isLoading />;
  const [newest] = prayers;
  return (
    <HomeCard
      icon={<IconPray size={24} aria-hidden />}
      label={newest ? t('home.prayers', { count: prayers.length }) : t('home.noPrayers')}
      title={newest ? newest.fields.title : t('home.pray')}
      detail={prayers.length > 1 ? t('home.more', { count: prayers.length - 1 }) : undefined}
      href={newest ? '/Prayer?view=mine' : '/Prayer'}
    />
  );
}

function Invitation() {
  const { t } = useTranslation();
  return (
    <section className={styles['invitation']}>
      <LampPicture />
      <div className={styles['words']}>
        <h2>{t('home.guestTitle')}</h2>
        <p>{t('home.guestBody')}</p>
        <Button component="a" href={loginAddress('/')}>
          {t('home.guestAction')}
        </Button>
      </div>
    </section>
  );
}

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 22 ? 'evening' : 'night';
}
