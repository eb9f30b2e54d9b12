// Animated breathing circle: four seconds in, six seconds out. With reduced motion it stands still
// and shows the pace as text.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isMotionReduced } from '../../../../ui/theme/text-size-and-motion.ts';
import styles from './breathing-circle.module.css';
import layout from '../../../../ui/page-layout.module.css';

export function BreathingCircle() {
  const { t } = useTranslation();
  const isStill = isMotionReduced();
  return (
    <Stack gap="sm" align="center" c="dimmed" fz="lg" ta="center">
      <div
        className={styles['circle']}
        style={isStill ? { animation: 'none' } : undefined}
        aria-hidden="true"
      />
      {!isStill && (
        <p className={styles['words']} aria-hidden="true">
          <span>{t('sleep:bedtime.breatheIn')}</span>
          <span className={styles['out']}>{t('sleep:bedtime.breatheOut')}</span>
        </p>
      )}
      {/* Always available to screen readers. */}
      <p className={isStill ? undefined : layout['visuallyHidden']}>{t('sleep:bedtime.pace')}</p>
    </Stack>
  );
}
