// Builds the texts of the pictures of a year: numbers and our own words, never a text of the user.
import type { Language } from '../../../schemas/languages.ts';
import { formatPassageReference } from '../../locales/passage-reference.ts';
import type { Translate } from '../../locales/translate.ts';
import type { PictureContent } from './components/picture-layout.ts';
import type { MarkedPassage, YearSummary } from './summarize-year.ts';

/** The texts of a picture, and its text for people who cannot see it. */
export interface YearPicture extends PictureContent {
  alt: string;
}

interface PictureTexts {
  t: Translate;
  language: Language;
  numberFormat: Intl.NumberFormat;
}

/**
 * Returns the pictures of a year, at most six. Without anything to count, a picture is left out.
 * @param hasReferences whether the picture of the verses names passages of the Bible
 */
export function listYearPictures(
  summary: YearSummary,
  hasReferences: boolean,
  texts: PictureTexts,
): YearPicture[] {
  const contents = [
    buildDaysPicture(summary, texts),
    buildPrayersPicture(summary, texts),
    buildGratitudePicture(summary, texts),
    buildBiblePicture(summary, texts),
    buildVersesPicture(summary, hasReferences, texts),
    buildRunPicture(summary, texts),
  ].filter((content) => content !== null);
  const year = String(summary.year);
  return contents.map((content) => ({
    ...content,
    year,
    alt: texts.t('year-review:alt', {
      year,
      text: [`${content.number} ${content.words}`, ...content.details].join(' · '),
    }),
  }));
}

type Content = Omit<PictureContent, 'year'>;

function buildDaysPicture(
  { daysWithEntry: count, entryDaysByMonth, year }: YearSummary,
  { t, language, numberFormat }: PictureTexts,
): Content | null {
  if (count === 0) return null;
  const months = entryDaysByMonth.filter((days) => days > 0).length;
  const initial = new Intl.DateTimeFormat(language, { month: 'narrow', timeZone: 'UTC' });
  return {
    drawing: 'months',
    number: numberFormat.format(count),
    words: t('year-review:picture.entryDays', { count }),
    details: [t('year-review:picture.months', { count: months })],
    months: entryDaysByMonth.map((days, month) => ({
      label: initial.format(Date.UTC(year, month, 1)),
      count: days,
    })),
  };
}

function buildPrayersPicture(
  { prayers, answeredPrayers: answered }: YearSummary,
  { t, numberFormat }: PictureTexts,
): Content | null {
  if (prayers === 0 && answered === 0) return null;
  // All answered prayers may be of earlier years.
  const isAnsweredOnly = prayers === 0;
  return {
    drawing: 'flame',
    number: numberFormat.format(isAnsweredOnly ? answered : prayers),
    words: isAnsweredOnly
      ? t('year-review:picture.answeredPrayers', { count: answered })
      : t('year-review:picture.prayers', { count: prayers }),
    details:
      isAnsweredOnly || answered === 0
        ? []
        : [t('year-review:picture.answered', { count: answered })],
  };
}

function buildGratitudePicture(
  { gratitudeEntries: count }: YearSummary,
  { t, numberFormat }: PictureTexts,
): Content | null {
  if (count === 0) return null;
  return {
    drawing: 'loaf',
    number: numberFormat.format(count),
    words: t('year-review:picture.gratitude', { count }),
    details: [],
  };
}

function buildBiblePicture(
  { chapters, readingDays, planDays }: YearSummary,
  { t, numberFormat }: PictureTexts,
): Content | null {
  if (chapters === 0 && readingDays === 0) return null;
  const ofPlans = planDays > 0 ? [t('year-review:picture.planDays', { count: planDays })] : [];
  // A person who reads the Bible again has no new chapters.
  if (chapters === 0)
    return {
      drawing: 'book',
      number: numberFormat.format(readingDays),
      words: t('year-review:picture.bibleDays', { count: readingDays }),
      details: ofPlans,
    };
  return {
    drawing: 'book',
    number: numberFormat.format(chapters),
    words: t('year-review:picture.chapters', { count: chapters }),
    details: [
      ...(readingDays > 0 ? [t('year-review:picture.readingDays', { count: readingDays })] : []),
      ...ofPlans,
    ],
  };
}

function buildVersesPicture(
  { markedVerses: count, mostMarked }: YearSummary,
  hasReferences: boolean,
  texts: PictureTexts,
): Content | null {
  if (count === 0) return null;
  const { t, numberFormat } = texts;
  return {
    drawing: 'bookmark',
    number: numberFormat.format(count),
    words: t('year-review:picture.verses', { count }),
    details: hasReferences ? mostMarked.map((passage) => formatPassage(passage, texts)) : [],
  };
}

function formatPassage(passage: MarkedPassage, { t, language }: PictureTexts): string {
  return formatPassageReference(t, language, passage);
}

function buildRunPicture(
  { longestRun: count }: YearSummary,
  { t, numberFormat }: PictureTexts,
): Content | null {
  // One day is no run.
  if (count < 2) return null;
  return {
    drawing: 'path',
    number: numberFormat.format(count),
    words: t('year-review:picture.run', { count }),
    details: [],
  };
}
