// List of every call that the server answers, each with a working body, for tests that send invalid
// input.

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallIds {
  prayer: string;
  trashed: string;
  user: string;
  conversation: string;
  fileUrl: string;
}

export interface ServerCall {
  method: Method;
  /** The route as the server declares it. */
  route: string;
  url: string;
  body?: unknown;
}

const app = '/api/apps/:appId';
const entity = `${app}/entities/:name`;

/** @param ids of objects that belong to a user */
export function listAllCalls({
  prayer,
  trashed,
  user,
  conversation,
  fileUrl,
}: CallIds): ServerCall[] {
  const call = (
    method: Method,
    route: string,
    body?: unknown,
    names: Readonly<Record<string, string>> = {},
    query = '',
  ): ServerCall => ({
    method,
    route,
    url:
      route.replace(
        /:(\w+)|\*/g,
        (_whole, name?: string) => names[name ?? '*'] ?? defaults[name ?? '*'] ?? 'x',
      ) + query,
    ...(body !== undefined && { body }),
  });
  const defaults: Record<string, string> = {
    appId: 'selah',
    name: 'Prayer',
    id: prayer,
    userId: user,
  };
  const changed = { title: 'changed by another user' };
  const updateQuery = { id: prayer };
  return [
    call(
      'GET',
      entity,
      undefined,
      {},
      `?q=${encodeURIComponent(JSON.stringify(updateQuery))}&sort=-created_date&limit=5`,
    ),
    call('GET', `${entity}/deleted`, undefined, {}, '?since=2020-01-01T00:00:00Z'),
    call('GET', `${entity}/count`),
    call('GET', `${entity}/trash`),
    call('GET', `${entity}/v2/list`, undefined, {}, '?limit=5'),
    call('GET', `${entity}/v2/list`, undefined, {}, '?distinct=title'),
    call('GET', `${entity}/:id`),
    call('POST', entity, { prayer_text: 'Lord, send rain.', title: 'For rain' }),
    call('POST', `${entity}/bulk`, [{ prayer_text: 'Lord, send rain.', title: 'For rain' }]),
    call('POST', `${entity}/import`, { file: 'none' }),
    call('POST', `${entity}/aggregate`, { groupBy: 'title', sort: '-count' }),
    call('POST', `${entity}/upsert`, {
      records: [{ client_id: 'one', ...changed, prayer_text: 'x' }],
      key: 'client_id',
    }),
    call('PUT', `${entity}/:id`, changed),
    call('PUT', `${entity}/bulk`, [{ id: prayer, ...changed }]),
    call('PUT', `${entity}/:id/restore`, undefined, { id: trashed }),
    call('PUT', `${entity}/trash/restore`, { id: trashed }),
    call('PATCH', `${entity}/update-many`, { query: updateQuery, data: { $set: changed } }),
    call('DELETE', `${entity}/:id`),
    call('POST', `${entity}/batch`, {
      changes: [
        { op: 'update', id: prayer, data: changed },
        { op: 'delete', id: prayer },
        { op: 'create', data: { prayer_text: 'Lord, send rain.', title: 'For rain' } },
      ],
    }),
    call('DELETE', `${entity}/:id/permanent`, undefined, { id: trashed }),
    call('DELETE', entity, updateQuery),
    call('DELETE', entity, [prayer]),
    call('DELETE', entity, {}, {}, '?all=true'),
    call('GET', `${app}/changes`),
    call('GET', `${app}/entities/User`),
    call('GET', `${app}/entities/User/count`),
    call('GET', `${app}/entities/User/v2/list`, undefined, {}, '?limit=5'),
    call('GET', `${app}/entities/User/trash`),
    call('GET', `${app}/entities/User/deleted`),
    call('POST', `${app}/entities/User`, { email: 'dora@example.org', role: 'admin' }),
    call('POST', `${app}/entities/User/bulk`, [{ email: 'dora@example.org', role: 'admin' }]),
    call('PUT', `${app}/entities/User/bulk`, [{ id: user, role: 'admin' }]),
    call('DELETE', `${app}/entities/User`, { id: user }),
    call('GET', `${app}/entities/User/me`),
    call('PUT', `${app}/entities/User/me`, { language: 'fr' }),
    call('GET', `${app}/entities/User/:id`, undefined, { id: user }),
    call('PUT', `${app}/entities/User/:id`, { role: 'admin', language: 'fr' }, { id: user }),
    call('DELETE', `${app}/entities/User/:id`, undefined, { id: user }),
    call('POST', `${app}/auth/register`, { email: 'carol@example.org', password: 'long enough' }),
    call('POST', `${app}/auth/verify-otp`, { email: 'carol@example.org', otp_code: '000000' }),
    call('POST', `${app}/auth/resend-otp`, { email: 'carol@example.org' }),
    call('POST', `${app}/auth/login`, {
      email: 'unknown@example.org',
      password: 'not right at all',
    }),
    call('POST', `${app}/auth/logout`),
    call('GET', `${app}/auth/sessions`),
    call('DELETE', `${app}/auth/sessions`),
    call('DELETE', `${app}/auth/sessions/:id`),
    call('GET', `${app}/auth/passkeys`),
    call('POST', `${app}/auth/passkeys`, {
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
      },
      name: 'Phone',
    }),
    call('POST', `${app}/auth/passkeys/registration-options`, { current_password: 'x' }),
    call('POST', `${app}/auth/passkeys/login-options`),
    call('POST', `${app}/auth/passkeys/login`, {
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    }),
    call('DELETE', `${app}/auth/passkeys/:id`),
    call('POST', `${app}/auth/end-session`, { session_id: crypto.randomUUID() }),
    call('POST', `${app}/auth/reset-password-request`, { email: 'unknown@example.org' }),
    call('POST', `${app}/auth/reset-password`, {
      reset_token: 'x'.repeat(43),
      new_password: 'long enough',
    }),
    call('POST', `${app}/auth/change-password`, {
      user_id: user,
      current_password: 'x',
      new_password: 'long enough',
    }),
    call('POST', `${app}/auth/delete-account-code`),
    call('POST', `${app}/auth/delete-account`, { otp_code: '000000' }),
    call('GET', `${app}/auth/sso/accesstoken/:userId`),
    call('GET', `${app}/auth/sso/login`),
    call('POST', `${app}/users/invite-user`, { user_email: 'dora@example.org', role: 'admin' }),
    call('POST', `${app}/runtime/users/invite-user`, {
      user_email: 'dora@example.org',
      role: 'admin',
    }),
    ...['overview', 'people', 'deletions', 'messages', 'mails', 'bibles'].map((list) =>
      call('GET', `${app}/admin/${list}`),
    ),
    call('GET', `${app}/admin/people`, undefined, {}, '?search=ali&after=a'),
    call('PUT', `${app}/admin/people/:id`, { role: 'admin', isDisabled: false }, { id: user }),
    call('POST', `${app}/admin/people/:id/sign-out`, undefined, { id: user }),
    call('DELETE', `${app}/admin/people/:id`, undefined, { id: user }),
    call('POST', `${app}/admin/deletions/:id/carry-out`),
    call('POST', `${app}/admin/messages/:id/read`),
    call('DELETE', `${app}/admin/messages/:id`),
    call('POST', `${app}/admin/mails/:id/retry`),
    call('PUT', `${app}/push/subscription`, {
      endpoint: 'https://fcm.googleapis.com/device',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      language: 'en',
      time_zone: 'UTC',
      day_start: 0,
      reminders: [{ kind: 'grace', time: '08:00', days: [1] }],
    }),
    call('DELETE', `${app}/push/subscription`, { endpoint: 'https://fcm.googleapis.com/device' }),
    // The device has no subscription, so the test sends no message.
    call('POST', `${app}/push/test`, { endpoint: 'https://fcm.googleapis.com/nobodys' }),
    call('GET', '/api/apps/public/prod/public-settings/by-id/:id', undefined, { id: 'selah' }),
    call(
      'POST',
      `${app}/functions/:name`,
      { book: 'John', chapter: 3 },
      { name: 'fetchBibleChapter' },
    ),
    call('POST', `${app}/functions/:name`, { query: 'light' }, { name: 'searchBible' }),
    call('POST', `${app}/functions/:name`, {}, { name: 'testBibleAPI' }),
    call('GET', `${app}/functions/:name`, undefined, { name: 'getManifest' }),
    ...(['PUT', 'PATCH', 'DELETE'] as const).map((method) =>
      call(method, `${app}/functions/:name`, { query: 'light' }, { name: 'searchBible' }),
    ),
    call(
      'POST',
      `${app}/integration-endpoints/Core/:fn`,
      {
        prompt: 'A word for today',
        response_json_schema: { type: 'object', properties: { word: { type: 'string' } } },
      },
      { fn: 'InvokeLLM' },
    ),
    call(
      'POST',
      `${app}/integration-endpoints/Core/:fn`,
      { to: 'bob@example.org', subject: 'Hello', body: 'Peace' },
      { fn: 'SendEmail' },
    ),
    call('POST', `${app}/integration-endpoints/Core/:fn`, { file: 'none' }, { fn: 'UploadFile' }),
    call(
      'POST',
      `${app}/integration-endpoints/Core/:fn`,
      { file: 'none' },
      { fn: 'UploadPrivateFile' },
    ),
    call(
      'POST',
      `${app}/integration-endpoints/Core/:fn`,
      { file_uri: fileUrl, expires_in: 300 },
      { fn: 'CreateFileSignedUrl' },
    ),
    call(
      'POST',
      `${app}/integration-endpoints/Core/:fn`,
      { file_url: fileUrl, json_schema: { type: 'object' } },
      { fn: 'ExtractDataFromUploadedFile' },
    ),
    call(
      'GET',
      `${app}/agents/conversations`,
      undefined,
      {},
      '?q[agent_name]=companion&sort=-created_date&limit=2&fields[]=id',
    ),
    call('POST', `${app}/agents/conversations`, { agent_name: 'companion' }),
    call('GET', `${app}/agents/conversations/:id`, undefined, { id: conversation }),
    call(
      'POST',
      `${app}/agents/conversations/:id/messages`,
      { role: 'user', content: 'Good morning' },
      { id: conversation },
    ),
    call(
      'POST',
      `${app}/agents/conversations/v2/:id/messages`,
      { role: 'user', content: 'Good morning' },
      { id: conversation },
    ),
  ];
}
