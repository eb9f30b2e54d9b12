// SVG picture of the landing page: an open book whose text becomes a path under an arch, with a
// light at its end. Two ink colours, one accent colour.

const leafPath = 'M0 0c7-3 9-10 8-17-7 3-10 10-8 17z';

/** Position and rotation of each leaf on the left branch. The right branch is mirrored. */
const leaves = [
  [40, 226, -58],
  [33, 204, 28],
  [31, 200, -62],
  [28, 178, 24],
  [28, 172, -64],
  [30, 150, 26],
  [31, 144, -50],
  [37, 124, 34],
  [40, 118, -30],
] as const;

export function TitlePicture() {
  return (
    <svg
      width="320"
      height="320"
      viewBox="0 0 320 320"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <g stroke="var(--quiet)">
        <path d="M74 252V150a86 86 0 0 1 172 0v102" />
        <path d="M160 88v-10M132 96l-5-8M188 96l5-8M112 117l-8-5M208 117l8-5M104 144l-9-1M216 144l9-1" />
        <path d="M75 204c24-22 50-26 74-13M245 200c-22-20-46-24-72-9" />
        <path d="M75 226c18-10 38-13 58-8M245 224c-16-9-34-12-54-7" />
        <path d="M92 170c-5 0-6-5-4-8 1-5 7-5 8 0 2 3 1 8-4 8zM92 170v18M226 174c-5 0-6-5-4-8 1-5 7-5 8 0 2 3 1 8-4 8zM226 174v14" />
      </g>
      <path d="M64 252V150a96 96 0 0 1 192 0v102" />
      <path d="M138 262c2-22 26-26 24-44-1-10-8-13-6-26M184 262c-2-22-18-28-20-44-1-10 2-14 1-26" />
      <path d="M160 278c-26-18-70-21-120-9v32c50-12 94-9 120 9 26-18 70-21 120-9v-32c-50-12-94-9-120 9zM160 278v32" />
      <g stroke="var(--quiet)">
        <path d="M56 277c32-5 60-4 84 4M56 287c32-5 60-4 84 4M264 277c-32-5-60-4-84 4M264 287c-32-5-60-4-84 4" />
      </g>
      <Branch />
      <g transform="matrix(-1 0 0 1 320 0)">
        <Branch />
      </g>
      <path
        fill="var(--indigo)"
        stroke="none"
        d="M160 108c6 20 32 30 32 56 0 17-14 26-32 26s-32-9-32-26c0-26 26-36 32-56z"
      />
      <path
        fill="var(--page)"
        stroke="none"
        d="M160 146c3 10 13 15 13 26 0 9-6 13-13 13s-13-4-13-13c0-11 10-16 13-26z"
      />
    </svg>
  );
}

function Branch() {
  return (
    <g>
      <path stroke="var(--quiet)" d="M46 250c-24-46-24-100-2-148" />
      {leaves.map(([x, y, angle]) => (
        <path key={`${x} ${y}`} d={leafPath} transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
      <circle cx="24" cy="190" r="4" fill="var(--indigo)" stroke="none" />
      <circle cx="28" cy="136" r="4" fill="var(--indigo)" stroke="none" />
    </g>
  );
}
