// Appearance section of the settings on this device: theme, text size and motion.
import { useTranslation } from 'react-i18next';
import { colorThemes, useColorTheme } from '../../ui/theme/color-theme.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useMotion, useTextSize } from './use-text-size-and-motion.ts';
import { motionPreferences, textSizes } from '../../ui/theme/text-size-and-motion.ts';
import { SettingsField, SettingsSection } from './components/section.tsx';
import { useSaveState } from './use-saved-choice.ts';

export function AppearanceSection() {
  const { t } = useTranslation();
  const [theme, setAppearance] = useColorTheme();
  const [size, setSize] = useTextSize();
  const [motion, setMotion] = useMotion();
  const { isSaved, markSaved } = useSaveState();

  /**
   * Returns a handler that applies a choice at once. If the browser refuses storage, the choice
   * lasts as long as the page.
   */
  function applyAndMarkSaved<V>(choose: (value: V) => void): (value: V) => void {
    return (value) => {
      choose(value);
      markSaved();
    };
  }

  return (
    <SettingsSection id="look" title={t('settings:appearanceTitle')} isSaved={isSaved}>
      <SettingsField hint={t('settings:storedOnDevice')}>
        <SegmentedControl
          legend={t('settings:theme')}
          options={colorThemes.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          value={theme}
          onChange={applyAndMarkSaved(setAppearance)}
        />
      </SettingsField>
      <SettingsField hint={t('settings:textHint')}>
        <SegmentedControl
          legend={t('settings:textSize')}
          options={textSizes.map((value) => ({ value, label: t(`settings:text.${value}`) }))}
          value={size}
          onChange={applyAndMarkSaved(setSize)}
        />
      </SettingsField>
      <SegmentedControl
        legend={t('settings:motion')}
        options={motionPreferences.map((value) => ({
          value,
          label: t(`settings:motions.${value}`),
        }))}
        value={motion}
        onChange={applyAndMarkSaved(setMotion)}
      />
    </SettingsSection>
  );
}
