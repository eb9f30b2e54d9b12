// Renders the page Admin for a person with a role, over a fake server that answers from functions
// and records each request.
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import type {
  AdminBible,
  AdminDeletionRequest,
  AdminMail,
  AdminMessage,
  AdminOverview,
  AdminPerson,
} from '../../../schemas/api/admin-api.ts';
import type { Role } from '../../../schemas/entities/user.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { HttpMethod, RequestOptions, SendRequest } from '../../../src/backend/request.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { insertInitialProfile } from '../../../src/data/records/profile.ts';
import { AdminPage } from '../../../src/features/admin/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

/** Answers of the fake server by method and path below `/admin/`, such as `GET people`. */
export type Answers = Record<string, (options: RequestOptions) => unknown>;

export const overview: AdminOverview = {
  version: 12,
  database: 'sqlite',
  people: 1_234,
  recordBytes: 52_000_000,
  freeBytes: 40_000_000_000,
  quotaBytes: 20_000_000,
  hasMailServer: true,
  mailsWaiting: 2,
  mailsRefused: 0,
  messagesUnread: 3,
  deletionsPending: 1,
  backups: [
    {
      name: 'new.sqlite',
      bytes: 61_000_000,
      date: new Date(Date.now() - 3_600_000).toISOString(),
      isUpdateBackup: false,
    },
  ],
};

export function buildPerson(name: string, change: Partial<AdminPerson> = {}): AdminPerson {
  return {
    id: `id-${name.toLowerCase()}`,
    email: `${name.toLowerCase()}@example.org`,
    fullName: name,
    role: 'user',
    isVerified: true,
    isDisabled: false,
    createdDate: '2026-01-02T08:00:00.000Z',
    lastLogin: '2026-11-20T08:00:00.000Z',
    recordBytes: 1_500_000,
    ...change,
  };
}

export const request: AdminDeletionRequest = {
  id: 'request-1',
  email: 'ann@example.org',
  date: '2026-11-02T08:00:00.000Z',
  daysLeft: 5,
  reason: 'I use\nanother app.',
};

export const message: AdminMessage = {
  id: 'message-1',
  date: '2026-11-20T08:00:00.000Z',
  email: 'ann@example.org',
  subject: 'The night mode',
  body: 'It is\ntoo bright.',
  isRead: false,
};

export const mail: AdminMail = {
  id: 'mail-1',
  to: 'ann@example.org',
  kind: 'link',
  date: '2026-11-20T08:00:00.000Z',
  attempts: 2,
  nextAttempt: '2026-11-20T09:00:00.000Z',
  error: 'ECONNREFUSED',
};

export const bible: AdminBible = {
  code: 'FRLSG',
  language: 'fr',
  name: 'Louis Segond 1910',
  state: 'stored',
  since: null,
  error: null,
};

/** Refuses a request with a code of the server. */
export function refuse(status: number, code: string): never {
  throw new BackendError('zq17 upstream exploded', { status, code });
}

interface AdminOptions {
  role?: Role;
  isGuest?: boolean;
  isOnline?: boolean;
  /** False: the page has a profile only later, or never. */
  hasProfile?: boolean;
  invite?: (email: string, role: Role) => Promise<unknown>;
}

/** @param section section in the address; undefined for an address without a section */
export async function openAdmin(
  section: string | undefined,
  answers: Answers,
  {
    role = 'admin',
    isGuest = false,
    isOnline = true,
    hasProfile = true,
    invite,
  }: AdminOptions = {},
) {
  const memory = await createMemoryContext('Olga');
  const { account } = memory;
  if (account && hasProfile && !isGuest)
    await insertInitialProfile(memory.userDatabase, {
      ...account,
      role,
      is_verified: true,
      disabled: false,
      created_date: '2026-01-01T00:00:00.000Z',
      updated_date: '2026-01-01T00:00:00.000Z',
    });
  const online = new BehaviorSubject(isOnline);
  const requests: string[] = [];
  const respond = async (method: HttpMethod, path: string, options: RequestOptions = {}) => {
    const query = (options.query ?? []).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    const name = `${method} ${path.replace('/admin/', '')}`;
    requests.push([name, ...query].join(' '));
    const answer = answers[name];
    if (!answer) return refuse(404, 'not_found');
    return answer(options);
  };
  const report = vi.fn();
  const { auth, functions, integrations, agents, publicSettings } = memory.backend;
  const data: DataContext = Object.assign(memory, {
    online,
    report,
    account: isGuest ? null : account,
    backend: {
      functions,
      integrations,
      agents,
      publicSettings,
      auth: { ...auth, ...(invite && { inviteUser: invite }) },
      send: respond as SendRequest,
    },
  });
  renderWithProviders(
    <MemoryRouter initialEntries={[section === undefined ? '/Admin' : `/Admin?section=${section}`]}>
      <DataProvider data={data}>
        <AdminPage />
      </DataProvider>
    </MemoryRouter>,
  );
  return { account, online, report, requests };
}
