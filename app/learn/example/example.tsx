import { Children, isValidElement, useMemo, useRef, useState, type ReactNode } from 'react';
import { DraftNote } from '#app/learn/code/draft-note.tsx';
import { EditedSample } from '#app/learn/example/edited-sample.tsx';
import { ExampleResult } from '#app/learn/example/example-result.tsx';
import { ExampleTools } from '#app/learn/example/example-tools.tsx';
import { hasDraftNote, useExample, type ExampleController } from '#app/learn/example/use-example.ts';
import { getFileIndex } from '#app/learn/code/source-files.ts';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import { SampleContext, type SampleContextValue } from '#app/learn/parts/sample-context.ts';
import { useMeasure } from '#app/learn/parts/measure/use-measure.ts';
import { Setup } from '#app/learn/parts/setup/setup.tsx';
import { ExampleCode } from '#app/learn/parts/example-code.tsx';
import type { ResultHandle, ResultWidth } from '#app/learn/playground/result/result-frame.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledExample } from '#contract/lessons/lesson-parts.ts';
import './example.css';

/** Splits the parts inside an example into those above its result and those below the example. */
function splitParts(children: ReactNode): { inBody: ReactNode[]; below: ReactNode[] } {
  const parts = Children.toArray(children);
  const isBodyPart = (part: ReactNode) =>
    isValidElement<{ slot?: string }>(part) && part.props.slot === 'body';
  return { inBody: parts.filter(isBodyPart), below: parts.filter((part) => !isBodyPart(part)) };
}

/** A sample's code beside its result; *Edit* turns it into an editor in place. */
export function Example({ children, ...compiled }: CompiledExample & { children?: ReactNode }) {
  const { name, title, files, setup = [], notes, wrong, show = [] } = compiled;
  const figure = useRef<HTMLElement>(null);
  const example = useExample(compiled, figure);
  const { id, sample, view, showFile } = example;
  const frame = useRef<ResultHandle>(null);
  const results = useMemo(() => ({ title, frames: [frame] }), [title]);
  const measure = useMeasure();
  const [width, setWidth] = useState<ResultWidth>('auto');
  const [activeNote, setActiveNote] = useState<number>();
  const note = { active: activeNote, show: setActiveNote };
  const parts = splitParts(children);
  return (
    <SampleContext
      value={{
        id,
        title,
        sample,
        frame,
        note,
        showFile: (language) => showFile(getFileIndex(files, language)),
      }}
    >
      <figure
        ref={figure}
        className={`example ${view.isEditing ? 'is-edited' : ''} ${sample.isChanged ? 'is-changed' : ''} ${wrong ? 'is-wrong' : ''} ${notes ? 'has-notes' : ''} ${measure.isOn ? 'is-measured' : ''}`}
        data-example={id}
        aria-label={title}
      >
        <div className="example-head">
          <FileTabs
            id={id}
            title={title}
            languages={files.map((file) => file.language)}
            shown={view.shownFile}
            onShow={showFile}
          />
          <ExampleTools
            name={name}
            title={title}
            show={show}
            example={example}
            measure={measure}
            width={width}
            onWidth={setWidth}
          />
        </div>
        <ExampleAlerts example={example} />
        <EditedSample
          title={title}
          files={files}
          sample={sample}
          shownFile={view.shownFile}
          isEditing={view.isEditing}
          language={files[view.shownFile]?.language ?? 'html'}
          frame={frame}
          onShowFile={showFile}
          whose={<ExampleNote example={example} />}
          highlighted={<ExampleFiles compiled={compiled} example={example} note={note} />}
          result={(onPicked) => (
            <>
              {parts.inBody}
              <ExampleResult
                compiled={compiled}
                example={example}
                frame={frame}
                measure={measure}
                width={width}
                onPicked={onPicked}
              />
            </>
          )}
        />
        <ResultsContext value={results}>{parts.below}</ResultsContext>
        {setup.length > 0 && <Setup title={title} files={setup} />}
        {wrong && <MistakeCaption isChanged={sample.isChanged}>{wrong}</MistakeCaption>}
      </figure>
    </SampleContext>
  );
}

type ExampleFilesProps = {
  compiled: CompiledExample;
  example: ExampleController;
  note: SampleContextValue['note'];
};

/** The example's files, one of them shown. Only files with marks are rendered line by line. */
function ExampleFiles({ compiled, example, note }: ExampleFilesProps) {
  const { files, title, variants, notes } = compiled;
  const { sample, view } = example;
  return files.map((file, index) => {
    const fileProps = { file, title, isShown: index === view.shownFile };
    const code = sample.isChanged ? sample.sources[index]?.code : undefined;
    const isPlain = code === undefined && variants === undefined && notes === undefined;
    return isPlain ? (
      <HighlightedCode key={file.language} {...fileProps} code={undefined} />
    ) : (
      <ExampleCode
        key={file.language}
        {...fileProps}
        exampleId={example.id}
        code={code}
        variants={variants}
        notes={notes}
        activeNote={note.active}
        onNote={note.show}
      />
    );
  });
}

/** What keeps the code of a link from being shown, or code from running. */
function ExampleAlerts({ example: { view, runBlockedCode } }: { example: ExampleController }) {
  return (
    <>
      {view.isBrokenLink && (
        <p className="example-note" role="alert">
          The code in this link can’t be read: the link was cut off or changed. This is the lesson’s own code.
        </p>
      )}
      {view.blockedReason !== undefined && <BlockedCode reason={view.blockedReason} onRun={runBlockedCode} />}
    </>
  );
}

/** Whose code is shown. */
function ExampleNote({ example }: { example: ExampleController }) {
  if (!hasDraftNote(example)) return null;
  return (
    <DraftNote
      sample={example.sample}
      otherwise={example.view.isShared ? 'Code from a shared link' : ''}
      onShow={example.showVersion}
      onStartOver={example.reset}
    />
  );
}

/**
 * Why the learner's code has not run. It is above the code: below it, the button would move when the editor
 * arrives and wraps long lines.
 */
function BlockedCode({ reason, onRun }: { reason: string; onRun: () => void }) {
  return (
    <p className="example-note">
      {reason}{' '}
      <Button size="small" onClick={onRun}>
        Run it
      </Button>
    </p>
  );
}

/** What is wrong with an example that shows a mistake. The learner’s change may have corrected it. */
function MistakeCaption({ isChanged, children }: { isChanged: boolean; children: string }) {
  return (
    <figcaption className="sample-wrong example-note">
      <Node state="closed" />{' '}
      <span>
        <strong>{isChanged ? 'Before your change: wrong on purpose.' : 'Wrong on purpose.'}</strong>{' '}
        {children}
      </span>
    </figcaption>
  );
}
