/**
 * The content of a form, before layout. A program that reads a filled form finds the values under the fields' names.
 */

/**
 * `share` is its part of the row's width, `lines` above 1 makes it multi-line, `accessibleLabel` replaces
 * `label` for screen readers.
 */
export type Field = {
  name: string;
  label: string;
  accessibleLabel?: string;
  share?: number;
  lines?: number;
  isRequired?: boolean;
};

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'row'; fields: Field[] }
  | {
      kind: 'table';
      name: string;
      columns: { name: string; label: string; share: number }[];
      rowCount: number;
    }
  | { kind: 'list'; items: string[] }
  | { kind: 'choices'; label: string; options: { name: string; label: string }[] }
  | { kind: 'checks'; options: { name: string; label: string; note?: string }[] }
  | { kind: 'signatures'; labels: string[] };

export type Section = { heading: string; blocks: Block[] };

/**
 * One PDF: file name, title, introduction, an optional icon (text) next to the title, and sections from top to bottom.
 */
export type FormPlan = { file: string; title: string; lead: string; icon?: string; sections: Section[] };
