// ManifestGenerator: a form, and beside it the manifest of a web app as it is being typed.
import { useTranslation } from 'react-i18next';
import { isColor } from '../../data/makers/manifest-faults.ts';
import { isManifestForm, type ManifestForm, manifestStart } from '../../data/makers/manifest-form.ts';
import { manifestText } from '../../data/makers/manifest-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { CodeBlock } from '../../ui/guides/code-block.tsx';
import { GuidePage } from '../../ui/guides/guide-page.tsx';
import styles from '../../ui/makers/maker.module.css';
import { MakerSummary } from '../../ui/makers/maker-summary.tsx';
import { ManifestLook } from '../../ui/makers/manifest-look.tsx';
import { useMakerDraft } from './maker-draft.ts';
import { ManifestLists } from './manifest-lists.tsx';
import { ManifestParts } from './manifest-parts.tsx';
import { manifestWords } from './manifest-words.ts';
import { StartOver } from './start-over.tsx';

const fileName = 'manifest.webmanifest';
const linkLine = `<link rel="manifest" href="/${fileName}">`;

export function ManifestGeneratorPage() {
  const { t } = useTranslation();
  const { form, write, startOver, isStart } = useMakerDraft('manifest_draft', manifestStart, isManifestForm);
  const { wordsOf, lines } = manifestWords(t, form);
  const faults = lines.filter(({ isAdvice }) => !isAdvice).length;

  return (
    <GuidePage here="ManifestGenerator" title={t('manifestMaker.title')} intro={t('manifestMaker.intro')}>
      <div className={styles['maker']}>
        <form className={styles['form']} aria-label={t('manifestMaker.form')} noValidate onSubmit={(event) => event.preventDefault()}>
          <ManifestParts form={form} wordsOf={wordsOf} onChange={write} />
          <ManifestLists form={form} wordsOf={wordsOf} onChange={write} />
          <StartOver isStart={isStart} startOver={startOver} />
        </form>
        <section className={styles['result']} aria-label={t('manifestMaker.result')}>
          <MakerSummary lines={lines} />
          {faults === 0 ? (
            <CodeBlock name={fileName} language="json" text={manifestText(form)} onSave={(name, text) => saveFile(name, 'application/manifest+json', text)} />
          ) : (
            <CodeBlock name={t('manifestMaker.notReady', { name: fileName, count: faults })} language="json" text={manifestText(form)} />
          )}
          {faults > 0 && <p className={styles['hint']}>{t('manifestMaker.leftOut')}</p>}
          <Look form={form} />
          <p className={styles['hint']}>
            {t('manifestMaker.linkIt')} <code>{linkLine}</code>
          </p>
        </section>
      </div>
    </GuidePage>
  );
}

function Look({ form: { name, shortName, themeColor, backgroundColor, iconBase, iconSizes, maskable } }: { form: ManifestForm }) {
  const theme = isColor(themeColor) ? themeColor : 'transparent';
  const background = isColor(backgroundColor) ? backgroundColor : '#fff';
  const size = iconSizes.includes(192) ? 192 : iconSizes[0];
  const icon = size === undefined ? null : ownAddress(`${iconBase.trim()}${size}.png`);
  return <ManifestLook name={name} shortName={shortName || name} theme={theme} background={background} isLight={isLight(background)} icon={icon} isMaskable={maskable} />;
}

/** Pictures of other sites are not fetched: nobody there is to learn who fills in a form here. */
function ownAddress(path: string): string | null {
  if (!URL.canParse(path, location.href)) return null;
  const url = new URL(path, location.href);
  return url.origin === location.origin ? url.href : null;
}

/** By the luminance of its figures; a colour in other figures counts as light. */
function isLight(color: string): boolean {
  const figures = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (figures === undefined) return true;
  const long = figures.length === 3 ? [...figures].map((figure) => figure + figure).join('') : figures;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((place) => Number.parseInt(long.slice(place, place + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}
