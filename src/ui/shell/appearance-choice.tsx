// One of the themes, or as the system has it.
import { useTranslation } from 'react-i18next';
import { colorThemes, useColorTheme } from '../appearance.ts';
import { SegmentedControl } from '../choice.tsx';

export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setAppearance] = useColorTheme();
  const options = colorThemes.map((value) => ({ value, label: t(`appearance.${value}`) }));
  return <SegmentedControl legend={t('appearance.title')} options={options} value={theme} onChange={setAppearance} />;
}
