// Card with one picture of a year on a canvas, and the buttons that save and share it.
import { Box, Button, Group } from '@mantine/core';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** An unexpected error of the drawing, which the card also shows. */
  onFailure: (fault: unknown) => void;
}

export function YearPictureCard(props: YearPictureCardProps) {
  const { content, alt, canShare, onSave, onShare, onFailure } = props;
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [result, setResult] = useState<{ content: PictureContent; isDrawn: boolean }>();
  // Until the new content is drawn, the canvas shows the former one, which must not be shared.
  const state = result?.content !== content ? 'drawing' : result.isDrawn ? 'drawn' : 'failed';
  const appName = t('app.name');
  const picture = `${content.number} ${content.words}`;

  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    let isWanted = true;
    async function draw(): Promise<void> {
      await loadPictureFonts(content);
      if (isWanted && canvas.current)
        setResult({ content, isDrawn: drawYearPicture(canvas.current, content, appName) });
    }
    draw().catch((fault: unknown) => {
      if (!isWanted) return;
      setResult({ content, isDrawn: false });
      reportFailure(fault);
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
