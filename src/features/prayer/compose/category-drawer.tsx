// Connects the drawer for custom categories with the stored categories: validates and adds a
// category, and removes a category that no prayer uses.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addCategory,
  validateCategory,
  maxCategoryLength,
  removeCategory,
} from '../custom-categories.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { getPrayerCategory } from '../journal/find-prayers.ts';
import { watchPrayers } from '../data.ts';
import { StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { CustomCategoriesDrawer } from './components/custom-categories-drawer.tsx';
import { CustomCategoryList } from './components/custom-category-list.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import type { CategoryOption } from '../use-categories.ts';

interface CategoryDrawerProps {
  options: readonly CategoryOption[];
  customCategoryNames: readonly string[];
  /** Called with a new category, which is then selected. A removed category is deselected. */
  onAdded: (name: string) => void;
  onRemoved: (name: string) => void;
}

export function CategoryDrawer({
  options,
  customCategoryNames,
  onAdded,
  onRemoved,
}: CategoryDrawerProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);

  async function add(typed: string): Promise<string | null> {
    const name = validateCategory(typed, [
      ...customCategoryNames,
      ...options.map(({ label }) => label),
    ]);
    switch (name.kind) {
      case 'blank':
        return t('prayer:categoryBlank');
      case 'exists':
        return t('prayer:categoryExists');
      case 'new':
        return runAction(
          () => addCategory(data, name.name),
          () => onAdded(name.name),
        );
    }
  }

  async function remove(name: string): Promise<void> {
    const undo = () =>
      void runAction(
        () => addCategory(data, name),
        () => undefined,
      ).then((fault) => fault !== null && toast({ message: fault }));
    const fault = await runAction(
      () => removeCategory(data, name),
      () => onRemoved(name),
    );
    toast(
      fault === null
        ? {
            message: t('prayer:categoryRemoved'),
            about: name,
            action: { label: t('undo'), run: undo },
          }
        : { message: fault },
    );
  }

  /** @returns why it was not done */
  async function runAction(work: () => Promise<void>, done: () => void): Promise<string | null> {
    try {
      await work();
      done();
      return null;
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      return `${t('prayer:categoryFailed')} ${getStorageErrorMessage(t, fault.reason)}`;
    }
  }

  return (
    <CustomCategoriesDrawer maxLength={maxCategoryLength} onAdd={add} onToggle={setIsOpen}>
      {isOpen && (
        <CategoryUsage
          customCategoryNames={customCategoryNames}
          onRemove={(name) => void remove(name)}
        />
      )}
    </CustomCategoriesDrawer>
  );
}

/** A separate component, so that the drawer opens before the journal is read. */
function CategoryUsage({
  customCategoryNames,
  onRemove,
}: {
  customCategoryNames: readonly string[];
  onRemove: (name: string) => void;
}) {
  const prayers = useLiveQuery('saved-prayers', watchPrayers);
  if (!prayers) return null;
  return (
    <CustomCategoryList
      categories={customCategoryNames.map((name) => ({
        name,
        uses: prayers.filter((prayer) => getPrayerCategory(prayer) === name).length,
      }))}
      onRemove={onRemove}
    />
  );
}
