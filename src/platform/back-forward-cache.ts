// A page that is left and kept aside by the browser, to be shown again by “back”: it lets go of the
// databases, or they stand still for the next one.

const runningTransactions = new Set<IDBTransaction>();
let isInPageCache = false;
let wasAborted = false;

/**
 * WebKit keeps the transactions of such a page open, frozen with it: the page that comes after it
 * waits for them before its first word, and stays blank (seen in WebKitGTK 2.50,
 * test/other-browsers). What a page had not finished when it is left is given up by every browser
 * where it is not kept aside; the same is done here, also with what it begins on its way out. Shown
 * again, a page that was cut begins anew. The other engines see to it themselves.
 */
export function abortTransactionsOnPageHide(): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  const { prototype } = IDBDatabase;
  const begin = prototype.transaction;
  prototype.transaction = function watched(...words) {
    const transaction = begin.apply(this, words);
    runningTransactions.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => runningTransactions.delete(transaction));
    if (isInPageCache) abortTransaction(transaction);
    return transaction;
  };
  addEventListener('pagehide', ({ persisted }) => {
    isInPageCache = persisted;
    if (persisted) for (const transaction of runningTransactions) abortTransaction(transaction);
  });
  addEventListener('pageshow', () => {
    isInPageCache = false;
    if (wasAborted) location.reload();
  });
}

function abortTransaction(transaction: IDBTransaction): void {
  try {
    transaction.abort();
    wasAborted = true;
  } catch {
    // It is over, and has not said so yet.
  }
}
