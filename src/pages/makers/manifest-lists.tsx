// The last parts of the form: shortcuts, what other apps may share to this one, screenshots.
import { useTranslation } from 'react-i18next';
import { type FormScreenshot, type FormShortcut, formFactors, type ManifestForm } from '../../data/makers/manifest-form.ts';
import { newId } from '../../data/record.ts';
import styles from '../../ui/makers/maker.module.css';
import { MakerCheck, MakerNotes, MakerPart, MakerSelect, MakerText } from '../../ui/makers/maker-fields.tsx';
import { MakerRows } from '../../ui/makers/maker-rows.tsx';
import { useToast } from '../../ui/toaster.tsx';
import { type ManifestPartProps, screenshotTitle, shortcutTitle } from './manifest-words.ts';

const mostRows = 10;

export function ManifestLists(props: ManifestPartProps) {
  const { t } = useTranslation();
  const { form, wordsOf, onChange } = props;
  return (
    <>
      <Shortcuts {...props} />
      <MakerPart title={t('manifestMaker.partShare')}>
        <MakerCheck label={t('manifestMaker.share')} isOn={form.share} onChange={(share) => onChange(() => ({ share }))} />
        {form.share && (
          <MakerText
            id="maker-shareAction"
            label={t('manifestMaker.shareAction')}
            hint={t('manifestMaker.hint.shareAction')}
            shape="code"
            value={form.shareAction}
            words={wordsOf('shareAction')}
            onChange={(shareAction) => onChange(() => ({ shareAction }))}
          />
        )}
      </MakerPart>
      <Screenshots {...props} />
    </>
  );
}

function Shortcuts({ form: { shortcuts }, wordsOf, onChange }: ManifestPartProps) {
  const { t } = useTranslation();
  const removed = useRemoved();

  function change(id: string, changes: Partial<FormShortcut>): void {
    onChange((now) => ({ shortcuts: now.shortcuts.map((row) => (row.id === id ? { ...row, ...changes } : row)) }));
  }

  function remove(id: string): void {
    onChange((now) => ({ shortcuts: without(now.shortcuts, id) }));
    removed(() => onChange((now) => ({ shortcuts: withAgain(now.shortcuts, shortcuts, id) })));
  }

  return (
    <MakerPart title={t('manifestMaker.shortcuts')}>
      <MakerNotes hint={t('manifestMaker.hint.shortcuts')} words={wordsOf('shortcuts')} />
      <MakerRows
        rows={shortcuts}
        most={mostRows}
        addId="maker-shortcuts"
        addLabel={t('manifestMaker.addShortcut')}
        titleOf={(row, place) => shortcutTitle(t, row, place)}
        onAdd={() => onChange((now) => ({ shortcuts: [...now.shortcuts, { id: newId(), name: '', url: '/' }] }))}
        onRemove={remove}
      >
        {({ id, name, url }) => (
          <div className={styles['pair']}>
            <MakerText id={`maker-shortcuts-${id}-name`} label={t('manifestMaker.rowName')} value={name} words={wordsOf('shortcuts', id, 'name')} onChange={(next) => change(id, { name: next })} />
            <MakerText id={`maker-shortcuts-${id}-url`} label={t('manifestMaker.rowAddress')} shape="code" value={url} words={wordsOf('shortcuts', id, 'url')} onChange={(next) => change(id, { url: next })} />
          </div>
        )}
      </MakerRows>
    </MakerPart>
  );
}

function Screenshots({ form: { screenshots }, wordsOf, onChange }: ManifestPartProps) {
  const { t } = useTranslation();
  const removed = useRemoved();

  function change(id: string, changes: Partial<FormScreenshot>): void {
    onChange((now) => ({ screenshots: now.screenshots.map((row) => (row.id === id ? { ...row, ...changes } : row)) }));
  }

  function remove(id: string): void {
    onChange((now) => ({ screenshots: without(now.screenshots, id) }));
    removed(() => onChange((now) => ({ screenshots: withAgain(now.screenshots, screenshots, id) })));
  }

  return (
    <MakerPart title={t('manifestMaker.screenshots')}>
      <MakerNotes hint={t('manifestMaker.hint.screenshots')} words={wordsOf('screenshots')} />
      <MakerRows
        rows={screenshots}
        most={mostRows}
        addId="maker-screenshots"
        addLabel={t('manifestMaker.addScreenshot')}
        titleOf={(row, place) => screenshotTitle(t, row, place)}
        onAdd={() => onChange((now) => ({ screenshots: [...now.screenshots, aScreenshot(now)] }))}
        onRemove={remove}
      >
        {({ id, src, sizes, formFactor, label }) => (
          <div className={styles['pair']}>
            <MakerText id={`maker-screenshots-${id}-src`} label={t('manifestMaker.rowAddress')} shape="code" value={src} words={wordsOf('screenshots', id, 'src')} onChange={(next) => change(id, { src: next })} />
            <MakerText id={`maker-screenshots-${id}-sizes`} label={t('manifestMaker.rowSizes')} shape="code" value={sizes} words={wordsOf('screenshots', id, 'sizes')} onChange={(next) => change(id, { sizes: next })} />
            <MakerSelect
              id={`maker-screenshots-${id}-formFactor`}
              label={t('manifestMaker.formFactor')}
              value={formFactor}
              options={formFactors.map((value) => ({ value, label: t(`manifestMaker.formFactors.${value}`) }))}
              onChange={(next) => change(id, { formFactor: next })}
            />
            <MakerText id={`maker-screenshots-${id}-label`} label={t('manifestMaker.rowLabel')} value={label} words={[]} onChange={(next) => change(id, { label: next })} />
          </div>
        )}
      </MakerRows>
    </MakerPart>
  );
}

/** One of each kind is wanted first. */
function aScreenshot({ screenshots }: ManifestForm): FormScreenshot {
  const isWide = screenshots.some(({ formFactor }) => formFactor === 'narrow');
  return { id: newId(), src: '/', sizes: isWide ? '1280x800' : '390x844', formFactor: isWide ? 'wide' : 'narrow', label: '' };
}

function useRemoved(): (undo: () => void) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (undo) => toast({ message: t('manifestMaker.rowRemoved'), action: { label: t('common.undo'), run: undo } });
}

function without<R extends { id: string }>(rows: readonly R[], id: string): R[] {
  return rows.filter((row) => row.id !== id);
}

/** In its old place, as far as the rows around it are still there. */
function withAgain<R extends { id: string }>(rows: readonly R[], before: readonly R[], id: string): R[] {
  const place = before.findIndex((row) => row.id === id);
  const row = before[place];
  return row && !rows.some((one) => one.id === id) ? rows.toSpliced(place, 0, row) : [...rows];
}
