// Builds the HTML part of an account e-mail from its plain text, so that both parts say the same.
// The part loads no picture and no font, so that its reading cannot be observed.
import { getEmailLinkLabel } from '../../content/emails/build-emails.ts';
import type { Language } from '../../schemas/languages.ts';

export interface HtmlPartInput {
  subject: string;
  /** Paragraphs with an empty line between them. A link is a paragraph of its own. */
  text: string;
  language: Language;
}

export function buildHtmlPart({ subject, text, language }: HtmlPartInput): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => buildParagraph(paragraph.trim(), language))
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body>
<div class="card">
<div class="name">Selah</div>
${paragraphs}
</div>
</body>
</html>
`;
}

/** Colours of the app. Programs that remove styles show the text in their own. */
const styles = `
body { margin: 0; padding: 24px 12px; background: #fbf9f5; color: #2a2722;
  font: 17px/1.55 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
.card { max-width: 520px; margin: 0 auto; padding: 28px 28px 12px; background: #ffffff;
  border: 1px solid #e7e2d8; border-radius: 14px; }
.name { margin: 0 0 18px; font: 600 22px/1.2 Georgia, 'Times New Roman', serif; }
p { margin: 0 0 18px; }
.code { margin: 0 0 18px; font: 600 34px/1.3 Georgia, 'Times New Roman', serif;
  letter-spacing: 6px; }
.button { display: inline-block; padding: 12px 22px; border-radius: 24px; background: #4f4fd6;
  color: #ffffff; font-weight: 600; text-decoration: none; }
.address { margin: -8px 0 18px; font-size: 13px; color: #6b665c; word-break: break-all; }
.address a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1a17; color: #ece7dd; }
  .card { background: #24221e; border-color: #3a372f; }
  .button { background: #a9a9ff; color: #16153a; }
  .address { color: #b3ad9f; }
}`;

/** Six digits at the end: `Your code is 123456`. */
const codeParagraph = /^(.*\S)\s+(\d{6})$/s;

function buildParagraph(paragraph: string, language: Language): string {
  const text = escapeHtml(paragraph);
  if (/^https?:\/\/\S+$/.test(paragraph))
    return `<p><a class="button" href="${text}">${escapeHtml(getEmailLinkLabel(language))}</a></p>
<p class="address"><a href="${text}">${text}</a></p>`;
  const [, before, code] = codeParagraph.exec(text) ?? [];
  if (before !== undefined && code !== undefined)
    return `<p>${before}</p>\n<p class="code">${code}</p>`;
  return `<p>${text.replaceAll('\n', '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
