// How Selah looks on this device: colours, the size of its words, how much moves.
import { useTranslation } from 'react-i18next';
import { appearances, useAppearance } from '../../ui/appearance.ts';
import { Choice } from '../../ui/choice.tsx';
import { useMotion, useTextSize } from '../../ui/comfort-choice.ts';
import { motions, textSizes } from '../../ui/comfort.ts';
import { Part, Section } from '../../ui/settings/section.tsx';
import { useSaving } from './saving.ts';

export function LookSettings() {
  const { t } = useTranslation();
  const [appearance, setAppearance] = useAppearance();
  const [size, setSize] = useTextSize();
  const [motion, setMotion] = useMotion();
  const { isSaved, tell } = useSaving();

  /** It is on the screen at once; a browser that refuses storage keeps it as long as the page lives. */
  function choosing<V>(choose: (value: V) => void): (value: V) => void {
    return (value) => {
      choose(value);
      tell();
    };
  }

  return (
    <Section id="look" title={t('settings.lookTitle')} isSaved={isSaved}>
      <Part hint={t('settings.onDevice')}>
        <Choice legend={t('settings.theme')} options={appearances.map((value) => ({ value, label: t(`appearance.${value}`) }))} value={appearance} onChange={choosing(setAppearance)} />
      </Part>
      <Part hint={t('settings.textHint')}>
        <Choice legend={t('settings.textSize')} options={textSizes.map((value) => ({ value, label: t(`settings.text.${value}`) }))} value={size} onChange={choosing(setSize)} />
      </Part>
      <Choice legend={t('settings.motion')} options={motions.map((value) => ({ value, label: t(`settings.motions.${value}`) }))} value={motion} onChange={choosing(setMotion)} />
    </Section>
  );
}
