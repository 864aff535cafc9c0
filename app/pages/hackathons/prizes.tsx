const rupees = new Intl.NumberFormat('en-IN');
const places = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** How the prize is split, with a bar for each share. Amounts are in rupees with Indian digit grouping. */
export function Prizes({ prize, split }: { prize: string; split: readonly number[] }) {
  const largest = Math.max(...split);
  return (
    <section aria-labelledby="prizes">
      <h3 id="prizes" className="dialog-heading">
        Prizes, {prize}
      </h3>
      <ol className="prizes mono">
        {split.map((amount, index) => {
          const share = `${(100 * amount) / largest}%`;
          return (
            <li key={index}>
              <span className="text-foreground-faint">
                {index + 1}
                {endings[places.select(index + 1)]}
              </span>
              <svg width="100%" height="12" aria-hidden="true">
                <line x1="0" y1="6" x2={share} y2="6" stroke="var(--accent)" strokeWidth="2" />
                <circle cx={share} cy="6" r="6" fill="var(--accent)" />
              </svg>
              <span className="text-right">
                <span className="visually-hidden">₹</span>
                {rupees.format(amount)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
