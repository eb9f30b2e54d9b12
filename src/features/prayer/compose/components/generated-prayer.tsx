// Card with a generated prayer, buttons to save the prayer, to generate another one and to share,
// and other written prayers to choose from.
import { Button, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GeneratedTextCard } from '../../../generation/components/generated-text-card.tsx';
import type { GeneratedTextCardProps } from '../../../generation/components/generated-text-card.tsx';
import layout from '../../../../ui/page-layout.module.css';

/** Another written prayer to choose. */
interface OtherPrayer {
  situation: string;
  person: string;
  title: string;
}

interface GeneratedPrayerCardProps extends GeneratedTextCardProps {
  saving: boolean;
  /** Name of the category that was chosen from the request; undefined if the user chose it. */
  understoodCategory?: string | undefined;
  /** Other written prayers that may fit. */
  alternatives?: readonly OtherPrayer[] | undefined;
  onChoose?: (choice: OtherPrayer) => void;
  /** Share control, placed beside the other actions. */
  share?: ReactNode;
  onSave: () => void;
  onRegenerate: () => void;
}

export function GeneratedPrayerCard({
  saving,
  understoodCategory,
  alternatives = [],
  onChoose,
  share,
  onSave,
  onRegenerate,
  ...cardProps
}: GeneratedPrayerCardProps) {
  const { t } = useTranslation();
  const alternativesId = useId();
  return (
    <GeneratedTextCard title={t('prayer:yourPrayer')} {...cardProps}>
      <Button onClick={onSave} disabled={saving}>
        {t('prayer:save')}
      </Button>
      {share}
      <Button variant="subtle" onClick={onRegenerate} disabled={saving}>
        {t('prayer:regenerate')}
      </Button>
      {understoodCategory !== undefined && (
        <Text span c="dimmed" fz="sm" style={{ flexBasis: '100%' }}>
          {t('prayer:categorySet', { category: understoodCategory })}
        </Text>
      )}
      {onChoose && alternatives.length > 0 && (
        <Stack
          role="group"
          aria-labelledby={alternativesId}
          gap="xs"
          align="flex-start"
          style={{ flexBasis: '100%' }}
        >
          <span id={alternativesId} className={layout['muted']}>
            {t('prayer:alternatives')}
          </span>
          {alternatives.map((one) => (
            <Button
              key={`${one.situation}.${one.person}`}
              variant="light"
              disabled={saving}
              onClick={() => onChoose(one)}
            >
              {one.title}
            </Button>
          ))}
        </Stack>
      )}
    </GeneratedTextCard>
  );
}
