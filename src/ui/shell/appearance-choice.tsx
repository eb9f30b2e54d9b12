// Light, dark, or as the system has it.
import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from '../choice.tsx';

export function AppearanceChoice() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const options = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`appearance.${value}`) }));
  return <Choice legend={t('appearance.title')} options={options} value={colorScheme} onChange={setColorScheme} />;
}
