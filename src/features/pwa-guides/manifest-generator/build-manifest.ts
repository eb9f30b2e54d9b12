// Builds the JSON text of the generated web app manifest from the form, without empty or invalid
// fields. JSON.stringify is used, so that typed text cannot break out of its string.
import { type ManifestField, validateManifest } from './validate-manifest.ts';
import { listCategories, type ManifestForm } from './manifest-form.ts';

/** Empty and invalid fields are left out, because the browser has defaults for them. */
export function buildManifestText(form: ManifestForm): string {
  return `${JSON.stringify(buildManifest(form), null, 2)}\n`;
}

function buildManifest(form: ManifestForm): Record<string, unknown> {
  const { display, orientation, iconBase, share } = form;
  const faults = validateManifest(form).filter(({ isAdvice }) => !isAdvice);
  const isValid = (field: ManifestField, row?: string) =>
    !faults.some((fault) => fault.field === field && fault.row === row);
  const pickValid = (
    name: string,
    field: 'lang' | 'appId' | 'startUrl' | 'scope' | 'themeColor' | 'backgroundColor',
  ) => (isValid(field) ? toOptionalText(name, form[field]) : {});
  const shortcuts = form.shortcuts.filter(({ id }) => isValid('shortcuts', id));
  const screenshots = form.screenshots.filter(({ id }) => isValid('screenshots', id));
  const categories = listCategories(form);
  const drawn = isValid('iconBase') ? buildIcons(form, iconBase.trim()) : [];
  return {
    ...toOptionalText('name', form.name),
    ...toOptionalText('short_name', form.shortName),
    ...toOptionalText('description', form.description),
    ...pickValid('lang', 'lang'),
    ...pickValid('id', 'appId'),
    ...pickValid('start_url', 'startUrl'),
    ...pickValid('scope', 'scope'),
    display,
    orientation,
    ...pickValid('theme_color', 'themeColor'),
    ...pickValid('background_color', 'backgroundColor'),
    ...(categories.length > 0 && { categories }),
    ...(drawn.length > 0 && { icons: drawn }),
    ...(shortcuts.length > 0 && {
      shortcuts: shortcuts.map(({ name, url }) => ({ name: name.trim(), url: url.trim() })),
    }),
    ...(screenshots.length > 0 && { screenshots: screenshots.map(toScreenshot) }),
    ...(share &&
      isValid('shareAction') && {
        share_target: {
          action: form.shareAction.trim(),
          method: 'GET',
          enctype: 'application/x-www-form-urlencoded',
          params: { title: 'title', text: 'text', url: 'url' },
        },
      }),
  };
}

function buildIcons({ iconSizes, maskable, monochrome }: ManifestForm, base: string): object[] {
  const sizes = [...iconSizes].sort((one, other) => one - other);
  const named = (name: string, size: number, purpose: string) => ({
    src: `${base}${name}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [
    ...sizes.map((size) => named('', size, 'any')),
    ...(maskable ? [named('maskable-', 512, 'maskable')] : []),
    ...(monochrome ? [named('monochrome-', 512, 'monochrome')] : []),
  ];
}

function toScreenshot({
  src,
  sizes,
  formFactor,
  label,
}: ManifestForm['screenshots'][number]): object {
  return {
    src: src.trim(),
    sizes: sizes.trim().toLowerCase().replace('×', 'x'),
    ...toOptionalText('type', getImageType(src)),
    form_factor: formFactor,
    ...toOptionalText('label', label),
  };
}

function getImageType(src: string): string {
  const ending = /\.(png|jpe?g|webp|avif)(?:[?#]|$)/i.exec(src.trim())?.[1]?.toLowerCase();
  return ending === undefined ? '' : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

function toOptionalText(name: string, value: string): Record<string, string> {
  return value.trim() === '' ? {} : { [name]: value.trim() };
}
