// Year in review: pictures of a chosen year, made on the device from numbers only, to save or
// share. Guests see an invitation to log in.
import { Box, Button, Card, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { listYears, pickReviewYear } from '../../data/activity/review-year.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { useLanguage } from '../../locales/language.ts';
import { canvasToBlob, toImageFile } from '../../platform/canvas-image.ts';
import { saveFile } from '../../platform/save-file.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { canShare, share } from '../../platform/web-share.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PathIllustration } from '../../ui/illustrations.tsx';
import { LabeledSwitch } from '../../ui/labeled-switch.tsx';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { YearPictureCard } from './components/year-picture-card.tsx';
import { watchReviewData } from './data.ts';
import { listAllDays, type ReviewData, summarizeYear } from './summarize-year.ts';
import { listYearPictures, type YearPicture } from './year-pictures.ts';

export function YearReviewPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={layout['page']} data-wide>
      <title>{`${t('year-review:title')} – ${t('app.name')}`}</title>
      <h1>{t('year-review:title')}</h1>
      {account ? (
        <OwnYears />
      ) : (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('year-review:guestTitle')}
          body={t('year-review:guestBody')}
        >
          <Button component="a" href={buildLoginUrl('/YearInReview')}>
            {t('loginInvitation.action')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

function OwnYears() {
  const { t } = useTranslation();
  const found = useLiveQuery('year-review', watchReviewData);
  const [params, setParams] = useSearchParams();
  const years = usePictureYears(found);
  // About as high as a window, so that the layout does not shift when the records are counted.
  if (!found) return <Box mih="100dvh" aria-busy="true" />;
  const wanted = Number(params.get('year'));
  const year = years.includes(wanted) ? wanted : pickReviewYear(years, found.today);
  if (year === undefined)
    return (
      <EmptyState
        illustration={<PathIllustration />}
        title={t('year-review:emptyTitle')}
        body={t('year-review:emptyBody')}
      >
        <Button component="a" href="/Prayer">
          {t('year-review:emptyAction')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <p>{t('year-review:lead')}</p>
      <SelectField
        label={t('year-review:year')}
        maw={240}
        value={String(year)}
        data={years.map(String)}
        onChange={({ currentTarget }) =>
          setParams({ year: currentTarget.value }, { replace: true, preventScrollReset: true })
        }
      />
      <YearPictures found={found} year={year} />
      <Card component="section" shadow="sm" p={20} aria-labelledby="journal">
        <Stack gap="sm" align="flex-start">
          <h2 id="journal">{t('year-review:journalTitle')}</h2>
          <p>{t('year-review:journalBody')}</p>
          <Button component="a" variant="light" href={`/PrintJournal?year=${year}`}>
            {t('year-review:journalAction')}
          </Button>
        </Stack>
      </Card>
    </>
  );
}

/**
 * Returns the years with at least one picture, newest first. A single grace note has no picture.
 */
function usePictureYears(found: ReviewData | undefined): readonly number[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  return useMemo(
    () =>
      found
        ? listYears(listAllDays(found), found.today).filter(
            (year) =>
              listYearPictures(summarizeYear(found, year), false, { t, language, numberFormat })
                .length > 0,
          )
        : [],
    [found, t, language, numberFormat],
  );
}

function YearPictures({ found, year }: { found: ReviewData; year: number }) {
  const { t } = useTranslation();
  const { report } = useData();
  const language = useLanguage();
  const numberFormat = useNumberFormat();
  const { save, send } = usePictureFiles(year);
  const [hasReferences, setHasReferences] = useState(false);
  const summary = useMemo(() => summarizeYear(found, year), [found, year]);
  const pictures = useMemo(
    () => listYearPictures(summary, hasReferences, { t, language, numberFormat }),
    [summary, hasReferences, t, language, numberFormat],
  );
  const canShareImages = canShare({ files: [toImageFile('selah.png', new Blob())] });
  return (
    <>
      {summary.mostMarked.length > 0 && (
        <LabeledSwitch
          label={t('year-review:references')}
          hint={t('year-review:referencesHint')}
          checked={hasReferences}
          onChange={setHasReferences}
        />
      )}
      <Box
        component="ul"
        className={elements['plainList']}
        display="grid"
        style={{
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: 16,
        }}
      >
        {pictures.map((picture) => (
          <YearPictureCard
            key={picture.drawing}
            content={picture}
            alt={picture.alt}
            canShare={canShareImages}
            onSave={(canvas) => void save(canvas, picture)}
            onShare={(canvas) => void send(canvas, picture)}
            onFailure={(fault) => report('a picture of a year could not be drawn', fault)}
          />
        ))}
      </Box>
      {summary.readingDays + summary.chapters > 0 && (
        <p className={layout['muted']}>{t('year-review:note')}</p>
      )}
    </>
  );
}

/** Returns the functions that save and share a drawn picture. */
function usePictureFiles(year: number) {
  const { t } = useTranslation();
  const toast = useToast();
  const getName = ({ drawing }: YearPicture) => `selah-${year}-${fileNames[drawing]}.png`;

  async function save(canvas: HTMLCanvasElement, picture: YearPicture): Promise<void> {
    const image = await canvasToBlob(canvas);
    const name = getName(picture);
    if (image) saveFile(name, image.type, image);
    toast({ message: image ? t('year-review:saved', { name }) : t('year-review:failed') });
  }

  async function send(canvas: HTMLCanvasElement, picture: YearPicture): Promise<void> {
    const image = await canvasToBlob(canvas);
    const outcome = image
      ? await share({
          files: [toImageFile(getName(picture), image)],
          title: `${picture.number} ${picture.words}`,
        })
      : 'failed';
    if (outcome === 'missing' || outcome === 'failed')
      toast({ message: t('year-review:shareFailed') });
  }

  return { save, send };
}

const fileNames: Readonly<Record<YearPicture['drawing'], string>> = {
  months: 'days',
  flame: 'prayers',
  loaf: 'thanks',
  book: 'chapters',
  bookmark: 'verses',
  path: 'run',
};
