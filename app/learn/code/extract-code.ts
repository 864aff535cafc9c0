const namedReferences: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The code that highlighted HTML shows: its text, without tags and with character references resolved. */
export function extractCode(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(
      /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        if (decimal) return String.fromCodePoint(Number(decimal));
        return namedReferences[name ?? ''] ?? whole;
      },
    );
}

/** Code as HTML that shows it, without a highlighter's spans. */
export function escapeCode(code: string): string {
  return code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
