// Small SVG drawing in the text colour and one accent colour, with one line width.

/** Path data in a square of 48 units. */
export interface DrawingPaths {
  /** Lines in the text colour. */
  ink: string;
  /** Areas filled with the accent colour. */
  accent?: string;
  /** Lines in the accent colour. */
  accentLine?: string;
}

export function Drawing({
  paths: { ink, accent, accentLine },
  size = 40,
  accentColor = 'var(--indigo)',
}: {
  paths: DrawingPaths;
  /** In CSS pixels at the standard text size; the drawing grows with the text. */
  size?: number;
  accentColor?: string;
}) {
  const length = `${size / 16}rem`;
  return (
    <svg
      style={{ inlineSize: length, blockSize: length, flex: 'none' }}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {accent !== undefined && <path d={accent} fill={accentColor} stroke="none" />}
      {accentLine !== undefined && <path d={accentLine} stroke={accentColor} />}
      <path d={ink} />
    </svg>
  );
}
