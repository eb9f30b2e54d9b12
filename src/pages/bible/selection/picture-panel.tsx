// A picture of the chosen verses: saved, shared or copied.
import { useTranslation } from 'react-i18next';
import { knownTranslation } from '../../../../schemas/translations.ts';
import type { Place } from '../../../data/chapters.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { canCopyPicture, copyPicture, pictureFile, pictureOf } from '../../../platform/canvas.ts';
import { canShare, share } from '../../../platform/share.ts';
import { VerseImageDialog } from '../../../ui/bible/verse-image-dialog.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { wordsOf } from './passage.ts';
import type { Passage } from './passage.ts';

interface PicturePanelProps {
  place: Place;
  passage: Passage;
  onClose: () => void;
}

export function PicturePanel({ place, passage, onClose }: PicturePanelProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { translation, book, chapter } = place;
  const known = knownTranslation(translation);
  const first = passage.verses[0]?.verse ?? 1;
  const name = `selah-${book.toLowerCase()}-${chapter}-${first}.png`;

  async function save(canvas: HTMLCanvasElement): Promise<void> {
    const picture = await pictureOf(canvas);
    if (picture) saveFile(name, picture.type, picture);
    toast({ message: picture ? t('verseImage.saved', { name }) : t('verseImage.failed') });
  }

  async function send(canvas: HTMLCanvasElement, alt: string): Promise<void> {
    const picture = await pictureOf(canvas);
    const outcome = picture ? await share({ files: [pictureFile(name, picture)], title: passage.reference, text: alt }) : 'failed';
    if (outcome === 'missing' || outcome === 'failed') toast({ message: t('verseImage.shareFailed') });
  }

  async function copy(canvas: HTMLCanvasElement): Promise<void> {
    const isCopied = await copyPicture(pictureOf(canvas));
    toast({ message: isCopied ? t('verseImage.copied') : t('verseImage.copyFailed') });
  }

  return (
    <VerseImageDialog
      reference={passage.reference}
      words={wordsOf(passage)}
      source={`${passage.reference} · ${known?.credit ?? known?.name ?? translation}`}
      canShare={canShare({ files: [pictureFile(name, new Blob())] })}
      canCopy={canCopyPicture()}
      onSave={(canvas) => void save(canvas)}
      onShare={(canvas, alt) => void send(canvas, alt)}
      onCopy={(canvas) => void copy(canvas)}
      onClose={onClose}
    />
  );
}
