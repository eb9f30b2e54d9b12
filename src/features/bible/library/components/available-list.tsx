// List of the translations of one language that can be downloaded, with buttons for the whole
// translation and for a part.
import { Box, Button, Card, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import styles from './library.module.css';

export interface AvailableItem {
  code: string;
  name: string;
  about: string;
}

interface AvailableListProps {
  language: string;
  /** Name of the language in the language of the interface. */
  languageName: string;
  offers: readonly AvailableItem[];
  onDownload: (code: string) => void;
  onChooseParts: (code: string) => void;
}

export function AvailableList({
  language,
  languageName,
  offers,
  onDownload,
  onChooseParts,
}: AvailableListProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <Box component="h3" className={elements['partTitle'] ?? ''} mt={4}>
        {languageName}
      </Box>
      <Card p="4px 20px">
        <ul className={`${elements['plainList']} ${elements['divided']}`}>
          {offers.map(({ code, name, about }) => (
            <Group component="li" key={code} gap="8px 16px" py={12}>
              <Stack flex="1 1 15rem" gap={2} miw={0}>
                <span className={surface['cardTitle']} lang={language}>
                  {name}
                </span>
                <span className={layout['muted']}>{about}</span>
              </Stack>
              <Group gap="xs" className={styles['actions'] ?? ''}>
                <Button
                  variant="light"
                  onClick={() => onDownload(code)}
                  aria-label={t('bible-library:keepNamed', { name })}
                >
                  {t('bible-library:keep')}
                </Button>
                <Button
                  variant="subtle"
                  onClick={() => onChooseParts(code)}
                  aria-label={t('bible-library:choosePartsNamed', { name })}
                >
                  {t('bible-library:chooseParts')}
                </Button>
              </Group>
            </Group>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}
