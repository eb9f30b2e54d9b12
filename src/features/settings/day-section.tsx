// Settings section for the hour at which the user's day begins.
import { useTranslation } from 'react-i18next';
import { saveDayStart, watchDayStart, maxDayStartHour } from '../../data/user-days.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { useLanguage } from '../../locales/language.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SettingsSection } from './components/section.tsx';
import { useSavedChoice, useSaveState } from './use-saved-choice.ts';

export function DaySection() {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const { isSaved, save } = useSaveState();
  const [hour, choose] = useSavedChoice(useLiveQuery('day-start', watchDayStart), (next: number) =>
    save(() => saveDayStart(data, next)),
  );
  const format = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <SettingsSection id="day" title={t('settings:dayTitle')} isSaved={isSaved}>
      {hour !== undefined && (
        <SelectField
          label={t('settings:dayStart')}
          description={t('settings:dayStartHint')}
          value={String(hour)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          data={Array.from({ length: maxDayStartHour + 1 }, (_hour, index) => ({
            value: String(index),
            label: format.format(Date.UTC(2000, 0, 1, index)),
          }))}
        />
      )}
    </SettingsSection>
  );
}
