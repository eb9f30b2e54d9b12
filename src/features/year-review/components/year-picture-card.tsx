// Card with one picture of a year on a canvas, and the buttons that save and share it.
import { Box, Button, Group } from '@mantine/core';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import { drawYearPicture, loadPictureFonts } from './draw-year-picture.ts';
import type { PictureContent } from './picture-layout.ts';

interface YearPictureCardProps {
  content: PictureContent;
  /** Text of the picture for people who cannot see it. */
  alt: string;
  /** Whether this browser can share images. */
  canShare: boolean;
  onSave: (canvas: HTMLCanvasElement) => void;
  onShare: (canvas: HTMLCanvasElement) => void;
}

export function YearPictureCard({ content, alt, canShare, onSave, onShare }: YearPictureCardProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const appName = t('app.name');
  const picture = `${content.number} ${content.words}`;

  useEffect(() => {
    let isWanted = true;
    void loadPictureFonts(content).then(() => {
      if (isWanted && canvas.current)
        setState(drawYearPicture(canvas.current, content, appName) ? 'drawn' : 'failed');
    });
    return () => {
      isWanted = false;
    };
  }, [content, appName]);

  const withCanvas = (work: (canvas: HTMLCanvasElement) => void) => () => {
    if (canvas.current) work(canvas.current);
  };

  return (
    <Box component="li" className={elements['card']} p={12}>
      <Box
        component="canvas"
        ref={canvas}
        display="block"
        w="100%"
        bdrs="md"
        style={{ aspectRatio: '4 / 5' }}
        hidden={state === 'failed'}
        data-drawn={state === 'drawn' ? '' : undefined}
        role="img"
        aria-label={alt}
      />
      {state === 'failed' && (
        <p role="alert" className={elements['fault']}>
          {t('year-review:failed')}
        </p>
      )}
      <Group gap="xs" mt={12}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={state !== 'drawn'}
          aria-label={t('year-review:saveNamed', { picture })}
          onClick={withCanvas(onSave)}
        >
          {t('year-review:save')}
        </Button>
        {canShare && (
          <Button
            variant="light"
            leftSection={<IconShare2 size={18} aria-hidden />}
            disabled={state !== 'drawn'}
            aria-label={t('year-review:shareNamed', { picture })}
            onClick={withCanvas(onShare)}
          >
            {t('year-review:share')}
          </Button>
        )}
      </Group>
    </Box>
  );
}
