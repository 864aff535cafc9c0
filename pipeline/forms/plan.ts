/** What a form holds, before it is laid out. Names of fields are what a program that reads the filled form sees. */

/** `share` is its part of the row's width; `lines` above 1 makes a box for sentences; `spoken` is the label for those who don't see the row. */
export type Field = {
  name: string;
  label: string;
  spoken?: string;
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

/** One PDF: its file's name, words at its head, an optional sign beside the title, and its sections from top to bottom. */
export type FormPlan = { file: string; title: string; lead: string; sign?: string; sections: Section[] };
