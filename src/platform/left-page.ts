// A page that is left and kept aside by the browser, to be shown again by “back”: it lets go of the databases, or they stand still for the next one.

const running = new Set<IDBTransaction>();
let isAside = false;
let wasCut = false;

/**
 * WebKit keeps the transactions of such a page open, frozen with it: the page that comes after it waits for them before its first word, and stays
 * blank (seen in WebKitGTK 2.50, test/second-engine). What a page had not finished when it is left is given up by every browser where it is not
 * kept aside; the same is done here, also with what it begins on its way out. Shown again, a page that was cut begins anew.
 * The other engines see to it themselves.
 */
export function letGoWhenLeft(): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  const { prototype } = IDBDatabase;
  const begin = prototype.transaction;
  prototype.transaction = function watched(...words) {
    const transaction = begin.apply(this, words);
    running.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => running.delete(transaction));
    if (isAside) cut(transaction);
    return transaction;
  };
  addEventListener('pagehide', ({ persisted }) => {
    isAside = persisted;
    if (persisted) for (const transaction of running) cut(transaction);
  });
  addEventListener('pageshow', () => {
    isAside = false;
    if (wasCut) location.reload();
  });
}

function cut(transaction: IDBTransaction): void {
  try {
    transaction.abort();
    wasCut = true;
  } catch {
    // It is over, and has not said so yet.
  }
}
