const trunk = [28, 72, 200, 268, 340, 412];
const stages = [
  { x: 184, radius: 6, label: 'demo' },
  { x: 246, radius: 7, label: 'pilot' },
  { x: 308, radius: 8, label: 'paid' },
];

/** A branch that leaves the trunk and is not merged. */
export function BranchDrawing() {
  return (
    <svg
      className="branch-drawing"
      viewBox="0 0 464 132"
      role="img"
      aria-label="A branch leaves the trunk and goes its own way: demo, pilot, paid, and now hiring."
    >
      <path d="M0 112H464" stroke="var(--graph)" strokeWidth="2" />
      {trunk.map((x) => (
        <circle
          key={x}
          cx={x}
          cy="112"
          r="5"
          fill="var(--background)"
          stroke="var(--border-strong)"
          strokeWidth="2"
        />
      ))}
      <path
        d="M96 112h12a16 16 0 0 0 16-16V36a16 16 0 0 1 16-16H370"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <path d="M391 20H464" stroke="var(--accent)" strokeWidth="2" strokeDasharray="4 4" />
      <circle cx="96" cy="112" r="6" fill="var(--accent)" />
      {stages.map(({ x, radius, label }) => (
        <g key={label}>
          <circle cx={x} cy="20" r={radius} fill="var(--accent)" />
          <text x={x} y="52" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <circle cx="380" cy="20" r="9.5" fill="var(--background)" stroke="var(--accent)" strokeWidth="2" />
      <circle cx="380" cy="20" r="4" fill="var(--accent)" />
      <text x="380" y="52" textAnchor="middle">
        hiring
      </text>
    </svg>
  );
}
