// Panel with an image of the selected verses that can be saved, shared or copied.
import { useTranslation } from 'react-i18next';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { saveFile } from '../../../platform/save-file.ts';
import {
  canCopyImage,
  copyImage,
  toImageFile,
  canvasToBlob,
} from '../../../platform/canvas-image.ts';
import { canShare, share } from '../../../platform/web-share.ts';
import { VerseImageDialog } from './components/verse-image-dialog.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { getPassageText } from './selected-passage.ts';
import type { SelectedPassage } from './selected-passage.ts';

export interface VerseImagePanelProps {
  place: ChapterLocation;
  passage: SelectedPassage;
  onClose: () => void;
}

export function VerseImagePanel({ place, passage, onClose }: VerseImagePanelProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { translation, book, chapter } = place;
  const known = findKnownTranslation(translation);
  const first = passage.verses[0]?.verse ?? 1;
  const name = `selah-${book.toLowerCase()}-${chapter}-${first}.png`;

  async function save(canvas: HTMLCanvasElement): Promise<void> {
    const image = await canvasToBlob(canvas);
    if (image) saveFile(name, image.type, image);
    toast({
      message: image ? t('bible:verseImage.saved', { name }) : t('bible:verseImage.failed'),
    });
  }

  async function send(canvas: HTMLCanvasElement, alt: string): Promise<void> {
    const image = await canvasToBlob(canvas);
    const outcome = image
      ? await share({ files: [toImageFile(name, image)], title: passage.reference, text: alt })
      : 'failed';
    if (outcome === 'missing' || outcome === 'failed')
      toast({ message: t('bible:verseImage.shareFailed') });
  }

  async function copy(canvas: HTMLCanvasElement): Promise<void> {
    const isCopied = await copyImage(canvasToBlob(canvas));
    toast({ message: isCopied ? t('bible:verseImage.copied') : t('bible:verseImage.copyFailed') });
  }

  return (
    <VerseImageDialog
      reference={passage.reference}
      text={getPassageText(passage)}
      source={`${passage.reference} · ${known?.credit ?? known?.name ?? translation}`}
      canShare={canShare({ files: [toImageFile(name, new Blob())] })}
      canCopy={canCopyImage()}
      onSave={(canvas) => void save(canvas)}
      onShare={(canvas, alt) => void send(canvas, alt)}
      onCopy={(canvas) => void copy(canvas)}
      onClose={onClose}
    />
  );
}
