// The manifest that is made. JSON.stringify writes it: nothing that is typed can leave its place.
import { categoryList, type ManifestForm } from './manifest-form.ts';

/** Fields that are empty are left out: the browser has its own answer for them. */
export function manifestText(form: ManifestForm): string {
  return `${JSON.stringify(manifestOf(form), null, 2)}\n`;
}

function manifestOf(form: ManifestForm): Record<string, unknown> {
  const { display, orientation, iconBase, shortcuts, screenshots, share } = form;
  const categories = categoryList(form);
  return {
    ...text('name', form.name),
    ...text('short_name', form.shortName),
    ...text('description', form.description),
    ...text('lang', form.lang),
    ...text('id', form.appId),
    ...text('start_url', form.startUrl),
    ...text('scope', form.scope),
    display,
    orientation,
    ...text('theme_color', form.themeColor),
    ...text('background_color', form.backgroundColor),
    ...(categories.length > 0 && { categories }),
    icons: icons(form, iconBase.trim()),
    ...(shortcuts.length > 0 && { shortcuts: shortcuts.map(({ name, url }) => ({ name: name.trim(), url: url.trim() })) }),
    ...(screenshots.length > 0 && { screenshots: screenshots.map(toScreenshot) }),
    ...(share && { share_target: { action: form.shareAction.trim(), method: 'GET', enctype: 'application/x-www-form-urlencoded', params: { title: 'title', text: 'text', url: 'url' } } }),
  };
}

function icons({ iconSizes, maskable, monochrome }: ManifestForm, base: string): object[] {
  const sizes = [...iconSizes].sort((one, other) => one - other);
  const named = (name: string, size: number, purpose: string) => ({ src: `${base}${name}${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose });
  return [...sizes.map((size) => named('', size, 'any')), ...(maskable ? [named('maskable-', 512, 'maskable')] : []), ...(monochrome ? [named('monochrome-', 512, 'monochrome')] : [])];
}

function toScreenshot({ src, sizes, formFactor, label }: ManifestForm['screenshots'][number]): object {
  return { src: src.trim(), sizes: sizes.trim().toLowerCase().replace('×', 'x'), ...text('type', typeOf(src)), form_factor: formFactor, ...text('label', label) };
}

function typeOf(src: string): string {
  const ending = /\.(png|jpe?g|webp|avif)(?:[?#]|$)/i.exec(src.trim())?.[1]?.toLowerCase();
  return ending === undefined ? '' : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

function text(name: string, value: string): Record<string, string> {
  return value.trim() === '' ? {} : { [name]: value.trim() };
}
