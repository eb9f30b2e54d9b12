// Validates the described manifest by the rules of the W3C and of the browsers that install web
// apps.
import { listCategories, type FormScreenshot, type ManifestForm } from './manifest-form.ts';

export type ManifestField = Exclude<
  keyof ManifestForm,
  'display' | 'orientation' | 'maskable' | 'monochrome' | 'share'
>;
type ManifestFaultKind =
  | 'missing'
  | 'longName'
  | 'longShortName'
  | 'noDescription'
  | 'address'
  | 'outsideScope'
  | 'scopeEnd'
  | 'color'
  | 'language'
  | 'noLanguage'
  | 'category'
  | 'icons'
  | 'maskable'
  | 'manyShortcuts'
  | 'rowName'
  | 'rowAddress'
  | 'screenshotSize'
  | 'screenshotSides'
  | 'screenshotRatio'
  | 'noScreenshots';

export interface ManifestFault {
  field: ManifestField;
  kind: ManifestFaultKind;
  /** The manifest works as it is; the change is a recommendation. */
  isAdvice?: true;
  /** `row` is the `id` of the row in a list; `part` is the field in that row. */
  row?: string;
  part?: 'name' | 'url' | 'src' | 'sizes';
  /** The text that the fault is about, as typed. */
  words?: string;
}

/** Characters. App launchers truncate longer names. */
const maxShortName = 12;
const maxName = 45;
const maxShortcuts = 4;
/** Pixels of a screenshot's side, and how often its short side may fit into its long one. */
const screenshotSides = { least: 320, most: 3840, ratio: 2.3 };

/** The registry of the W3C: the page Categories in the wiki of its repository w3c/manifest. */
const knownCategories: readonly string[] = [
  'books',
  'business',
  'education',
  'entertainment',
  'finance',
  'fitness',
  'food',
  'games',
  'government',
  'health',
  'kids',
  'lifestyle',
  'magazines',
  'medical',
  'music',
  'navigation',
  'news',
  'personalization',
  'photo',
  'politics',
  'productivity',
  'security',
  'shopping',
  'social',
  'sports',
  'travel',
  'utilities',
  'weather',
];

export function validateManifest(form: ManifestForm): ManifestFault[] {
  return [
    ...validateNames(form),
    ...validateUrls(form),
    ...validateColors(form),
    ...validateLanguage(form),
    ...validateCategories(form),
    ...validateIcons(form),
    ...validateShortcuts(form),
    ...validateShare(form),
    ...validateScreenshots(form),
  ];
}

function validateNames({ name, shortName, description }: ManifestForm): ManifestFault[] {
  const faults: ManifestFault[] = [];
  if (name.trim() === '') faults.push({ field: 'name', kind: 'missing' });
  else if ([...name.trim()].length > maxName)
    faults.push({ field: 'name', kind: 'longName', isAdvice: true });
  if (shortName.trim() === '') faults.push({ field: 'shortName', kind: 'missing' });
  else if ([...shortName.trim()].length > maxShortName)
    faults.push({ field: 'shortName', kind: 'longShortName', isAdvice: true });
  if (description.trim() === '')
    faults.push({ field: 'description', kind: 'noDescription', isAdvice: true });
  return faults;
}

function validateUrls({ startUrl, scope, appId }: ManifestForm): ManifestFault[] {
  const faults: ManifestFault[] = [];
  const inside = getScope({ startUrl, scope });
  const start = toUrl(startUrl, inside);
  if (!start)
    faults.push({ field: 'startUrl', kind: startUrl.trim() === '' ? 'missing' : 'address' });
  if (!inside) faults.push({ field: 'scope', kind: scope.trim() === '' ? 'missing' : 'address' });
  else if (!inside.pathname.endsWith('/'))
    faults.push({ field: 'scope', kind: 'scopeEnd', isAdvice: true });
  if (start && inside && !isWithin(start, inside))
    faults.push({ field: 'startUrl', kind: 'outsideScope' });
  const site = getRoot(start ?? inside);
  if (appId.trim() !== '' && toUrl(appId, site)?.origin !== site.origin)
    faults.push({ field: 'appId', kind: 'address' });
  return faults;
}

/** Base URL for resolving paths while the form names no site; never requested. */
const placeholderOrigin = 'https://app/';

function getScope({ startUrl, scope }: Pick<ManifestForm, 'startUrl' | 'scope'>): URL | undefined {
  return toUrl(scope, toUrl(startUrl));
}

function getRoot(url: URL | undefined): URL {
  return new URL('/', url ?? placeholderOrigin);
}

/**
 * Returns the URL within which shortcuts and similar addresses must lie: the scope, or the whole
 * site while the scope is invalid.
 */
function getRealm(form: Pick<ManifestForm, 'startUrl' | 'scope'>): URL {
  return getScope(form) ?? getRoot(toUrl(form.startUrl));
}

/** An address of the web: not `javascript:`, not `data:`. */
function toUrl(text: string, base?: URL): URL | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed) || !URL.canParse(trimmed, base ?? placeholderOrigin))
    return undefined;
  const url = new URL(trimmed, base ?? placeholderOrigin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/**
 * Returns whether a URL is within a scope as the W3C defines it: same origin, and a path that
 * begins with the scope's path.
 */
function isWithin(url: URL, scope: URL): boolean {
  return url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
}

function validateColors(form: ManifestForm): ManifestFault[] {
  return (['themeColor', 'backgroundColor'] as const).flatMap((field) =>
    isColor(form[field])
      ? []
      : [{ field, kind: form[field].trim() === '' ? ('missing' as const) : ('color' as const) }],
  );
}

/**
 * Returns whether a text is a numeric CSS colour. Colour names are rejected: some tools that read
 * the splash screen colour know only numeric values.
 */
export function isColor(text: string): boolean {
  return /^(#([\da-f]{3}|[\da-f]{6})|rgb\(\s*\d{1,3}(\s*,\s*|\s+)\d{1,3}(\s*,\s*|\s+)\d{1,3}\s*\)|hsl\(\s*\d{1,3}(deg)?(\s*,\s*|\s+)\d{1,3}%(\s*,\s*|\s+)\d{1,3}%\s*\))$/i.test(
    text.trim(),
  );
}

function validateLanguage({ lang }: ManifestForm): ManifestFault[] {
  if (lang.trim() === '') return [{ field: 'lang', kind: 'noLanguage', isAdvice: true }];
  return isLanguageTag(lang.trim()) ? [] : [{ field: 'lang', kind: 'language' }];
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false; // a RangeError: not BCP 47
  }
}

function validateCategories(form: ManifestForm): ManifestFault[] {
  const unknownCategory = listCategories(form).find(
    (category) => !knownCategories.includes(category),
  );
  return unknownCategory === undefined
    ? []
    : [{ field: 'categories', kind: 'category', isAdvice: true, words: unknownCategory }];
}

function validateIcons({ iconBase, iconSizes, maskable }: ManifestForm): ManifestFault[] {
  const faults: ManifestFault[] = [];
  if (!toUrl(iconBase))
    faults.push({ field: 'iconBase', kind: iconBase.trim() === '' ? 'missing' : 'address' });
  if (!iconSizes.includes(192) || !iconSizes.includes(512))
    faults.push({ field: 'iconSizes', kind: 'icons' });
  else if (!maskable) faults.push({ field: 'iconSizes', kind: 'maskable', isAdvice: true });
  return faults;
}

function validateShortcuts(form: ManifestForm): ManifestFault[] {
  const { shortcuts } = form;
  const inside = getRealm(form);
  const faults = shortcuts.flatMap(({ id, name, url }): ManifestFault[] => {
    const address = toUrl(url, inside);
    return [
      ...(name.trim() === ''
        ? [
            {
              field: 'shortcuts' as const,
              kind: 'rowName' as const,
              row: id,
              part: 'name' as const,
            },
          ]
        : []),
      ...(!address
        ? [
            {
              field: 'shortcuts' as const,
              kind: 'rowAddress' as const,
              row: id,
              part: 'url' as const,
            },
          ]
        : !isWithin(address, inside)
          ? [
              {
                field: 'shortcuts' as const,
                kind: 'outsideScope' as const,
                row: id,
                part: 'url' as const,
              },
            ]
          : []),
    ];
  });
  return shortcuts.length > maxShortcuts
    ? [...faults, { field: 'shortcuts', kind: 'manyShortcuts', isAdvice: true }]
    : faults;
}

function validateShare(form: ManifestForm): ManifestFault[] {
  if (!form.share) return [];
  const inside = getRealm(form);
  const action = toUrl(form.shareAction, inside);
  if (!action)
    return [{ field: 'shareAction', kind: form.shareAction.trim() === '' ? 'missing' : 'address' }];
  return !isWithin(action, inside) ? [{ field: 'shareAction', kind: 'outsideScope' }] : [];
}

function validateScreenshots({ screenshots }: ManifestForm): ManifestFault[] {
  if (screenshots.length === 0)
    return [{ field: 'screenshots', kind: 'noScreenshots', isAdvice: true }];
  return screenshots.flatMap((screenshot): ManifestFault[] => {
    const kind = validateSize(screenshot);
    const place = { field: 'screenshots' as const, row: screenshot.id };
    return [
      ...(toUrl(screenshot.src)
        ? []
        : [{ ...place, kind: 'rowAddress' as const, part: 'src' as const }]),
      ...(kind ? [{ ...place, kind, part: 'sizes' as const }] : []),
    ];
  });
}

function validateSize({
  sizes,
}: FormScreenshot): 'screenshotSize' | 'screenshotSides' | 'screenshotRatio' | undefined {
  const [, width, height] = /^(\d{1,5})[x×](\d{1,5})$/i.exec(sizes.trim()) ?? [];
  if (width === undefined || height === undefined) return 'screenshotSize';
  const short = Math.min(Number(width), Number(height));
  const long = Math.max(Number(width), Number(height));
  if (short < screenshotSides.least || long > screenshotSides.most) return 'screenshotSides';
  return long > short * screenshotSides.ratio ? 'screenshotRatio' : undefined;
}
