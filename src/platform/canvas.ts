// Pictures that were drawn on a canvas: as a file, on the clipboard, into the downloads.

const png = 'image/png';

/** Null when the browser makes no file of it: no memory, or a canvas that may not be read. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, png);
    } catch {
      resolve(null); // some private windows let nobody read a canvas: the caller tells the person
    }
  });
}

export function pictureFile(name: string, picture: Blob): File {
  return new File([picture], name, { type: png });
}

/** Whether this browser takes pictures on its clipboard. */
export function canCopyPicture(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** Answers false when the browser refuses. Call it in answer to a tap. */
export async function copyPicture(picture: Promise<Blob | null>): Promise<boolean> {
  try {
    // The promise goes in as it is: some browsers forget the tap while one waits.
    await navigator.clipboard.write([new ClipboardItem({ [png]: picture.then((blob) => blob ?? Promise.reject(new Error('no picture'))) })]);
    return true;
  } catch {
    return false; // no permission, or no picture: the caller tells the person
  }
}
