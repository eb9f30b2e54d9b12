// Dialog for an image of a verse: draws the preview, and offers background, shape, and buttons to
// save, share or copy the image.
import { Box, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import surface from '../../../../ui/surface.module.css';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { imageBackgrounds } from './image-backgrounds.ts';
import type { ImageBackground } from './image-backgrounds.ts';
import { drawVerseImage, loadImageFonts } from './draw-verse.ts';
import type { DrawOutcome } from './draw-verse.ts';
import type { ImageShape } from './image-layout.ts';

interface VerseImageDialogProps {
  reference: string;
  text: string;
  /** John 3:16 · World English Bible */
  source: string;
  /** Whether this browser can share images. */
  canShare: boolean;
  canCopy: boolean;
  /** @param alt text alternative that describes the image for people who cannot see it */
  onSave: (canvas: HTMLCanvasElement, alt: string) => void;
  onShare: (canvas: HTMLCanvasElement, alt: string) => void;
  onCopy: (canvas: HTMLCanvasElement, alt: string) => void;
  onClose: () => void;
}

export function VerseImageDialog({
  reference,
  text,
  source,
  canShare,
  canCopy,
  onSave,
  onShare,
  onCopy,
  onClose,
}: VerseImageDialogProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [background, setBackground] = useState<ImageBackground>('paper');
  const [shape, setShape] = useState<ImageShape>('square');
  const [outcome, setOutcome] = useState<DrawOutcome>();
  const alt = t('bible:verseImage.alt', {
    design: t(`bible:verseImage.${background}`),
    words: text,
    source,
  });

  useEffect(() => {
    let isWanted = true;
    void loadImageFonts({ text, source }).then(() => {
      if (isWanted && canvas.current)
        setOutcome(drawVerseImage(canvas.current, { text, source, background, shape }));
    });
    return () => {
      isWanted = false;
    };
  }, [text, source, background, shape]);

  const withCanvas = (work: (canvas: HTMLCanvasElement, alt: string) => void) => () => {
    if (canvas.current) work(canvas.current, alt);
  };
  const isDrawn = outcome === 'drawn';

  return (
    <Dialog
      title={t('bible:verseImage.title', { reference })}
      onClose={onClose}
      footer={
        <>
          {canCopy && (
            <Button variant="default" disabled={!isDrawn} onClick={withCanvas(onCopy)}>
              {t('bible:verseImage.copy')}
            </Button>
          )}
          <Button
            variant={canShare ? 'default' : 'filled'}
            disabled={!isDrawn}
            onClick={withCanvas(onSave)}
          >
            {t('bible:verseImage.save')}
          </Button>
          {canShare && (
            <Button disabled={!isDrawn} onClick={withCanvas(onShare)}>
              {t('bible:verseImage.share')}
            </Button>
          )}
        </>
      }
    >
      <Box
        component="canvas"
        ref={canvas}
        // Small enough to keep the options in view.
        maw="100%"
        mah="min(44dvh, 420px)"
        bd="1px solid var(--line)"
        bdrs="md"
        style={{ justifySelf: 'center', aspectRatio: shape === 'tall' ? '9 / 16' : 1 }}
        data-shape={shape}
        hidden={outcome === 'too-long' || outcome === 'failed'}
        role="img"
        aria-label={alt}
      />
      {(outcome === 'too-long' || outcome === 'failed') && (
        <Box
          component="p"
          role="alert"
          className={surface['paddedCard'] ?? ''}
          style={{ borderInlineStart: '3px solid var(--red)' }}
        >
          {outcome === 'too-long' ? t('bible:verseImage.tooLong') : t('bible:verseImage.failed')}
        </Box>
      )}
      <SegmentedControl
        legend={t('bible:verseImage.design')}
        options={imageBackgrounds.map((value) => ({
          value,
          label: t(`bible:verseImage.${value}`),
        }))}
        value={background}
        onChange={setBackground}
      />
      <SegmentedControl
        legend={t('bible:verseImage.shape')}
        options={[
          { value: 'square', label: t('bible:verseImage.square') },
          { value: 'tall', label: t('bible:verseImage.tall') },
        ]}
        value={shape}
        onChange={setShape}
      />
    </Dialog>
  );
}
