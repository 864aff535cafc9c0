import { Ruler } from 'lucide-react';
import { Children, isValidElement, useMemo, useRef, useState, type ReactNode } from 'react';
import { EditedSample } from '#app/learn/example/edited-sample.tsx';
import { EditSwitch, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';
import { ExampleCode } from '#app/learn/parts/example-code.tsx';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import { SampleContext } from '#app/learn/parts/sample-context.ts';
import { useMeasure } from '#app/learn/parts/measure/use-measure.ts';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import { Setup } from '#app/learn/parts/setup/setup.tsx';
import { ShareButton } from '#app/learn/example/share-button.tsx';
import { useSharedCode } from '#app/learn/example/use-shared-code.ts';
import { WidthSwitch } from '#app/learn/example/width-switch.tsx';
import type { CompiledExample } from '#contract/lessons/lesson-parts.ts';
import { codeText } from '#app/learn/code/code-text.ts';
import { markRunning, hasNeverFinished } from '#app/learn/code/stored-code.ts';
import {
  ResultFrame,
  type ResultHandle,
  type ResultWidth,
} from '#app/learn/playground/result/result-frame.tsx';
import { hasScript } from '#app/learn/playground/document/has-script.ts';
import { useSampleCode } from '#app/learn/code/use-sample-code.ts';
import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import './example.css';

const debounceMs = 250;

/** A sample's code beside its result; *Edit* turns it into an editor in place. */
export function Example({
  lesson,
  name,
  title,
  files,
  result,
  height,
  expectedHeight,
  wrong,
  setup = [],
  variants,
  notes,
  children,
}: CompiledExample & { children?: ReactNode }) {
  const id = `${lesson}#${name}`;
  const own = useRef<HTMLElement>(null);
  const frame = useRef<ResultHandle>(null);
  const results = useMemo(() => ({ title, frames: [frame] }), [title]);
  const sample = useSampleCode(id, files);
  const [isEditing, setEditing] = useState(false);
  const [shownFile, setShownFile] = useState(0);
  const [width, setWidth] = useState<ResultWidth>('own');
  const [held, setHeld] = useState<string>();
  const [isBrokenLink, setBrokenLink] = useState(false);
  const measure = useMeasure();
  const [activeNote, setActiveNote] = useState<number>();
  const settled = useDebouncedValue(sample.sources, debounceMs);

  useSharedCode(id, name, (code) => {
    own.current?.scrollIntoView({ block: 'start' });
    setBrokenLink(code === undefined);
    if (code === undefined) return;
    sample.take(code);
    const scripted = Object.entries(code).map(([language, text]) => ({
      language: language === 'js' ? ('js' as const) : ('html' as const),
      code: text,
    }));
    if (hasScript(scripted)) setHeld('This shared code has a script, which has not run yet.');
    setEditing(true);
  });

  function edit(): void {
    if (hasNeverFinished(id)) setHeld('Last time this script did not finish, so it was not run.');
    sample.recall();
    setEditing(true);
  }

  const isLive = (isEditing || sample.isChanged) && held === undefined;
  const language = files[shownFile]?.language ?? 'html';
  const setupFiles = setup.map((file) => ({ language: file.language, code: codeText(file.html) }));
  const parts = Children.toArray(children);
  const isInBody = (part: (typeof parts)[number]) =>
    isValidElement<{ slot?: string }>(part) && part.props.slot === 'body';
  return (
    <SampleContext
      value={{
        id,
        title,
        sample,
        frame,
        showFile: (shown) =>
          setShownFile(
            Math.max(
              0,
              files.findIndex((file) => file.language === shown),
            ),
          ),
        note: { active: activeNote, show: setActiveNote },
      }}
    >
      <figure
        ref={own}
        className={`example ${isEditing ? 'is-edited' : ''} ${sample.isChanged ? 'is-changed' : ''} ${wrong ? 'is-wrong' : ''} ${notes ? 'has-notes' : ''} ${measure.isOn ? 'is-measured' : ''}`}
        data-example={id}
        aria-label={title}
      >
        <div className="example-head">
          <FileTabs
            id={id}
            title={title}
            languages={files.map((file) => file.language)}
            shown={shownFile}
            onShow={setShownFile}
          />
          <div className="example-tools">
            <button
              type="button"
              className="tool measure-tool"
              aria-pressed={measure.isOn}
              onClick={measure.toggle}
            >
              <Ruler aria-hidden="true" strokeWidth={1.75} />
              <span className="measure-word">Measure</span>
            </button>
            <WidthSwitch width={width} onChange={setWidth} />
            {(isEditing || sample.isChanged) && (
              <ResetButton
                to="the lesson’s code"
                onClick={() => {
                  sample.reset();
                  setHeld(undefined);
                }}
              />
            )}
            {(isEditing || sample.isChanged) && <ShareButton name={name} sources={sample.sources} />}
            <EditSwitch isEditing={isEditing} onEdit={edit} onDone={() => setEditing(false)} />
          </div>
        </div>
        {isBrokenLink && (
          <p className="example-note" role="alert">
            The code in this link can’t be read: the link was cut off or changed. This is the lesson’s own
            code.
          </p>
        )}
        <EditedSample
          title={title}
          files={files}
          sample={sample}
          shownFile={shownFile}
          language={language}
          isEditing={isEditing}
          frame={frame}
          onShowFile={setShownFile}
          highlighted={files.map((file, index) => {
            const shown = { file, title, isShown: index === shownFile };
            const code = sample.isChanged ? sample.sources[index]?.code : undefined;
            const isPlain = code === undefined && variants === undefined && notes === undefined;
            return isPlain ? (
              <HighlightedCode key={file.language} {...shown} code={undefined} />
            ) : (
              <ExampleCode
                key={file.language}
                {...shown}
                code={code}
                variants={variants}
                notes={notes}
                activeNote={activeNote}
                onNote={setActiveNote}
              />
            );
          })}
          result={(onPicked) => (
            <>
              {parts.filter(isInBody)}
              <ResultFrame
                ref={frame}
                title={title}
                src={result}
                files={isLive ? joinSetup(settled, setupFiles) : undefined}
                original={joinSetup(sample.originals, setupFiles)}
                height={height}
                expectedHeight={expectedHeight}
                width={width}
                onPicked={onPicked}
                onRunning={(isRunning) => markRunning(id, isRunning)}
              />
              {measure.isOn && measure.Layer && (
                <measure.Layer
                  frame={frame}
                  title={title}
                  sources={sample.sources}
                  onClose={measure.toggle}
                />
              )}
              {measure.hasFailed && (
                <p className="result-held" role="alert">
                  Measure could not load. Check your connection and press it again.
                </p>
              )}
              {held !== undefined && (
                <p className="result-held">
                  {held}{' '}
                  <Button size="small" onClick={() => setHeld(undefined)}>
                    Run it
                  </Button>
                </p>
              )}
            </>
          )}
        />
        <ResultsContext value={results}>{parts.filter((part) => !isInBody(part))}</ResultsContext>
        {setup.length > 0 && <Setup title={title} files={setup} />}
        {wrong && (
          <figcaption className="sample-wrong example-note">
            <Node state="closed" />{' '}
            <span>
              <strong>Wrong on purpose.</strong> {wrong}
            </span>
          </figcaption>
        )}
      </figure>
    </SampleContext>
  );
}
