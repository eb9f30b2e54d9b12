// Labels of the Markdown export in the user's language.
import { highlightColors } from '../../../schemas/entities/bible-note.ts';
import { moods } from '../../../schemas/entities/grace-note.ts';
import { prayerCategories } from '../../../schemas/entities/prayer.ts';
import type { MarkdownLabels } from '../../data/export/markdown.ts';
import { getFieldName } from '../../locales/field-names.ts';
import type { Translate } from '../../locales/translate.ts';

export function getMarkdownLabels(t: Translate): MarkdownLabels {
  return {
    title: t('sync:markdown.title'),
    savedOn: (date) => t('exportFile.savedOn', { date }),
    nothing: t('sync:markdown.nothing'),
    kindHeading: (kind) => t(`kinds.${kind}`),
    field: (name) => getFieldName(t, name),
    choice: (field, value) => getChoiceLabel(t, field, value),
    answeredOn: (date) =>
      date === '' ? t('sync:markdown.answered') : t('sync:markdown.answeredOn', { date }),
    day: (day) => t('kind.day', { day }),
    completed: t('sync:markdown.completed'),
    earlier: t('previousVersions.title'),
    waiting: t('sync:markdown.pending'),
    refused: t('sync:markdown.rejected'),
  };
}

/** Returns the label of a value. A category that the user created keeps its own name. */
function getChoiceLabel(
  t: Translate,
  field: 'category' | 'mood' | 'highlight_color',
  value: string,
): string {
  if (field === 'category' && isOneOf(prayerCategories, value)) return t(`category.${value}`);
  if (field === 'mood' && isOneOf(moods, value)) return t(`mood.${value}`);
  if (field === 'highlight_color' && isOneOf(highlightColors, value)) return t(`color.${value}`);
  return value;
}

function isOneOf<V extends string>(known: readonly V[], value: string): value is V {
  return (known as readonly string[]).includes(value);
}
