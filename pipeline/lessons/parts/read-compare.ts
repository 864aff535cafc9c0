import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { withoutBackTicks } from '../../../contract/back-ticks.ts';
import { errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';
import { childElements, readFiles, mergeFiles, listProse } from './child-elements.ts';

export type VersionPart = { name: string; files: SourcePart[]; sentence: RootContent[]; line: number };
export type ComparePart = {
  name: string;
  title: string;
  versions: VersionPart[];
  line: number;
  node: MdxJsxFlowElement;
};

/** Reads `<Compare>`: fences that all versions share, and two or three `<Version name="…">` with their own. */
export function readCompare(file: string, node: MdxJsxFlowElement): ComparePart {
  const shared = readFiles(file, node);
  const stray = listProse(file, node, ['Version'])[0];
  if (stray) throw errorAt(file, stray, 'inside <Compare> put fences and <Version> only');
  const versions = childElements(node, 'Version').map((version): VersionPart => {
    const own = readFiles(file, version);
    const sentence = listProse(file, version);
    if (own.length === 0) throw errorAt(file, version, '<Version> needs a fence with its own code');
    if (sentence.length === 0) throw errorAt(file, version, '<Version> needs a sentence: what one sees');
    const name = getAttribute(file, version, 'name');
    return {
      name,
      files: mergeFiles(
        own,
        shared.filter(({ language }) => own.every((each) => each.language !== language)),
      ),
      sentence,
      line: lineOf(version),
    };
  });
  if (versions.length < 2 || versions.length > 3)
    throw errorAt(file, node, `<Compare> has ${versions.length} versions; write 2 or 3`);
  return {
    name: getAttribute(file, node, 'name'),
    title: withoutBackTicks(getAttribute(file, node, 'title')),
    versions,
    line: lineOf(node),
    node,
  };
}
