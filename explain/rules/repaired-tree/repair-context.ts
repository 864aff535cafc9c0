import type { ParseEvent } from '../../parse/parse-events.ts';
import type { SourceText } from '../../parse/source-text.ts';

/** What the rules for repairs share. */
export type RepairContext = {
  /** The events of the parser, without those that another report explains. */
  events: readonly ParseEvent[];
  source: SourceText;
  /** The stray end tags that another report explains. */
  explainedEndTags: Set<ParseEvent>;
};
