// One of the themes, or as the system has it.
import { useTranslation } from 'react-i18next';
import { appearances, useAppearance } from '../appearance.ts';
import { Choice } from '../choice.tsx';

export function AppearanceChoice() {
  const { t } = useTranslation();
  const [appearance, setAppearance] = useAppearance();
  const options = appearances.map((value) => ({ value, label: t(`appearance.${value}`) }));
  return <Choice legend={t('appearance.title')} options={options} value={appearance} onChange={setAppearance} />;
}
