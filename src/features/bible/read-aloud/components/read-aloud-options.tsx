// Options of reading aloud: speed, voice, sleep timer, and whether the volume fades before the
// timer ends.
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { CheckboxLine } from '../../../../ui/checkbox-line.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';

export interface VoiceOption {
  id: string;
  name: string;
  isLocal: boolean;
}

/** Minutes, at the end of the chapter, or not at all. */
export type SleepTimerOption = number | 'chapter' | 'off';

interface ReadAloudOptionsProps {
  rates: readonly number[];
  rate: number;
  onRate: (rate: number) => void;
  voices: readonly VoiceOption[];
  voice: string | undefined;
  onVoice: (id: string) => void;
  timerMinutes: readonly number[];
  sleepTimer: SleepTimerOption;
  onSleepTimer: (sleep: SleepTimerOption) => void;
  fades: boolean;
  onFades: (fades: boolean) => void;
}

export function ReadAloudOptions({
  rates,
  rate,
  onRate,
  voices,
  voice,
  onVoice,
  timerMinutes,
  sleepTimer,
  onSleepTimer,
  fades,
  onFades,
}: ReadAloudOptionsProps) {
  const { t, i18n } = useTranslation();
  const figures = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <SegmentedControl
        legend={t('bible:readAloud.speed')}
        options={rates.map((one) => ({
          value: String(one),
          label: t('bible:readAloud.speedValue', { speed: figures.format(one) }),
        }))}
        value={String(rate)}
        onChange={(value) => onRate(Number(value))}
      />
      <SelectField
        label={t('bible:readAloud.voice')}
        value={voice}
        onChange={({ currentTarget }) => onVoice(currentTarget.value)}
        data={voices.map(({ id, name, isLocal }) => ({
          value: id,
          label: isLocal ? name : t('bible:readAloud.voiceOnline', { name }),
        }))}
      />
      <SelectField
        label={t('bible:readAloud.sleepTimer')}
        value={String(sleepTimer)}
        onChange={({ currentTarget: { value } }) =>
          onSleepTimer(value === 'off' || value === 'chapter' ? value : Number(value))
        }
        data={[
          { value: 'off', label: t('bible:readAloud.sleepOff') },
          ...timerMinutes.map((count) => ({
            value: String(count),
            label: t('bible:readAloud.sleepMinutes', { count }),
          })),
          { value: 'chapter', label: t('bible:readAloud.sleepChapter') },
        ]}
      />
      <CheckboxLine label={t('bible:readAloud.fadeOut')} checked={fades} onChange={onFades} />
    </>
  );
}
