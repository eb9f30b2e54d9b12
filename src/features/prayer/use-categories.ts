// React hook for the user's prayer categories: the built-in categories in the interface language,
// and the custom categories.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { prayerCategories } from '../../../schemas/entities/prayer.ts';
import type { PrayerCategory } from '../../../schemas/entities/prayer.ts';
import { watchCustomCategories } from './custom-categories.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import type { Translate } from '../../locales/translate.ts';

export interface CategoryOption {
  value: string;
  label: string;
}

const noCategories: readonly string[] = [];

/**
 * @param current category that is always included in the options, because it may come from another
 *   device
 */
export function useCategories(current: string): {
  options: readonly CategoryOption[];
  customCategoryNames: readonly string[];
} {
  const { t } = useTranslation();
  const customCategoryNames =
    useLiveQuery('custom-categories', watchCustomCategories) ?? noCategories;
  return useMemo(() => {
    const values = [...new Set([...prayerCategories, ...customCategoryNames, current])];
    return {
      options: values.map((value) => ({ value, label: getCategoryName(t, value) })),
      customCategoryNames,
    };
  }, [t, customCategoryNames, current]);
}

export function getCategoryName(t: Translate, category: string): string {
  return isBuiltIn(category) ? t(`category.${category}`) : category;
}

function isBuiltIn(category: string): category is PrayerCategory {
  return (prayerCategories as readonly string[]).includes(category);
}
