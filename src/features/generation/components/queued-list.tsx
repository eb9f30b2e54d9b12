// List of queued generations (waiting, finished or failed), with buttons to open a finished text
// and to remove a generation.
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './queued-list.module.css';

interface ShownGeneration {
  id: string;
  step: 'waiting' | 'made' | 'failed';
}

interface QueuedGenerationListProps<W extends ShownGeneration> {
  generations: readonly W[];
  /** Returns what the user asked for, in the user's own text. */
  getTitle: (generation: W) => string;
  /** Shows the generated text. */
  onOpen: (generation: W) => void;
  onRemove: (id: string) => void;
}

export function QueuedGenerationList<W extends ShownGeneration>({
  generations,
  getTitle,
  onOpen,
  onRemove,
}: QueuedGenerationListProps<W>) {
  const { t } = useTranslation();
  const headingId = useId();
  if (generations.length === 0) return null;
  return (
    <section className={styles['queue']} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('generation:queue.title')}</h2>
      <ul>
        {generations.map((generation) => (
          <li key={generation.id} id={generation.id}>
            <div className={styles['words']}>
              <p dir="auto">{getTitle(generation)}</p>
              <small>{t(`generation:queue.${generation.step}`)}</small>
            </div>
            {generation.step === 'made' && (
              <Button size="sm" variant="default" onClick={() => onOpen(generation)}>
                {t('generation:queue.open')}
              </Button>
            )}
            <button
              type="button"
              className={styles['drop']}
              aria-label={t('generation:queue.remove', { title: getTitle(generation) })}
              onClick={() => onRemove(generation.id)}
            >
              <IconX size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
