// The first parts of the form: name, opening, colours and icons.
import { useTranslation } from 'react-i18next';
import { displays, iconSizes, type ManifestForm, orientations } from '../../data/makers/manifest-form.ts';
import styles from '../../ui/makers/maker.module.css';
import { MakerCheck, MakerColor, MakerGroup, MakerPart, MakerSelect, MakerText } from '../../ui/makers/maker-fields.tsx';
import type { ManifestPartProps } from './manifest-words.ts';

type TextField = 'name' | 'shortName' | 'description' | 'appId' | 'startUrl' | 'scope' | 'themeColor' | 'backgroundColor' | 'lang' | 'categories' | 'iconBase';

export function ManifestParts({ form, wordsOf, onChange }: ManifestPartProps) {
  const { t } = useTranslation();

  const field = (name: TextField) => ({ id: `maker-${name}`, label: t(`manifestMaker.${name}`), value: form[name], words: wordsOf(name), onChange: (value: string) => onChange(() => ({ [name]: value }) satisfies Partial<Record<TextField, string>>) });

  function chooseSize(size: ManifestForm['iconSizes'][number], isOn: boolean): void {
    onChange((now) => ({ iconSizes: iconSizes.filter((one) => (one === size ? isOn : now.iconSizes.includes(one))) }));
  }

  return (
    <>
      <MakerPart title={t('manifestMaker.partName')}>
        <div className={styles['pair']}>
          <MakerText {...field('name')} hint={t('manifestMaker.hint.name')} />
          <MakerText {...field('shortName')} hint={t('manifestMaker.hint.shortName')} />
        </div>
        <MakerText {...field('description')} />
        <div className={styles['pair']}>
          <MakerText {...field('lang')} shape="code" hint={t('manifestMaker.hint.lang')} />
          <MakerText {...field('categories')} shape="code" hint={t('manifestMaker.hint.categories')} />
        </div>
      </MakerPart>
      <MakerPart title={t('manifestMaker.partOpening')}>
        <div className={styles['pair']}>
          <MakerText {...field('startUrl')} shape="code" hint={t('manifestMaker.hint.startUrl')} />
          <MakerText {...field('scope')} shape="code" hint={t('manifestMaker.hint.scope')} />
        </div>
        <MakerText {...field('appId')} shape="code" hint={t('manifestMaker.hint.appId')} />
        <div className={styles['pair']}>
          <MakerSelect
            id="maker-display"
            label={t('manifestMaker.display')}
            value={form.display}
            options={displays.map((value) => ({ value, label: t(`manifestMaker.displays.${value}`) }))}
            onChange={(display) => onChange(() => ({ display }))}
          />
          <MakerSelect
            id="maker-orientation"
            label={t('manifestMaker.orientation')}
            hint={t('manifestMaker.hint.orientation')}
            value={form.orientation}
            options={orientations.map((value) => ({ value, label: t(`manifestMaker.orientations.${value}`) }))}
            onChange={(orientation) => onChange(() => ({ orientation }))}
          />
        </div>
      </MakerPart>
      <MakerPart title={t('manifestMaker.partLook')}>
        <div className={styles['pair']}>
          <MakerColor {...field('themeColor')} hint={t('manifestMaker.hint.themeColor')} />
          <MakerColor {...field('backgroundColor')} hint={t('manifestMaker.hint.backgroundColor')} />
        </div>
        <MakerText {...field('iconBase')} shape="code" hint={t('manifestMaker.hint.iconBase', { example: `${form.iconBase.trim()}192.png` })} />
        <MakerGroup id="maker-iconSizes" legend={t('manifestMaker.iconSizes')} words={wordsOf('iconSizes')}>
          <div className={styles['sizes']}>
            {iconSizes.map((size) => (
              <MakerCheck key={size} label={t('manifestMaker.pixels', { size })} isOn={form.iconSizes.includes(size)} onChange={(isOn) => chooseSize(size, isOn)} />
            ))}
          </div>
          <MakerCheck label={t('manifestMaker.maskable')} isOn={form.maskable} onChange={(maskable) => onChange(() => ({ maskable }))} />
          <MakerCheck label={t('manifestMaker.monochrome')} isOn={form.monochrome} onChange={(monochrome) => onChange(() => ({ monochrome }))} />
        </MakerGroup>
      </MakerPart>
    </>
  );
}
