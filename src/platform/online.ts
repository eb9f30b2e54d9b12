// Reports whether the browser assumes a network connection.

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back at every change; returns the function that ends it. */
export function onOnlineChange(listener: (online: boolean) => void): () => void {
  const notify = () => listener(navigator.onLine);
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
