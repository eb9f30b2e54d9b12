// A prayer as PouchDB keeps it: its id sorts newest first, so that the list needs no index of its
// own, which is the quickest it can do.
export interface PouchDoc extends Record<string, unknown> {
  _id: string;
  client_id: string;
  created_date: string;
}
