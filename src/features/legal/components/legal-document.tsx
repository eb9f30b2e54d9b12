// Layout of a legal text: back button, date, introduction, table of contents, sections, the
// operator's contact, and a link to the other text.
import { Box, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../ui/elements.module.css';
import type { Language } from '../../../../schemas/languages.ts';
import styles from './legal-document.module.css';

interface LegalSection {
  key: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly { to: string; text: string }[];
}

interface LegalDocumentProps {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  introduction: readonly string[];
  sections: readonly LegalSection[];
  /**
   * Language of the text; while another language loads, the page around the text may already use
   * that language.
   */
  language: Language;
  /** The other of the two texts. */
  relatedLink: { to: string; text: string };
  /** How to reach the operator: the end of the last section. */
  contact: ReactNode;
  onBack: () => void;
  /** Goes to a section without a new history entry, so that one step back still leaves the page. */
  onGo: (key: string) => void;
}

export function LegalDocument({
  title,
  date,
  introduction,
  sections,
  language,
  relatedLink,
  contact,
  onBack,
  onGo,
}: LegalDocumentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <Button
        variant="subtle"
        ms={-8}
        px={8}
        fz="0.9375rem"
        fw={400}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onBack}
      >
        {t('back')}
      </Button>
      <article lang={language} className={styles['text']}>
        <Box component="header" className={styles['head'] ?? ''} pt={8}>
          <Box component="h1" fz="2rem">
            {title}
          </Box>
          <Box component="p" my="-8px 6px" c="dimmed" ff="var(--sans)" fz="sm" lh={1.4}>
            {t('legal:date', { date: formatDay(date, language), lng: language })}
          </Box>
          <Paragraphs texts={introduction} />
        </Box>
        <nav className={styles['contents']} aria-labelledby="contents">
          <h2 id="contents" className={elements['partTitle']}>
            {t('legal:contents', { lng: language })}
          </h2>
          <ol>
            {sections.map(({ key, title: name }) => (
              <li key={key}>
                <a href={`#${key}`} onClick={(event) => scrollToSection(event, () => onGo(key))}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles['sections']}>
          {sections.map((section, index) => (
            <LegalSectionView key={section.key} {...{ section }}>
              {index === sections.length - 1 && contact}
            </LegalSectionView>
          ))}
          <Box
            component="p"
            className={styles['links'] ?? ''}
            pt={12}
            style={{ borderBlockStart: '1px solid var(--line)' }}
          >
            <a href={relatedLink.to}>
              {relatedLink.text}
              <IconArrowRight size={18} aria-hidden />
            </a>
          </Box>
        </div>
      </article>
    </div>
  );
}

function LegalSectionView({
  section: { key, title, paragraphs, list, links },
  children,
}: {
  section: LegalSection;
  children: ReactNode;
}) {
  return (
    <section id={key} className={styles['section']} aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`} tabIndex={-1}>
        {title}
      </h2>
      <Paragraphs texts={paragraphs} />
      {list && (
        <ul>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {links && (
        <ul className={styles['links']}>
          {links.map(({ to, text }) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** In another tab or window the browser opens it itself. */
function scrollToSection(event: MouseEvent, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}

/** A day is the same day everywhere. */
function formatDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
