// Page ManifestGenerator: a form beside a live preview of the generated web app manifest.
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import { isColor } from './validate-manifest.ts';
import { defaultManifestForm, type ManifestForm, manifestFormReaders } from './manifest-form.ts';
import { buildManifestText } from './build-manifest.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { GuidePage } from '../components/guide-page.tsx';
import styles from '../generator-form/components/generator-form.module.css';
import { ErrorSummary } from '../generator-form/components/error-summary.tsx';
import { ManifestPreview } from './manifest-preview.tsx';
import { useGeneratorDraft } from '../generator-form/draft.ts';
import { ShortcutAndScreenshotFields } from './shortcut-and-screenshot-fields.tsx';
import { BasicManifestFields } from './basic-fields.tsx';
import { getManifestMessages } from './manifest-messages.ts';
import { ResetButton } from '../generator-form/reset-button.tsx';

const fileName = 'manifest.webmanifest';
const linkTag = `<link rel="manifest" href="/${fileName}">`;

export function ManifestGeneratorPage() {
  const { t } = useTranslation();
  const { form, write, startOver, isUnchanged } = useGeneratorDraft(
    'manifest_draft',
    defaultManifestForm,
    manifestFormReaders,
  );
  const { getMessages, lines } = getManifestMessages(t, form);
  const faults = lines.filter(({ isAdvice }) => !isAdvice).length;

  return (
    <GuidePage
      current="ManifestGenerator"
      title={t('pwa-guides:manifestGenerator.title')}
      intro={t('pwa-guides:manifestGenerator.intro')}
      hasOwnColumns
    >
      <div className={styles['maker']}>
        <form
          className={styles['form']}
          aria-label={t('pwa-guides:manifestGenerator.form')}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <BasicManifestFields form={form} getMessages={getMessages} onChange={write} />
          <ShortcutAndScreenshotFields form={form} getMessages={getMessages} onChange={write} />
          <ResetButton isUnchanged={isUnchanged} startOver={startOver} />
        </form>
        <section className={styles['result']} aria-label={t('pwa-guides:manifestGenerator.result')}>
          <ErrorSummary lines={lines} />
          {faults === 0 ? (
            <CodeBlock
              name={fileName}
              language="json"
              text={buildManifestText(form)}
              onSave={(name, text) => saveFile(name, 'application/manifest+json', text)}
            />
          ) : (
            <CodeBlock
              name={t('pwa-guides:manifestGenerator.notReady', { name: fileName, count: faults })}
              language="json"
              text={buildManifestText(form)}
            />
          )}
          {faults > 0 && (
            <p className={layout['muted']}>{t('pwa-guides:manifestGenerator.faultsOmitted')}</p>
          )}
          <AppPreview form={form} />
          <p className={layout['muted']}>
            {t('pwa-guides:manifestGenerator.installHint')} <code>{linkTag}</code>
          </p>
        </section>
      </div>
    </GuidePage>
  );
}

function AppPreview({
  form: { name, shortName, themeColor, backgroundColor, iconBase, iconSizes, maskable },
}: {
  form: ManifestForm;
}) {
  const theme = isColor(themeColor) ? themeColor : 'transparent';
  const background = isColor(backgroundColor) ? backgroundColor : '#fff';
  const size = iconSizes.includes(192) ? 192 : iconSizes[0];
  const icon = size === undefined ? null : toOwnUrl(`${iconBase.trim()}${size}.png`);
  return (
    <ManifestPreview
      name={name}
      shortName={shortName || name}
      theme={theme}
      background={background}
      isLight={isLightColor(background)}
      icon={icon}
      isMaskable={maskable}
    />
  );
}

/**
 * Returns null for other sites. Their images are not fetched, because a request would reveal who
 * fills in the form.
 */
function toOwnUrl(path: string): string | null {
  if (!URL.canParse(path, location.href)) return null;
  const url = new URL(path, location.href);
  return url.origin === location.origin ? url.href : null;
}

/**
 * Returns whether a hexadecimal colour is light, by its luminance. A colour in another notation
 * counts as light.
 */
function isLightColor(color: string): boolean {
  const figures = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (figures === undefined) return true;
  const long =
    figures.length === 3 ? [...figures].map((figure) => figure + figure).join('') : figures;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((offset) =>
    Number.parseInt(long.slice(offset, offset + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}
