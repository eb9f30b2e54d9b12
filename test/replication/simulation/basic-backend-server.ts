// Simulated basic backend, which records unseen overwrites by last-write-wins updates, duplicate
// rows, and the texts that each client knows.
import { createBasicBackend, type BasicBackend } from '../support/fake-basic-backend.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { getRecordStem, listTexts } from './unique-texts.ts';

export function createBasicSimulatedBackend(): SimulatedBackend {
  let now = () => 0;
  const backend: BasicBackend = createBasicBackend(() => now());
  const knownTexts = new Map<string, Set<string>>();
  const blindlyOverwritten = new Set<string>();
  const recordsWithDuplicates = new Set<string>();
  let tokenCount = 0;
  let removedDuplicates = 0;

  backend.beforeRowChange = (token, before, after) => {
    const hasDuplicate = [...backend.rows.values()].some(
      (row) => row.id !== before.id && row['client_id'] === before['client_id'],
    );
    if (hasDuplicate) recordsWithDuplicates.add(getRecordStem(before['client_id']));
    if (hasDuplicate && !after) removedDuplicates += 1;
    // An older write that arrives late is not based on the writes before it.
    const isLate = after !== null && String(after['updated_date']) < String(before['updated_date']);
    const known = isLate ? new Set() : (knownTexts.get(token) ?? new Set());
    const remainingTexts = new Set(after ? listTexts(after) : []);
    for (const text of listTexts(before))
      if (!remainingTexts.has(text) && !known.has(text)) blindlyOverwritten.add(text);
  };

  return {
    isBasic: true,
    blindlyOverwritten,
    createUser: async (name) => ({
      keys: new Map(),
      name,
      email: `${name}@example.org`,
      account: `account-${name}`,
    }),
    async signIn({ account, email }) {
      const token = `token-${(tokenCount += 1)}`;
      backend.addUser(token, { id: account, email });
      return token;
    },
    signOut: async (token) => backend.endSession(token),
    receive(request) {
      const arrived = backend.arrive(request);
      // A client knows the values that it sends.
      if (request.body !== undefined)
        addKnownTexts(
          readToken(request.headers),
          listTexts({
            // An update does not name the record.
            client_id: backend.rows.get(/[^/]+$/.exec(request.url)?.[0] ?? '')?.['client_id'],
            ...(JSON.parse(request.body) as Record<string, unknown>),
          }),
        );
      return { finish: async () => arrived.finish() };
    },
    rows: async ({ email }, entity) => backend.rowsOf(email, entity),
    content,
    clearContent: async () => {
      for (const { id } of await content()) backend.withdraw(String(id));
    },
    async changeContent({ kind, title, index }) {
      if (kind === 'publish') return backend.publish('ReadingPlan', { title_en: title });
      const all = await content();
      const { id } = all[index % all.length] ?? {};
      if (id === undefined) return;
      if (kind === 'amend') backend.publish('ReadingPlan', { id: String(id), title_en: title });
      else backend.withdraw(String(id));
    },
    restart: async () => {},
    takeBackup: async () => {},
    restoreBackup: async () => {},
    noteRead: addKnownTexts,
    countRemovedDuplicates: () => removedDuplicates,
    hadDuplicates: (stem) => recordsWithDuplicates.has(stem),
    useClock: (clock) => void (now = clock),
    close: async () => {},
  };

  async function content(): Promise<Fields[]> {
    return backend
      .rowsOf(null, 'ReadingPlan')
      .toSorted((a, b) => (String(a['title_en']) < String(b['title_en']) ? -1 : 1));
  }

  function addKnownTexts(token: string, texts: readonly string[]): void {
    const known = knownTexts.get(token) ?? new Set();
    for (const text of texts) known.add(text);
    knownTexts.set(token, known);
  }
}

export function readToken(headers: Readonly<Record<string, string>>): string {
  return (headers['authorization'] ?? '').replace('Bearer ', '');
}
