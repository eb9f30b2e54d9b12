// Frame of the guides: the purpose of the current guide, its content, and links to other guides.
// The links are beside the content on a wide screen. The guides for developers are folded away on
// the page that tells how to install the app.
import { Box, Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import styles from './guide-page.module.css';

/** URLs of the guides in their order. */
const developerGuides = {
  Hosting: '/PWASetupGuide?tab=manifest',
  AndroidPackaging: '/AndroidPackaging',
  AppStoreGuide: '/AppStoreGuide',
  ManifestGenerator: '/ManifestGenerator',
  ServiceWorkerGenerator: '/ServiceWorkerGenerator',
} as const;
const installGuide = { PWASetupGuide: '/PWASetupGuide' } as const;

type DeveloperGuide = keyof typeof developerGuides;
export type GuidePageName = 'PWASetupGuide' | 'PWATroubleshoot' | DeveloperGuide;

interface GuidePageProps {
  /** Name of the current guide. */
  current: GuidePageName;
  title: string;
  /** Undefined while the content is loaded: then only the title is shown, so that nothing moves. */
  intro: string | undefined;
  /** URLs to which the content links, so that they are not linked a second time. */
  linkedUrls?: readonly string[];
  /** Headings begin with h2. */
  children: ReactNode;
  /** Second part of the content, beside the first on a wide screen. */
  aside?: ReactNode;
  /** The content has columns of its own, so that the links are always below. */
  hasOwnColumns?: boolean;
}

export function GuidePage({
  current,
  title,
  intro,
  linkedUrls = [],
  children,
  aside,
  hasOwnColumns = false,
}: GuidePageProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const hasColumns = isWide && !hasOwnColumns;
  const others = Object.entries(
    current === 'PWATroubleshoot' ? installGuide : developerGuides,
  ).filter(([guide, url]) => guide !== current && !linkedUrls.includes(url));
  const isFolded = current === 'PWASetupGuide';
  const heading = (
    <Box component="h2" id="guides-title" {...(isFolded && { fz: '1.125rem' })}>
      {current === 'PWATroubleshoot'
        ? t('pwa-guides:guide.others')
        : t('pwa-guides:guide.developers')}
    </Box>
  );
  const links = (
    <ul className={elements['plainList']}>
      {others.map(([guide, url]) => (
        <GuideLink key={guide} guide={guide as LinkedGuide} url={url} />
      ))}
    </ul>
  );
  return (
    <div
      className={`${layout['page'] ?? ''} ${styles['page'] ?? ''}`}
      data-wide={isWide || undefined}
    >
      <title>{`${title} – ${t('app.name')}`}</title>
      <Stack component="header" gap="sm">
        <h1>{title}</h1>
        {intro !== undefined && (
          <Box component="p" c="dimmed" maw="68ch">
            {intro}
          </Box>
        )}
      </Stack>
      {intro !== undefined && (
        <Box
          display="grid"
          style={{
            gap: hasColumns ? '24px 48px' : 24,
            alignItems: 'start',
            gridTemplateColumns: hasColumns ? 'minmax(0, 640px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
        >
          <Box className={styles['column'] ?? ''}>{children}</Box>
          <Box className={styles['column'] ?? ''}>
            {aside}
            <Stack
              component="nav"
              gap="xs"
              {...((!hasColumns || aside !== undefined) && {
                pt: 28,
                mt: 'md',
                style: { borderBlockStart: '1px solid var(--line)' },
              })}
              aria-labelledby="guides-title"
            >
              {isFolded ? (
                <details className={elements['disclosure']}>
                  <summary>{heading}</summary>
                  {links}
                </details>
              ) : (
                <>
                  {heading}
                  {links}
                </>
              )}
            </Stack>
          </Box>
        </Box>
      )}
    </div>
  );
}

type LinkedGuide = DeveloperGuide | keyof typeof installGuide;

function GuideLink({ guide, url }: { guide: LinkedGuide; url: string }) {
  const { t } = useTranslation();
  return (
    <li>
      <a href={url}>
        <span>
          {t(`pwa-guides:guide.pages.${guide}`)}
          <Box component="span" className={layout['muted'] ?? ''} display="block">
            {t(`pwa-guides:guide.about.${guide}`)}
          </Box>
        </span>
        <IconArrowRight size={18} style={{ flex: 'none' }} aria-hidden />
      </a>
    </li>
  );
}
