// Card of the verse of the day: a drawing, the text, reference and credits, and buttons to read the
// chapter, make a picture and share. It keeps its size while the text is loading.
import '@mantine/core/styles/Skeleton.layer.css';
import { Box, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../locales/language.ts';
import { findScriptureLanguage } from '../../../../locales/translation-language.ts';
import { closeQuotation } from '../../../../locales/close-quotation.ts';
import { applyVerseTypography } from '../../../../locales/verse-typography.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import {
  BoatIllustration,
  BookIllustration,
  LoafIllustration,
  OliveIllustration,
  PathIllustration,
  WindowIllustration,
} from '../../../../ui/illustrations.tsx';
import { ScriptureCredits } from '../../../../ui/scripture-credits.tsx';
import { ShareButton } from '../../../share/share-button.tsx';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';
import styles from './verse-card.module.css';

type VerseCardProps =
  | { isLoading: true; textLength: number }
  | {
      isLoading?: false;
      /** Expected number of characters: reserves the height of the text. */
      textLength: number;
      /** YYYY-MM-DD: chooses the drawing. */
      day: string;
      /** Empty when the text cannot be read now. */
      text: string;
      reference: string;
      translation: string;
      translationName: string;
      /** The verses in the Bible reader. */
      href: string;
      onPicture: () => void;
    };

const illustrations = [
  BookIllustration,
  OliveIllustration,
  BoatIllustration,
  PathIllustration,
  LoafIllustration,
  WindowIllustration,
];

export function VerseCard(props: VerseCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      component="section"
      shadow="sm"
      p="clamp(20px, 4vw, 28px)"
      style={{ background: 'linear-gradient(var(--indigo-wash), var(--surface) 45%)' }}
      aria-labelledby="verse-of-the-day"
    >
      <Group gap="sm" justify="space-between" wrap="nowrap" mih={42}>
        <Title order={2} id="verse-of-the-day" c="dimmed" ff="text" fz="md">
          {t('home:verse.title')}
        </Title>
        <Box flex="none" className={styles['picture']}>
          {!props.isLoading && <DailyIllustration day={props.day} />}
        </Box>
      </Group>
      {props.isLoading ? (
        <Stack gap="sm" mih={computeBodyHeight(props.textLength)} aria-hidden="true">
          {['100%', '95%', '60%'].map((width) => (
            <Skeleton key={width} className={layout['skeleton']} height={16} width={width} />
          ))}
        </Stack>
      ) : (
        <VerseBody {...props} />
      )}
      <Group gap={4} mih={44}>
        {!props.isLoading && <VerseActions {...props} />}
      </Group>
    </Card>
  );
}

type LoadedProps = Extract<VerseCardProps, { isLoading?: false }>;

function VerseBody({ textLength, text, reference, translation, translationName }: LoadedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const textLanguage = findScriptureLanguage(translation);
  const bodyHeight = computeBodyHeight(textLength);
  if (text === '')
    return (
      <Stack gap="sm" mih={bodyHeight}>
        <Text fw={600} fz="1.5rem" lh={1.4} ff="heading">
          {reference}
        </Text>
        <p className={layout['muted']}>{t('home:verse.later')}</p>
      </Stack>
    );
  const isForeign = textLanguage !== undefined && textLanguage !== language;
  const source = [
    reference,
    translationName,
    ...(isForeign ? [new Intl.DisplayNames(language, { type: 'language' }).of(textLanguage)] : []),
  ];
  return (
    <Stack gap="sm" justify="center" mih={bodyHeight}>
      <Box
        component="blockquote"
        className={elements['scripture']}
        fz={getFontSize(text)}
        lang={textLanguage}
        dir="auto"
      >
        {closeQuotation(applyVerseTypography(text, translation))}
      </Box>
      <Text component="cite" c="dimmed" fz="sm" fs="normal" dir="auto">
        {source.join(' · ')}
      </Text>
      <ScriptureCredits of={[translation]} className={layout['muted']} />
    </Stack>
  );
}

/**
 * A longer text has a smaller font size, so that all cards have nearly the same height. Characters
 * per line and line height in rem are those of a phone; a wider card has fewer lines.
 */
const textSizes = [
  { maxLength: 110, font: 'clamp(1.5rem, 5vw, 1.75rem)', lineLength: 26, lineHeight: 2.4 },
  { maxLength: 200, font: 'clamp(1.1875rem, 4vw, 1.375rem)', lineLength: 34, lineHeight: 1.9 },
  {
    maxLength: Infinity,
    font: 'clamp(1.0625rem, 3.4vw, 1.1875rem)',
    lineLength: 38,
    lineHeight: 1.7,
  },
] as const;

/** Gap and line of the reference, in rem. */
const referenceHeight = 2;

function findTextSize(length: number): (typeof textSizes)[number] {
  return textSizes.find(({ maxLength }) => length <= maxLength) ?? textSizes[2];
}

function getFontSize(text: string): string {
  return findTextSize(text.length).font;
}

/** Height of the text and its reference, so that the page does not move when they are loaded. */
function computeBodyHeight(textLength: number): string {
  const { lineLength, lineHeight } = findTextSize(textLength);
  return `${Math.ceil(textLength / lineLength) * lineHeight + referenceHeight}rem`;
}

function VerseActions({ text, reference, translation, href, onPicture }: LoadedProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button component="a" href={href} variant="light" me="auto">
        {t('home:verse.read')}
      </Button>
      {text !== '' && (
        <IconButton
          onClick={onPicture}
          aria-label={t('home:verse.picture')}
          title={t('home:verse.picture')}
          aria-haspopup="dialog"
        >
          <IconPhoto size={20} aria-hidden />
        </IconButton>
      )}
      <ShareButton
        size="small"
        content={{ type: 'verse', text: '', verses: [{ reference, text, translation }] }}
      />
    </>
  );
}

function DailyIllustration({ day }: { day: string }) {
  const index = Number(day.slice(-2)) % illustrations.length;
  const Illustration = illustrations[index] ?? BookIllustration;
  return <Illustration />;
}
