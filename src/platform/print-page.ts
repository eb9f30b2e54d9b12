// Prints the page with the browser's print dialog, which can also save a PDF.

/** Some browsers inside of other apps cannot print. */
export function canPrint(): boolean {
  return typeof window.print === 'function';
}

/** Opens the print dialog. */
export function printPage(): void {
  window.print();
}
