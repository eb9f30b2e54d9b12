// Reports whether the browser assumes a network connection.

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back at every change; returns the function that ends it. */
export function onOnlineChange(listener: (online: boolean) => void): () => void {
  const tell = () => listener(navigator.onLine);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
