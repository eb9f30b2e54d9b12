// Form in which users describe in their own words how a prayer was answered.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import elements from '../../../ui/elements.module.css';

interface TestimonyFormProps {
  text: string;
  maxLength: number;
  saving: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
}

export function TestimonyForm({ text, maxLength, saving, onChange, onSave }: TestimonyFormProps) {
  const { t } = useTranslation();
  const cannotSave = text.trim() === '' || saving || isTextTooLong(text, maxLength);
  return (
    <form
      className={elements['stack']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) onSave();
      }}
    >
      <LongTextField
        label={t('prayer:testimonyLabel')}
        value={text}
        maxLength={maxLength}
        classNames={{ input: elements['writing'] ?? '' }}
        styles={{ input: { minHeight: 84 } }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={cannotSave}>
        {t('prayer:testimonySave')}
      </Button>
    </form>
  );
}
