// Choice of the theme: light, dark, or the system's setting.
import { useTranslation } from 'react-i18next';
import { colorThemes, useColorTheme } from '../../../ui/theme/color-theme.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

export function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setAppearance] = useColorTheme();
  const options = colorThemes.map((value) => ({ value, label: t(`appearance.${value}`) }));
  return (
    <SegmentedControl
      legend={t('appearance.title')}
      options={options}
      value={theme}
      onChange={setAppearance}
    />
  );
}
