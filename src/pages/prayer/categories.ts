// The categories of prayers as this person has them: the built-in ones by their names in the language of the screen, and their own.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { prayerCategories } from '../../../schemas/prayer.ts';
import type { PrayerCategory } from '../../../schemas/prayer.ts';
import { customCategories } from '../../data/categories.ts';
import { useLive } from '../../data/hooks.tsx';
import type { Translate } from '../../i18n/translate.ts';

export interface CategoryOption {
  value: string;
  label: string;
}

const none: readonly string[] = [];

/** @param chosen stands among them, whatever it is: another device may know it */
export function useCategories(chosen: string): { options: readonly CategoryOption[]; own: readonly string[] } {
  const { t } = useTranslation();
  const own = useLive('custom-categories', customCategories) ?? none;
  return useMemo(() => {
    const values = [...new Set([...prayerCategories, ...own, chosen])];
    return { options: values.map((value) => ({ value, label: categoryName(t, value) })), own };
  }, [t, own, chosen]);
}

export function categoryName(t: Translate, category: string): string {
  return isBuiltIn(category) ? t(`category.${category}`) : category;
}

function isBuiltIn(category: string): category is PrayerCategory {
  return (prayerCategories as readonly string[]).includes(category);
}
