// Contact of the server's operator: by e-mail if the address is known, otherwise by the feedback
// dialog.
import { Box, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import surface from '../../../ui/surface.module.css';
import styles from './legal-document.module.css';

const linkProps = {
  className: surface['inlineLink'] ?? '',
  mih: 44,
  fz: 'md',
  style: { overflowWrap: 'anywhere' },
} as const;

interface LegalContactProps {
  /** Null when no address is known. */
  address: string | null;
  onFeedback: () => void;
}

export function LegalContact({ address, onFeedback }: LegalContactProps) {
  const { t } = useTranslation();
  return (
    <Stack
      className={styles['contact'] ?? ''}
      align="start"
      gap={4}
      mt={6}
      p="18px 20px 12px"
      bdrs="md"
      bg="var(--indigo-wash)"
      ff="var(--sans)"
      fz="md"
      lh={1.55}
      style={{ hyphens: 'manual' }}
    >
      <h3 className={surface['cardTitle']}>{t('legal:contact')}</h3>
      <p>{address === null ? t('legal:contactMissing') : t('legal:contactBody')}</p>
      {address === null ? (
        <Box component="button" type="button" {...linkProps} onClick={onFeedback}>
          {t('legal:contactAction')}
        </Box>
      ) : (
        <Box
          component="a"
          {...linkProps}
          href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}
        >
          <bdi>{address}</bdi>
        </Box>
      )}
    </Stack>
  );
}
