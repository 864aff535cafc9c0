import encodeQR from 'qr';

/** The quiet zone around the code, in modules, as the standard requires. */
const border = 4;

/** A QR code of the text, always dark on light: many apps read no other. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, 'raw', { border, ecc: 'medium' });
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
