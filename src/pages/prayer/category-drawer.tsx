// Where a person adds a category of their own, and takes one away that no prayer needs.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addCategory, checkCategory, longestCategory, removeCategory } from '../../data/categories.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { categoryOf } from '../../data/prayer-filter.ts';
import { savedPrayers } from '../../data/prayers.ts';
import { NotKept } from '../../data/record.ts';
import { notKeptSentence } from '../../i18n/failure-sentence.ts';
import { OwnCategories } from '../../ui/prayer/own-categories.tsx';
import { OwnCategoryList } from '../../ui/prayer/own-category-list.tsx';
import { useToast } from '../../ui/toaster.tsx';
import type { CategoryOption } from './categories.ts';

interface CategoryDrawerProps {
  options: readonly CategoryOption[];
  own: readonly string[];
  /** A new one is chosen at once; one that is taken away is chosen no more. */
  onAdded: (name: string) => void;
  onRemoved: (name: string) => void;
}

export function CategoryDrawer({ options, own, onAdded, onRemoved }: CategoryDrawerProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);

  async function add(typed: string): Promise<string | null> {
    const name = checkCategory(typed, [...own, ...options.map(({ label }) => label)]);
    switch (name.kind) {
      case 'blank':
        return t('prayer.categoryBlank');
      case 'exists':
        return t('prayer.categoryExists');
      case 'new':
        return keep(
          () => addCategory(data, name.name),
          () => onAdded(name.name),
        );
    }
  }

  async function remove(name: string): Promise<void> {
    const undo = () =>
      void keep(
        () => addCategory(data, name),
        () => undefined,
      ).then((fault) => fault !== null && toast({ message: fault }));
    const fault = await keep(
      () => removeCategory(data, name),
      () => onRemoved(name),
    );
    toast(fault === null ? { message: t('prayer.categoryRemoved'), about: name, action: { label: t('common.undo'), run: undo } } : { message: fault });
  }

  /** @returns why it was not done */
  async function keep(work: () => Promise<void>, done: () => void): Promise<string | null> {
    try {
      await work();
      done();
      return null;
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault;
      return `${t('prayer.categoryFailed')} ${notKeptSentence(t, fault.reason)}`;
    }
  }

  return (
    <OwnCategories longest={longestCategory} onAdd={add} onToggle={setIsOpen}>
      {isOpen && <Used own={own} onRemove={(name) => void remove(name)} />}
    </OwnCategories>
  );
}

/** The sheet does not wait for the journal to be read. */
function Used({ own, onRemove }: { own: readonly string[]; onRemove: (name: string) => void }) {
  const prayers = useLive('saved-prayers', savedPrayers);
  if (!prayers) return null;
  return <OwnCategoryList own={own.map((name) => ({ name, uses: prayers.filter((prayer) => categoryOf(prayer) === name).length }))} onRemove={onRemove} />;
}
