// Pictures that were drawn on a canvas: as a file, on the clipboard, into the downloads.

const imageType = 'image/png';

/** Null when the browser makes no file of it: no memory, or a canvas that may not be read. */
export function canvasToBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, imageType);
    } catch {
      resolve(null); // some private windows let nobody read a canvas: the caller tells the person
    }
  });
}

export function toImageFile(name: string, picture: Blob): File {
  return new File([picture], name, { type: imageType });
}

/** Whether this browser takes pictures on its clipboard. */
export function canCopyImage(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** Answers false when the browser refuses. Call it in answer to a tap. */
export async function copyImage(picture: Promise<Blob | null>): Promise<boolean> {
  try {
    // The promise goes in as it is: some browsers forget the tap while one waits.
    await navigator.clipboard.write([
      new ClipboardItem({
        [imageType]: picture.then((blob) => blob ?? Promise.reject(new Error('no picture'))),
      }),
    ]);
    return true;
  } catch {
    return false; // no permission, or no picture: the caller tells the person
  }
}
