// Type declarations for the part of PouchDB that the benchmark uses; the package has no types.
declare module 'pouchdb-browser' {
  interface Row<Doc> {
    doc: Doc & { _rev: string };
  }
  interface Feed extends Promise<unknown> {
    on(event: 'change' | 'paused', call: () => void): this;
  }
  export default class PouchDB<Doc> {
    constructor(name: string, options?: { adapter?: string; skip_setup?: boolean });
    readonly replicate: {
      from(other: PouchDB<Doc>, options: { batch_size: number }): Promise<unknown>;
      to(other: PouchDB<Doc>, options: { batch_size: number }): Promise<unknown>;
    };
    sync(
      other: PouchDB<Doc>,
      options: { batch_size: number; live?: boolean; retry?: boolean },
    ): Feed;
    info(): Promise<{ doc_count: number }>;
    allDocs(options: { include_docs: true; limit: number }): Promise<{ rows: Row<Doc>[] }>;
    changes(options: { since: 'now'; live: true }): Feed;
    bulkDocs(docs: Doc[]): Promise<unknown>;
    put(doc: Doc): Promise<unknown>;
  }
}
