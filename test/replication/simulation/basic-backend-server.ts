// Fake basic backend for the simulation. Records which values its last-write-wins updates overwrite
// unseen.
import { createBasicBackend, type BasicBackend } from '../support/fake-basic-backend.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { getRecordStem, listWords } from './unique-texts.ts';

export function createBasicSimulatedBackend(): SimulatedBackend {
  let now = () => 0;
  const backend: BasicBackend = createBasicBackend(() => now());
  const heard = new Map<string, Set<string>>();
  const blind = new Set<string>();
  const doubled = new Set<string>();
  let made = 0;
  let healed = 0;

  backend.watch = (token, before, after) => {
    const hasDuplicate = [...backend.rows.values()].some(
      (row) => row.id !== before.id && row['client_id'] === before['client_id'],
    );
    if (hasDuplicate) doubled.add(getRecordStem(before['client_id']));
    if (hasDuplicate && !after) healed += 1;
    // An older write that arrives late is not based on the writes before it.
    const isLate = after !== null && String(after['updated_date']) < String(before['updated_date']);
    const known = isLate ? new Set() : (heard.get(token) ?? new Set());
    const kept = new Set(after ? listWords(after) : []);
    for (const word of listWords(before)) if (!kept.has(word) && !known.has(word)) blind.add(word);
  };

  return {
    isBasic: true,
    blindlyOverwritten: blind,
    createUser: async (name) => ({
      name,
      email: `${name}@example.org`,
      account: `account-${name}`,
    }),
    async signIn({ account, email }) {
      const token = `token-${(made += 1)}`;
      backend.addPerson(token, { id: account, email });
      return token;
    },
    signOut: async (token) => backend.endSession(token),
    receive(request) {
      const arrived = backend.arrive(request);
      // A client knows the values that it sends.
      if (request.body !== undefined)
        hear(
          readToken(request.headers),
          listWords(JSON.parse(request.body) as Record<string, unknown>),
        );
      return { finish: async () => arrived.finish() };
    },
    rows: async ({ email }, entity) => backend.rowsOf(email, entity),
    content,
    clearContent: async () => {
      for (const { id } of await content()) backend.withdraw(String(id));
    },
    async changeContent({ kind, title, place: index }) {
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
    noteRead: hear,
    countRemovedDuplicates: () => healed,
    hadDuplicates: (stem) => doubled.has(stem),
    useClock: (clock) => void (now = clock),
    close: async () => {},
  };

  async function content(): Promise<Fields[]> {
    return backend
      .rowsOf(null, 'ReadingPlan')
      .toSorted((a, b) => (String(a['title_en']) < String(b['title_en']) ? -1 : 1));
  }

  function hear(token: string, words: readonly string[]): void {
    const known = heard.get(token) ?? new Set();
    for (const word of words) known.add(word);
    heard.set(token, known);
  }
}

export function readToken(headers: Readonly<Record<string, string>>): string {
  return (headers['authorization'] ?? '').replace('Bearer ', '');
}
