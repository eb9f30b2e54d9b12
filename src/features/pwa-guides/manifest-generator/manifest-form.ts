// Form values of the manifest generator, their defaults (this app's own manifest) and their check.
import { isObject } from '../../../../schemas/is-object.ts';

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
  description: 'Scripture, prayer and rest, day by day. Works without a connection.',
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

const maxLength = 5_000;
const maxRows = 40;

export function isManifestForm(value: unknown): value is ManifestForm {
  if (!isObject(value)) return false;
  const {
    display,
    orientation,
    iconSizes: sizes,
    maskable,
    monochrome,
    share,
    shortcuts,
    screenshots,
  } = value;
  return (
    textFields.every((field) => isText(value[field])) &&
    isOneOf(displays, display) &&
    isOneOf(orientations, orientation) &&
    Array.isArray(sizes) &&
    sizes.every((size) => isOneOf(iconSizes, size)) &&
    [maskable, monochrome, share].every((flag) => typeof flag === 'boolean') &&
    isRows(shortcuts, (row) => isText(row['name']) && isText(row['url'])) &&
    isRows(
      screenshots,
      (row) =>
        isText(row['src']) &&
        isText(row['sizes']) &&
        isText(row['label']) &&
        isOneOf(formFactors, row['formFactor']),
    )
  );
}

const textFields = [
  'name',
  'shortName',
  'description',
  'appId',
  'startUrl',
  'scope',
  'themeColor',
  'backgroundColor',
  'lang',
  'categories',
  'iconBase',
  'shareAction',
] as const;

function isRows(value: unknown, isValidRow: (row: Record<string, unknown>) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.length <= maxRows &&
    value.every((row) => isObject(row) && isText(row['id']) && isValidRow(row))
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxLength;
}

function isOneOf(known: readonly unknown[], value: unknown): boolean {
  return known.includes(value);
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
