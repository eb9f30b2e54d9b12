// Detects whether the app runs installed in its own window, and which browser of an iPhone or iPad
// shows the app.

const standaloneModes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];

export function isStandalone(): boolean {
  return (
    standaloneModes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) ||
    // Property of iOS, which is older than the standard display modes.
    ('standalone' in navigator && navigator.standalone === true) ||
    // Packaged for Android.
    document.referrer.startsWith('android-app://')
  );
}

/**
 * Where ‘Add to Home Screen’ is found: `safari`; `other` browsers have it in their own menus;
 * `inside` another app it is missing.
 */
export type IosBrowser = 'safari' | 'other' | 'inside';

/**
 * Returns null on all other devices. An iPad reports that it is a Mac, but no Mac has a touch
 * screen.
 */
export function detectIosBrowser({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): IosBrowser | null {
  if (!/iPhone|iPad|iPod/.test(userAgent) && !(/Macintosh/.test(userAgent) && maxTouchPoints > 1))
    return null;
  if (
    /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|Twitter|musical_ly|BytedanceWebview|LinkedInApp|GSA\//.test(
      userAgent,
    )
  )
    return 'inside';
  if (
    /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|Ddg\/|YaBrowser|Brave\/|Focus\/|Ecosia|Vivaldi/.test(
      userAgent,
    )
  )
    return 'other';
  // A page inside another app has only Mobile in its user agent, without the name of a browser.
  return /Version\/[\d.]+.*Safari\//.test(userAgent) ? 'safari' : 'inside';
}
