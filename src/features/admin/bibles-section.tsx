// Section of the administration with the Bible texts of the server and the state of their downloads.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../ui/elements.module.css';
import { BibleRow } from './components/bible-row.tsx';
import { loadBibles } from './data.ts';
import { SectionFrame } from './section-frame.tsx';
import { useAdminData } from './use-admin-data.ts';

export function BiblesSection() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const data = useAdminData(loadBibles);
  return (
    <SectionFrame
      title={t('admin:section.bibles')}
      hint={t('admin:bibles.hint', { command: 'npm run bible:import' })}
      heading={heading}
      data={data}
    >
      {(bibles) =>
        bibles.length === 0 ? (
          <p role="status">{t('admin:bibles.none')}</p>
        ) : (
          <ul className={elements['rows']}>
            {bibles.map((bible) => (
              <BibleRow key={bible.code} bible={bible} />
            ))}
          </ul>
        )
      }
    </SectionFrame>
  );
}
