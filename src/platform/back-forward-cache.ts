// Aborts the IndexedDB transactions of a page that enters the back/forward cache of WebKit, so that
// these transactions do not block the next page. A page whose transactions were aborted is reloaded
// when shown again.

const runningTransactions = new Set<IDBTransaction>();
let isInPageCache = false;
let wasAborted = false;

/**
 * Aborts the transactions when the page is hidden, in WebKit only. WebKit keeps the transactions of
 * a cached page open and frozen. The next page waits for these transactions and stays blank (seen
 * in WebKitGTK 2.50, test/other-browsers).
 *
 * Every browser aborts the unfinished transactions of a page that is not cached. This function does
 * the same for a cached page, also for transactions that begin after `pagehide`. If such a page is
 * shown again, it is reloaded. The other engines handle this case themselves.
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
    // The transaction has ended, but its event is still pending.
  }
}
