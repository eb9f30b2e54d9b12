// Card for a user who is behind the schedule of a plan: shift the schedule or skip the missed days.
// The text does not reproach the user.
import { Box, Button, Card, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';

interface CatchUpProps {
  /** The day that the user has reached. `dueDay` is the day of the schedule. */
  day: number;
  dueDay: number;
  onShift: () => void;
  onSkip: () => void;
}

export function CatchUp({ day, dueDay, onShift, onSkip }: CatchUpProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <Card component="section" p="16px 18px" aria-labelledby={title}>
      <h3 id={title} className={elements['title']}>
        {t('plans:catchUp.title')}
      </h3>
      <p>{t('plans:catchUp.body', { day, due: dueDay })}</p>
      <Box
        display="grid"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))', gap: 12 }}
      >
        <CatchUpOption
          label={t('plans:catchUp.shift', { day })}
          description={t('plans:catchUp.shiftHint')}
          onChoose={onShift}
        />
        <CatchUpOption
          label={t('plans:catchUp.skip', { due: dueDay })}
          description={t('plans:catchUp.skipHint')}
          onChoose={onSkip}
        />
      </Box>
    </Card>
  );
}

function CatchUpOption({
  label,
  description,
  onChoose,
}: {
  label: string;
  description: string;
  onChoose: () => void;
}) {
  const about = useId();
  return (
    <Stack gap={4}>
      <Button variant="light" fullWidth onClick={onChoose} aria-describedby={about}>
        {label}
      </Button>
      <Text id={about} c="dimmed" fz="sm" ta="center">
        {description}
      </Text>
    </Stack>
  );
}
