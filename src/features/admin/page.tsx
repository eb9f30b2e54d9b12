// Page Admin for the operators of a server: overview, people, deletion requests, messages, e-mails
// and Bible texts. Other people and guests see one sentence, and no request is sent for them.
import { Button, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useProfile } from '../../data/records/use-profile.ts';
import { PathIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/page-layout.module.css';
import { BiblesSection } from './bibles-section.tsx';
import { type AdminSection, adminSections, SectionNav } from './components/section-nav.tsx';
import { DeletionsSection } from './deletions-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { PeopleSection } from './people-section.tsx';

const sections: Readonly<Record<AdminSection, ComponentType>> = {
  overview: OverviewSection,
  people: PeopleSection,
  deletions: DeletionsSection,
  messages: MessagesSection,
  mails: MailsSection,
  bibles: BiblesSection,
};

export function AdminPage() {
  const { t } = useTranslation();
  const person = useProfile();
  const [search] = useSearchParams();
  const requested = search.get('section')?.toLowerCase();
  const section = adminSections.find((one) => one === requested) ?? 'overview';
  const isAdmin = person?.role === 'admin';
  const Section = sections[section];
  const title = isAdmin ? `${t(`admin:section.${section}`)} – ${t('nav.admin')}` : t('nav.admin');
  if (!isAdmin) {
    return (
      <Stack gap="sm" align="center" p="56px 20px" ta="center">
        <title>{`${title} – ${t('app.name')}`}</title>
        {person !== undefined && <PathIllustration />}
        <h1>{t('nav.admin')}</h1>
        <p role="status">{person === undefined ? t('loading') : t('admin:adminsOnly')}</p>
        {person !== undefined && (
          <Button component="a" href="/" my="xs">
            {t('notFound.home')}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <div className={layout['page']} data-wide>
      <title>{`${title} – ${t('app.name')}`}</title>
      <h1>{t('nav.admin')}</h1>
      <SectionNav current={section} />
      <Section />
    </div>
  );
}
