// Line below a text that names its source, so that generated text is not mistaken for text of
// another author.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** `device`: composed here because there was no network. */
export type ShownTextSource = 'model' | 'composer' | 'device';

export function SourceLine({ source }: { source: ShownTextSource }) {
  const { t } = useTranslation();
  return (
    <Text c="dimmed" fz="sm" fs="italic">
      {t(`generation:source.${source}`)}
    </Text>
  );
}
