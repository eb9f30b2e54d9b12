// "My Day": one card with three rows for the plan reading, open prayers and today's gratitude
// entries, each a link to its page.
import { Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import {
  IconChevronRight,
  IconCircleCheck,
  IconHeart,
  IconPray,
  IconRoute,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-line.module.css';
import elements from '../../../ui/elements.module.css';

interface MyDayProps {
  /** `undefined` while loading; null when no plan is being read. */
  planReading:
    | { title: { text: string; language: string }; day: number; days: number; isReadToday: boolean }
    | null
    | undefined;
  /** `count` arrives a little later than the newest prayer. */
  openPrayers: { first: string | null; count: number | undefined } | undefined;
  /** Entries written today, newest first. */
  gratitude: readonly { id: string; text: string }[] | undefined;
}

export function MyDay({ planReading, openPrayers, gratitude }: MyDayProps) {
  const { t } = useTranslation();
  return (
    <Card
      component="section"
      shadow="sm"
      p="20px 0 6px"
      style={{ gap: 6 }}
      aria-labelledby="my-day"
    >
      <Title order={2} id="my-day" px={20}>
        {t('home:myDay.title')}
      </Title>
      <ul className={`${elements['plainList']} ${elements['divided']}`}>
        <li>
          <ReadingLine planReading={planReading} />
        </li>
        <li>
          <PrayersLine openPrayers={openPrayers} />
        </li>
        <li>
          <GratitudeLine entries={gratitude} />
        </li>
      </ul>
    </Card>
  );
}

function ReadingLine({ planReading }: Pick<MyDayProps, 'planReading'>) {
  const { t } = useTranslation();
  if (planReading === undefined) return <BlankLine />;
  const icon = <IconRoute size={24} aria-hidden />;
  if (planReading === null)
    return (
      <MyDayLine
        icon={icon}
        href="/Plans"
        label={t('home:myDay.noPlan')}
        title={t('home:myDay.choosePlan')}
      />
    );
  const { title, day, days, isReadToday } = planReading;
  if (isReadToday)
    return (
      <MyDayLine
        icon={<IconCircleCheck size={24} aria-hidden />}
        href="/Plans"
        label={t('home:myDay.readingDone')}
        title={title.text}
        titleLanguage={title.language}
        detail={t('home:myDay.tomorrow', { day, days })}
      />
    );
  return (
    <MyDayLine
      icon={icon}
      href="/Plans"
      label={t('home:myDay.reading')}
      title={title.text}
      titleLanguage={title.language}
      detail={t('home:myDay.planDay', { day, days })}
    />
  );
}

function PrayersLine({ openPrayers }: Pick<MyDayProps, 'openPrayers'>) {
  const { t } = useTranslation();
  if (openPrayers === undefined) return <BlankLine />;
  const { first, count } = openPrayers;
  const icon = <IconPray size={24} aria-hidden />;
  if (first === null)
    return (
      <MyDayLine
        icon={icon}
        href="/Prayer"
        label={t('home:myDay.noPrayers')}
        title={t('home:myDay.writePrayer')}
      />
    );
  const label =
    count === undefined || count === 0 ? t('home:myDay.prayers') : t('home:openPrayers', { count });
  return <MyDayLine icon={icon} href="/Prayer?view=mine" label={label} title={first} isOwnText />;
}

function GratitudeLine({ entries }: { entries: MyDayProps['gratitude'] }) {
  const { t } = useTranslation();
  if (entries === undefined) return <BlankLine />;
  const [newest, ...others] = entries;
  const icon = <IconHeart size={24} aria-hidden />;
  if (!newest)
    return (
      <MyDayLine
        icon={icon}
        href="/Gratitude"
        label={t('home:myDay.gratitude')}
        title={t('home:myDay.gratitudePrompt')}
      />
    );
  const detail =
    others.length > 0 ? t('home:myDay.gratitudeMore', { count: others.length }) : undefined;
  return (
    <MyDayLine
      icon={icon}
      href={`/Gratitude#${newest.id}`}
      label={t('home:myDay.gratitudeToday')}
      title={newest.text}
      isOwnText
      detail={detail}
    />
  );
}

/** Placeholder with the height of the row that is loading. */
function BlankLine() {
  return <div className={styles['line']} aria-hidden="true" />;
}

interface MyDayLineProps {
  icon: ReactNode;
  href: string;
  label: string;
  title: string;
  titleLanguage?: string;
  /** The user wrote the text, so it may be long. */
  isOwnText?: boolean;
  detail?: string | undefined;
}

function MyDayLine({
  icon,
  href,
  label,
  title,
  titleLanguage,
  isOwnText = false,
  detail,
}: MyDayLineProps) {
  return (
    <a className={styles['line']} href={href}>
      <ThemeIcon component="span" variant="light" size={44} radius="xl">
        {icon}
      </ThemeIcon>
      <Stack component="span" gap={2}>
        <Group component="span" className={styles['facts'] ?? ''} gap={0} c="dimmed" fz="sm">
          <span>{label}</span>
          {detail !== undefined && <span>{detail}</span>}
        </Group>
        {/* The app's own text is shown in full. */}
        <Text
          span
          className={`${elements['title']} ${styles['title']}`}
          {...(isOwnText && { lineClamp: 2 })}
          lang={titleLanguage}
          dir="auto"
        >
          {title}
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden color="var(--quiet)" />
    </a>
  );
}
