// SVG illustrations for empty states and messages: book, path, olive branch, window, loaf and boat.
// All have two ink colours, one accent colour and one line width.
import { accent, IllustrationFrame, secondary } from './illustration-frame.tsx';

export function BookIllustration() {
  return (
    <IllustrationFrame>
      <path d="M80 36C66 26 44 23 24 28v58c20-5 42-2 56 8 14-10 36-13 56-8V28c-20-5-42-2-56 8z" />
      <path d="M80 36v58" />
      <g {...secondary}>
        <path d="M16 38v60c24-5 48-3 64 6 16-9 40-11 64-6V38" />
        <path d="M36 42c12-2 23 0 33 5M36 54c12-2 23 0 33 5M36 66c12-2 23 0 33 5" />
        <path d="M91 47l8-3M91 59l8-3M124 66c-12-2-23 0-33 5" />
      </g>
      <path {...accent} d="M106 25c4-.5 8-.5 12 0v31l-6-6-6 6z" />
    </IllustrationFrame>
  );
}

export function PathIllustration() {
  return (
    <IllustrationFrame>
      <g {...secondary}>
        <path d="M8 78c22-22 46-26 68-10M70 64c24-16 54-12 82 12" />
        <path d="M24 66V52M24 52c-6 0-8-6-5-10 1-7 9-7 10 0 3 4 1 10-5 10zM138 66V56M138 56c-5 0-6-5-4-8 1-5 7-5 8 0 2 3 1 8-4 8z" />
      </g>
      <path d="M44 112c8-14 30-14 34-24 3-8-8-11-6-22" />
      <path d="M92 112c14-12 18-18 14-27-4-8-20-9-22-19" />
      <circle {...accent} cx="96" cy="34" r="11" />
    </IllustrationFrame>
  );
}

export function OliveIllustration() {
  return (
    <IllustrationFrame>
      <path d="M24 100c32-6 78-30 112-76" />
      <path d="M48 93c-4-14 2-26 14-32 5 14 0 26-14 32zM76 80c-5-14 0-28 13-35 6 14 2 28-13 35zM104 61c-4-13 1-26 13-33 5 14 0 26-13 33z" />
      <g {...secondary}>
        <path d="M60 88c8 12 22 16 36 11-6-13-20-18-36-11zM90 71c8 11 22 15 35 9-6-13-20-17-35-9z" />
      </g>
      <ellipse {...accent} cx="70" cy="101" rx="6" ry="8" transform="rotate(-18 70 101)" />
      <ellipse {...accent} cx="126" cy="60" rx="6" ry="8" transform="rotate(-30 126 60)" />
    </IllustrationFrame>
  );
}

export function WindowIllustration() {
  return (
    <IllustrationFrame>
      <path d="M46 98V52a34 34 0 0 1 68 0v46zM80 18v80M46 60h68" />
      <path d="M38 98h84M42 104h76" />
      <g {...secondary}>
        <path d="M60 42v6M57 45h6M62 76v5M59.5 78.5h5M100 80v6M97 83h6" />
        <path d="M18 36v6M15 39h6M142 30v6M139 33h6M138 74v4M136 76h4" />
      </g>
      <path {...accent} d="M101 32a11 11 0 1 0 7 18 9 9 0 0 1-7-18z" />
    </IllustrationFrame>
  );
}

export function LoafIllustration() {
  return (
    <IllustrationFrame>
      <path d="M26 84c-6-26 22-40 54-40s60 14 54 40c-2 10-106 10-108 0z" />
      <path d="M54 54c-2 8 2 15 9 19M78 50c-2 8 2 16 9 20M102 53c-2 7 2 14 8 18" />
      <g {...secondary}>
        <path d="M18 102h124" />
        <path d="M66 34c-5-6 5-9 0-16M82 32c-5-6 5-9 0-16M98 34c-5-6 5-9 0-16" />
      </g>
      <path
        {...accent}
        d="M128 100c2-8 8-12 16-12-2 8-8 12-16 12zM120 94c0-8 4-13 11-16 1 8-3 13-11 16z"
      />
    </IllustrationFrame>
  );
}

export function BoatIllustration() {
  return (
    <IllustrationFrame>
      <path d="M34 78h92c-4 15-16 22-46 22s-42-7-46-22z" />
      <path d="M80 78V20" />
      <path d="M74 32c-14 10-21 22-22 38h22z" />
      <path {...accent} d="M86 26c20 12 28 26 28 44H86z" />
      <g {...secondary}>
        <path d="M8 104c8-6 16-6 24 0s16 6 24 0 16-6 24 0 16 6 24 0 16-6 24 0 16 6 24 0" />
        <path d="M28 114c8-6 16-6 24 0M92 114c8-6 16-6 24 0" />
      </g>
    </IllustrationFrame>
  );
}
