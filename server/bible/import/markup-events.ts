// Markup events: the common vocabulary of the readers for USFM, USX and OSIS. The styles are the
// markers of USFM.

export type MarkupEvent =
  | { kind: 'book'; id: string; place?: string }
  | { kind: 'chapter'; number: string }
  /** `number` as written: 4, 4a, 4-5. */
  | { kind: 'verse'; number: string }
  /** After this event, no text is expected until the next verse begins. */
  | { kind: 'verse end' }
  | { kind: 'para'; style: string }
  /** After this event, running text continues, as after a heading inside a paragraph. */
  | { kind: 'para end' }
  /**
   * `isNested`: the new style is nested in the open styles; otherwise the new style closes them.
   */
  | { kind: 'open'; style: string; isNested: boolean }
  | { kind: 'close'; style: string }
  | { kind: 'close all' }
  | { kind: 'text'; text: string };

/** How a paragraph is converted. */
export type ParagraphKind =
  | 'paragraph'
  | 'line'
  | 'blank'
  | 'same'
  | 'heading'
  | 'title'
  | 'letter'
  | 'closing'
  | 'left out';

const paragraphKinds = new Map<string, ParagraphKind>([
  ...each<ParagraphKind>('paragraph', 'p m po pr cls pmo pm pmc pmr pi mi pc ph li lh lf lim tr'),
  ...each<ParagraphKind>('line', 'q qr qc qm'),
  ...each<ParagraphKind>('blank', 'b sd'),
  ...each<ParagraphKind>('same', 'nb'),
  ...each<ParagraphKind>('heading', 's ms sp qd'),
  ...each<ParagraphKind>('title', 'd'),
  ...each<ParagraphKind>('letter', 'qa'),
  ...each<ParagraphKind>('closing', 'colophon'),
  // Names and titles of the book, introductions, tables of contents, references of headings,
  // remarks of the makers.
  ...each<ParagraphKind>(
    'left out',
    'id ide usfm h toc toca mt mte imt is ip ipi im imi ipq imq ipr iq ib ili iot io iex ' +
      'imte ie iqt',
  ),
  ...each<ParagraphKind>('left out', 'rem sts r mr sr cl cp cd lit restore'),
]);

/** Returns undefined for an unknown style. */
export function getParagraphKind(style: string): ParagraphKind | undefined {
  return paragraphKinds.get(bare(style));
}

/** From 1: \q2 is 2. */
export function getPoetryDepth(style: string): number {
  return Math.min(9, Math.max(1, Number(/\d+$/.exec(style)?.[0] ?? 1)));
}

/** How text with a character style is converted. */
export type TextKind = 'plain' | 'jesus' | 'supplied' | 'name' | 'note' | 'left out' | 'cell';

const textKinds = new Map<string, TextKind>([
  ...each<TextKind>('jesus', 'wj'),
  ...each<TextKind>('supplied', 'add addpn'),
  ...each<TextKind>('name', 'nd'),
  ...each<TextKind>('note', 'f fe ef'),
  // Cross references, figures, other numbers of the same verse, categories, pronunciations.
  ...each<TextKind>('left out', 'x ex fig rq va vp ca cat pro fr xo xop fdc xdc rt jmp-r'),
  ...each<TextKind>('cell', 'tc tcr tcc th thr thc'),
  ...each<TextKind>(
    'plain',
    'qs qt qac bk dc k lik liv litl ord pn png sls tl wg wh wa w wit no it bd bdit em sc sup ' +
      'rb jmp sig',
  ),
  ...each<TextKind>('plain', 'ft fq fqa fk fl fw fp fv fm xt xta xk xq xot xnt ior'),
]);

export function getTextKind(style: string): TextKind | undefined {
  return textKinds.get(bare(style));
}

function bare(style: string): string {
  return style.replace(/\d+$/, '').replace(/\d+-$/, '');
}

function each<Kind>(kind: Kind, styles: string): [string, Kind][] {
  return styles.split(' ').map((style) => [style, kind]);
}
