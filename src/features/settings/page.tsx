// Settings page: a list of sections, and the section that the hash of the URL names. On wide
// windows both are side by side; on narrow ones a section is a separate page. Each choice takes
// effect at once.
import { Box, Title } from '@mantine/core';
import {
  IconArrowLeft,
  IconBell,
  IconChevronRight,
  IconDatabase,
  IconInfoCircle,
  IconLanguage,
  IconPalette,
  IconSunrise,
  IconUser,
} from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import { RowLabel } from '../../ui/link-rows.tsx';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { TwoPanes } from '../../ui/two-panes.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { AboutSection } from './about-section.tsx';
import { AccountSection, GuestSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DaySection } from './day-section.tsx';
import { LanguageSection, TranslationSection } from './language-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { DeviceStorageSection } from './storage-section.tsx';

/** Sections in the order of the list. */
const sections = [
  { id: 'language', title: 'settings:languageAndBibleTitle', icon: IconLanguage },
  { id: 'look', title: 'settings:appearanceTitle', icon: IconPalette },
  { id: 'reminders', title: 'reminders:title', icon: IconBell },
  { id: 'day', title: 'settings:dayTitle', icon: IconSunrise },
  { id: 'storage', title: 'settings:storageTitle', icon: IconDatabase },
  { id: 'account', title: 'settings:accountTitle', icon: IconUser },
  { id: 'about', title: 'settings:aboutTitle', icon: IconInfoCircle },
] as const;

type SectionId = (typeof sections)[number]['id'];

/** Names that URLs had before, when these were separate sections. */
const sectionByFormerId: Readonly<Record<string, SectionId>> = {
  translation: 'language',
  notifications: 'reminders',
};

export function SettingsPage() {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { hash } = useLocation();
  const named = findSection(hash.slice(1));
  const open = named ?? (isWide ? sections[0] : undefined);
  const page = useFocusOnOpen(named?.id);
  const title = [...(open ? [t(open.title)] : []), t('settings:title')].join(' · ');
  const list = (
    <>
      <Title order={1} mb="sm" fz="1.75rem">
        {t('settings:title')}
      </Title>
      <SectionList openId={isWide ? open?.id : undefined} />
    </>
  );
  return (
    <div ref={page}>
      <title>{`${title} – ${t('app.name')}`}</title>
      {isWide && open ? (
        <TwoPanes list={list}>
          <div className={layout['page']}>
            <OpenSection id={open.id} />
          </div>
        </TwoPanes>
      ) : (
        <div className={layout['page']}>
          {open ? (
            <>
              <h1 className={layout['visuallyHidden']}>{t('settings:title')}</h1>
              <BackToList />
              <OpenSection id={open.id} />
            </>
          ) : (
            list
          )}
        </div>
      )}
    </div>
  );
}

function findSection(name: string): (typeof sections)[number] | undefined {
  const id = sectionByFormerId[name] ?? name;
  return sections.find((section) => section.id === id);
}

/**
 * Part of the page's padding, in pixels like the padding. Mantine converts other lengths to rem, so
 * with large text the list would be wider than the screen.
 */
const outdent = 'calc(-1 * 12px)';

function SectionList({ openId }: { openId: SectionId | undefined }) {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      className={elements['divided']}
      ms={outdent}
      me={openId === undefined ? outdent : 0}
      aria-label={t('settings:title')}
    >
      {sections.map(({ id, title, icon: Sign }) => (
        <Link
          key={id}
          className={elements['listButton']}
          to={{ hash: id }}
          state={{ isFromList: true }}
          // Beside the list, sections replace each other, so that one step back leaves the page.
          replace={openId !== undefined}
          aria-current={id === openId ? 'page' : undefined}
          data-section={id}
        >
          <Sign size={22} stroke={1.7} aria-hidden />
          <RowLabel>{t(title)}</RowLabel>
          <IconChevronRight size={18} aria-hidden />
        </Link>
      ))}
    </Box>
  );
}

/**
 * Steps back to the list that the section was opened from, so that the list is not opened twice.
 */
function BackToList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();

  function stepBack(event: MouseEvent): void {
    if (typeof state !== 'object' || state === null || !('isFromList' in state)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      className={elements['link']}
      style={{ marginBlock: -8 }}
      to="/Settings"
      replace
      onClick={stepBack}
    >
      <IconArrowLeft size={20} aria-hidden />
      {t('settings:title')}
    </Link>
  );
}

function OpenSection({ id }: { id: SectionId }) {
  const { account } = useData();
  switch (id) {
    case 'language':
      return (
        <>
          <LanguageSection />
          <TranslationSection />
        </>
      );
    case 'look':
      return <AppearanceSection />;
    case 'reminders':
      return <RemindersSection />;
    case 'day':
      return <DaySection />;
    case 'storage':
      return <DeviceStorageSection />;
    case 'account':
      return account ? <AccountSection account={account} /> : <GuestSection />;
    case 'about':
      return <AboutSection />;
  }
}

/**
 * Moves the focus to the heading of an opened section, and back to its row after the return to the
 * list.
 */
function useFocusOnOpen(openId: SectionId | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef<SectionId>(undefined);
  useEffect(() => {
    const selector = openId
      ? `#${openId}-title`
      : before.current && `[data-section="${before.current}"]`;
    before.current = openId;
    if (selector) page.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [openId]);
  return page;
}
