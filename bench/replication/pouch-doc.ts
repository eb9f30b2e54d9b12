// A prayer as a PouchDB document. Its id sorts newest first, so that the list needs no index; this
// is PouchDB's fastest form.
export interface PouchDoc extends Record<string, unknown> {
  _id: string;
  client_id: string;
  created_date: string;
}
