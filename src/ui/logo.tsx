// Logo of Selah, as in public/icon.svg: a lamp flame that is also an open book.

export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="48 44 416 424" aria-hidden="true" focusable="false">
      <path
        fill="var(--indigo)"
        d="M256 52C272 108 348 164 348 244C348 268 344 284 336 300C368 288 404 284 444 288V412C372 404 312 420 272 460V350C292 338 306 320 306 292C306 254 272 232 256 196C240 232 206 254 206 292C206 320 220 338 240 350V460C200 420 140 404 68 412V288C108 284 144 288 176 300C168 284 164 268 164 244C164 164 240 108 256 52Z"
      />
    </svg>
  );
}
