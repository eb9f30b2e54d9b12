// Exports images from a canvas as a file or to the clipboard.

const imageType = 'image/png';

/**
 * Returns null if the browser cannot create a file: not enough memory, or a canvas that may not be
 * read.
 */
export function canvasToBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, imageType);
    } catch {
      resolve(null); // some private windows block reading a canvas: the caller informs the user
    }
  });
}

export function toImageFile(name: string, picture: Blob): File {
  return new File([picture], name, { type: imageType });
}

/** Whether this browser can copy pictures to the clipboard. */
export function canCopyImage(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** Returns false if the browser refuses. Call it only in a tap handler. */
export async function copyImage(picture: Promise<Blob | null>): Promise<boolean> {
  try {
    // The promise is passed without await, because some browsers lose the user activation of the
    // tap during a wait.
    await navigator.clipboard.write([
      new ClipboardItem({
        [imageType]: picture.then((blob) => blob ?? Promise.reject(new Error('no picture'))),
      }),
    ]);
    return true;
  } catch {
    return false; // no permission, or no image: the caller informs the user
  }
}
