// Form values of the manifest generator, their defaults (this app's own manifest) and their
// readers.
import { isObject } from '../../../../schemas/is-object.ts';
import { type FieldReaders, readFields, readOneOf } from '../../../data/drafts/read-fields.ts';

export const displays = ['standalone', 'minimal-ui', 'fullscreen', 'browser'] as const;
type Display = (typeof displays)[number];
export const orientations = [
  'any',
  'natural',
  'portrait',
  'portrait-primary',
  'portrait-secondary',
  'landscape',
  'landscape-primary',
  'landscape-secondary',
] as const;
type Orientation = (typeof orientations)[number];
/** Width and height of the square icons, in pixels. */
export const iconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;
type IconSize = (typeof iconSizes)[number];
export const formFactors = ['narrow', 'wide'] as const;
type FormFactor = (typeof formFactors)[number];

export interface FormShortcut {
  /** Id of this row while the row is in the form. */
  id: string;
  name: string;
  url: string;
}

export interface FormScreenshot {
  id: string;
  src: string;
  /** `390x844` */
  sizes: string;
  formFactor: FormFactor;
  label: string;
}

/** As typed. */
export interface ManifestForm {
  name: string;
  shortName: string;
  description: string;
  appId: string;
  startUrl: string;
  scope: string;
  display: Display;
  orientation: Orientation;
  themeColor: string;
  backgroundColor: string;
  lang: string;
  /** Divided by commas. */
  categories: string;
  /** Part of an icon's address before the size: `/icons/icon-` for `/icons/icon-192.png`. */
  iconBase: string;
  iconSizes: IconSize[];
  maskable: boolean;
  monochrome: boolean;
  shortcuts: FormShortcut[];
  share: boolean;
  shareAction: string;
  screenshots: FormScreenshot[];
}

export const defaultManifestForm: ManifestForm = {
  name: 'Selah',
  shortName: 'Selah',
  description: 'Scripture, prayer and rest, day by day. Works offline.',
  appId: '/',
  startUrl: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait-primary',
  themeColor: '#6366f1',
  backgroundColor: '#FBF9F5',
  lang: 'en',
  categories: 'lifestyle, books',
  iconBase: '/icon-',
  iconSizes: [...iconSizes],
  maskable: true,
  monochrome: true,
  shortcuts: [
    { id: 'grace', name: 'Grace Note', url: '/?shortcut=grace' },
    { id: 'bible', name: 'Bible', url: '/Bible' },
    { id: 'prayer', name: 'Prayer', url: '/Prayer' },
  ],
  share: true,
  shareAction: '/share',
  screenshots: [
    {
      id: 'narrow',
      src: '/screenshots/home-narrow.webp',
      sizes: '1080x1920',
      formFactor: 'narrow',
      label: 'Home: your day with God',
    },
    {
      id: 'wide',
      src: '/screenshots/home-wide.webp',
      sizes: '1920x1080',
      formFactor: 'wide',
      label: 'Home: your day with God',
    },
  ],
};

const maxRows = 40;

/** Readers of a stored form, which may have the shape of another version. */
export const manifestFormReaders: FieldReaders<ManifestForm> = {
  display: readOneOf(displays),
  orientation: readOneOf(orientations),
  iconSizes: (sizes) =>
    Array.isArray(sizes) ? iconSizes.filter((size) => sizes.includes(size)) : undefined,
  shortcuts: (rows) => readRows(rows, (row) => readFields(row, { id: '', name: '', url: '' })),
  screenshots: (rows) =>
    readRows(rows, (row) =>
      readFields<FormScreenshot>(
        row,
        { id: '', src: '', sizes: '', formFactor: 'narrow', label: '' },
        { formFactor: readOneOf(formFactors) },
      ),
    ),
};

/** A row without an id gets its position as id. */
function readRows<Row extends { id: string }>(
  rows: unknown,
  readRow: (row: Record<string, unknown>) => Row,
): Row[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  return (rows as unknown[])
    .filter(isObject)
    .slice(0, maxRows)
    .map(readRow)
    .map((row, index) => (row.id === '' ? { ...row, id: `row-${index}` } : row));
}

/**
 * Returns the comma-separated categories without duplicates, in lower case as in the W3C registry.
 */
export function listCategories({ categories }: Pick<ManifestForm, 'categories'>): string[] {
  const words = categories
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  return [...new Set(words)];
}
