// What can be kept: a whole translation by one tap, or a testament or a book by choice.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { books } from '../../../schemas/books.ts';
import type { OfferedTranslation, PackScope } from '../../../schemas/pack.ts';
import { useData } from '../../data/hooks.tsx';
import { booksOfScope, type Keeping, type KeptTranslation } from '../../data/library-db.ts';
import { keepTranslation } from '../../data/library.ts';
import { languageNames, useLanguage } from '../../i18n/language.ts';
import styles from '../../ui/library/library.module.css';
import { OfferList } from '../../ui/library/offer-list.tsx';
import { PartsDialog } from '../../ui/library/parts-dialog.tsx';
import { offersByLanguage } from './offers.ts';
import { useAct } from './use-act.ts';
import { offerAbout, partAbout, scopeName } from './words.ts';

interface OffersProps {
  offered: readonly OfferedTranslation[];
  kept: readonly KeptTranslation[];
  keepings: readonly Keeping[];
}

export function Offers({ offered, kept, keepings }: OffersProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const act = useAct();
  const [divided, setDivided] = useState<OfferedTranslation | null>(null);
  const groups = offersByLanguage(language, offered, kept, keepings);
  if (groups.length === 0) return null;

  function keep(code: string, scope: PackScope): void {
    const about = offered.find((translation) => translation.code === code);
    setDivided(null);
    if (about) void act(keepTranslation(data, code, scope, about));
  }

  function partOf(translation: OfferedTranslation, scope: PackScope) {
    const parts = [...kept, ...keepings.map(({ code, scope: coming }) => ({ code, scopes: [{ scope: coming }] }))].filter(({ code }) => code === translation.code).flatMap(({ scopes }) => scopes);
    const here = new Set(parts.flatMap((part) => booksOfScope(part.scope)));
    return { scope, name: scopeName(t, language, scope), about: partAbout(t, language, translation, scope), isHere: booksOfScope(scope).every((book) => here.has(book)) };
  }

  return (
    <section className={styles['list']} aria-labelledby="offers">
      <h2 id="offers">{t('library.offers')}</h2>
      {groups.map(({ language: one, offers }) => (
        <OfferList
          key={one}
          language={one}
          languageName={languageNames[one]}
          offers={offers.map((translation) => ({ code: translation.code, name: translation.name, about: offerAbout(t, language, translation, 'all') }))}
          onKeep={(code) => keep(code, 'all')}
          onParts={(code) => setDivided(offers.find((translation) => translation.code === code) ?? null)}
        />
      ))}
      {divided && (
        <PartsDialog
          name={divided.name}
          testaments={['OT', 'NT'].map((scope) => partOf(divided, scope))}
          books={books.map(({ id }) => partOf(divided, id))}
          onKeep={(scope) => keep(divided.code, scope)}
          onClose={() => setDivided(null)}
        />
      )}
    </section>
  );
}
