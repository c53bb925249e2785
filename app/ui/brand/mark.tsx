/** A spotlight and its pool of light; public/favicon.svg is the same drawing. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden style={{ flex: 'none' }}>
      <path d="M13.2 4.5h5.6L29 24.5H3z" fill="var(--ll-green-fill)" opacity="0.34" />
      <ellipse cx="16" cy="24.5" rx="13" ry="4.7" fill="var(--ll-green-fill)" />
      <rect x="11.5" y="2" width="9" height="5.5" rx="2.2" fill="var(--ll-text)" />
    </svg>
  );
}
