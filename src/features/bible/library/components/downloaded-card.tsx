// Card of a downloaded translation: link to read it, parts with size and date, licence, update, and
// removal.
import { Box, Button, Group, Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationLicence } from '../../../../locales/translation-licence.ts';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';

interface DownloadedCardProps {
  name: string;
  /** Of the translation. */
  lang: string;
  licence: TranslationLicence | undefined;
  parts: { scope: string; name: string; about: string }[];
  /** Link to the position where the user continues reading in this translation. */
  readHref: string;
  /** Whether the text on the server differs from the downloaded text. */
  hasUpdate: boolean;
  onUpdate: () => void;
  onRemove: (scope: string) => void;
}

export function DownloadedCard({
  name,
  lang,
  licence,
  parts,
  readHref,
  hasUpdate,
  onUpdate,
  onRemove,
}: DownloadedCardProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Stack
      component="article"
      className={surface['paddedCard'] ?? ''}
      gap="sm"
      aria-labelledby={nameId}
    >
      <Stack gap={2}>
        <h3 id={nameId} className={surface['cardTitle']} lang={lang}>
          {name}
        </h3>
        {licence && (
          <p className={layout['muted']} lang={licence.language}>
            {licence.text}
          </p>
        )}
      </Stack>
      <div>
        <Button component="a" href={readHref} aria-label={t('bible-library:readNamed', { name })}>
          {t('bible-library:read')}
        </Button>
      </div>
      {hasUpdate && (
        <Group
          justify="space-between"
          gap="8px 12px"
          p="10px 14px"
          bdrs={10}
          bg="var(--indigo-wash)"
        >
          <span>{t('bible-library:updateAvailable')}</span>
          <Button size="sm" variant="light" onClick={onUpdate} aria-describedby={nameId}>
            {t('bible-library:update')}
          </Button>
        </Group>
      )}
      <ul className={`${elements['plainList']} ${elements['divided']}`}>
        {parts.map((part) => (
          <Group component="li" key={part.scope} justify="space-between" gap="4px 12px" py={4}>
            <Box flex="1 1 9rem" miw={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
              <div>{part.name}</div>
              <div className={layout['muted']}>{part.about}</div>
            </Box>
            <Button
              variant="subtle"
              color="red"
              onClick={() => onRemove(part.scope)}
              aria-label={t('bible-library:removeNamed', { name: `${name}, ${part.name}` })}
            >
              {t('bible-library:remove')}
            </Button>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
