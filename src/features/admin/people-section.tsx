// Section of the administration that searches people, changes their roles, disables and deletes
// accounts, and invites people.
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AdminPeoplePage,
  AdminPerson,
  AdminPersonChange,
} from '../../../schemas/api/admin-api.ts';
import type { Admin } from '../../backend/admin.ts';
import { useData } from '../../data/data-provider.tsx';
import elements from '../../ui/elements.module.css';
import { ListSearchField } from '../../ui/list-search-field.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { DeletePersonDialog } from './components/delete-person-dialog.tsx';
import { PersonRow, type PersonAction } from './components/person-row.tsx';
import { type AdminAnswer, changePerson, deletePerson, loadPeople, signOutPerson } from './data.ts';
import { InviteSection } from './invite-section.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useAdminAction, useAdminData } from './use-admin-data.ts';

/** Milliseconds without a key press before the search is sent. */
const debounceMillis = 300;

/** The server refuses a longer search; no name and no e-mail is longer. */
const maxSearchLength = 320;

const changes: Readonly<Record<Exclude<PersonAction, 'sign_out' | 'delete'>, AdminPersonChange>> = {
  make_admin: { role: 'admin' },
  remove_admin: { role: 'user' },
  disable: { isDisabled: true },
  enable: { isDisabled: false },
};

/** The pages that are loaded so far. */
interface PeopleList extends AdminPeoplePage {
  search: string;
}

export function PeopleSection() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim().slice(0, maxSearchLength), debounceMillis);
  const { data, isBusy, failure, act, loadMore } = usePeople(search);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The person whose deletion is to be confirmed. */
  const [chosen, setChosen] = useState<AdminPerson | null>(null);
  const { account } = useData();

  return (
    <SectionFrame
      title={t('admin:section.people')}
      heading={heading}
      data={data}
      failure={failure}
      tools={
        <>
          <InviteSection onInvited={data.reload} />
          <ListSearchField label={t('admin:people.search')} value={text} onChange={setText} />
        </>
      }
    >
      {({ people, next }) => (
        <>
          <p role="status">
            {people.length === 0
              ? t('admin:people.none')
              : next === null
                ? t('admin:people.count', { count: people.length })
                : t('admin:people.first', { count: people.length })}
          </p>
          {people.length > 0 && (
            <ul className={elements['rows']}>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isSelf={person.id === account?.id}
                  isBusy={isBusy(person.id)}
                  onAction={(action) =>
                    action === 'delete' ? setChosen(person) : act(person, action)
                  }
                />
              ))}
            </ul>
          )}
          {next !== null && (
            <Button
              variant="default"
              w="fit-content"
              loading={isBusy(moreId)}
              onClick={() => loadMore(next)}
            >
              {t('admin:people.more')}
            </Button>
          )}
          {chosen && (
            <DeletePersonDialog
              email={chosen.email}
              onConfirm={() => {
                setChosen(null);
                // The row with the focus disappears.
                act(chosen, 'delete', () => heading.current?.focus());
              }}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      )}
    </SectionFrame>
  );
}

/** The id of the action that loads the next page. */
const moreId = 'more';

function usePeople(search: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const load = useCallback(
    async (admin: Admin): Promise<AdminAnswer<PeopleList>> => {
      const page = await loadPeople(admin, search);
      return page.kind === 'ok' ? { kind: 'ok', value: { ...page.value, search } } : page;
    },
    [search],
  );
  const data = useAdminData(load);
  const { isBusy, failure, run } = useAdminAction(data.reload);

  function replacePerson(id: string, replacement: AdminPerson | null): void {
    data.change((list) => ({
      ...list,
      people: list.people.flatMap((one) => (one.id === id ? (replacement ?? []) : [one])),
    }));
  }

  function act(person: AdminPerson, action: PersonAction, onDone = () => {}): void {
    const { id, email } = person;
    const finish = (replacement: AdminPerson | null): void => {
      replacePerson(id, replacement);
      toast({ message: t(`admin:people.done.${action}`, { email }) });
      onDone();
    };
    switch (action) {
      case 'delete':
        return run(
          id,
          (admin) => deletePerson(admin, id),
          () => finish(null),
        );
      case 'sign_out':
        return run(
          id,
          (admin) => signOutPerson(admin, id),
          () => finish({ ...person, lastLogin: null }),
        );
      default:
        return run(id, (admin) => changePerson(admin, id, changes[action]), finish);
    }
  }

  /** @param after `next` of the last page */
  function loadMore(after: string): void {
    run(
      moreId,
      (admin) => loadPeople(admin, search, after),
      (page) =>
        // Meanwhile another search may have replaced the list.
        data.change((list) =>
          list.search === search && list.next === after
            ? { search, people: [...list.people, ...page.people], next: page.next }
            : list,
        ),
    );
  }

  return { data, isBusy, failure, act, loadMore };
}
