import { Info, Pause, Play as PlayIcon, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { frameScript } from 'virtual:motion-script';
import { NodeSlider } from '#app/learn/parts/node-slider/node-slider.tsx';
import { describeTime, findStop, seconds } from '#app/learn/parts/player/describe-time.ts';
import { useResults } from '#app/learn/parts/results-context.ts';
import type { FrameCommand, Motion } from '#app/learn/playground/frame/frame-messages.ts';
import { Button } from '#app/ui/controls/button.tsx';
import './player.css';

const still: Motion = { time: 0, duration: 0, isPlaying: false, isWaiting: false, stops: [] };
const speeds = [
  { rate: 1, label: '1×', said: 'Normal speed' },
  { rate: 0.25, label: '¼×', said: 'A quarter of the speed' },
] as const;
const stepMs = 10;

/** Below a result that moves: play it again, slowly, or drag through it. */
export function Player() {
  const { title, frames } = useResults();
  const [motions, setMotions] = useState<Record<number, Motion>>({});
  const [speed, setSpeed] = useState<number>(1);
  const speedNow = useRef(speed);
  const isSeeking = useRef(false);
  const group = useId();
  // Of several results, the one that takes longest says where they are.
  const { time, duration, isPlaying, isWaiting, stops } = Object.values(motions).reduce(
    (longest, motion) => (motion.duration > longest.duration ? motion : longest),
    motions[0] ?? still,
  );
  const hasMotion = duration > 0;
  const isAtStart = time < stepMs;

  useEffect(() => {
    const stops = frames.map(({ current: frame }, index) => {
      const stop = frame?.listen((message) => {
        // Until the frame has stopped for it, what it says is of the time before the jump.
        if (message.kind === 'motion' && !(isSeeking.current && message.motion.isPlaying)) {
          isSeeking.current = false;
          setMotions((before) => ({ ...before, [index]: message.motion }));
        }
        if (message.kind !== 'started') return;
        frame.send({ kind: 'run', name: 'motion', script: frameScript });
        frame.send({ kind: 'speed', rate: speedNow.current });
      });
      frame?.send({ kind: 'ask' });
      return stop;
    });
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [frames]);

  function send(command: FrameCommand): void {
    isSeeking.current = false;
    for (const { current: frame } of frames) frame?.send(command);
  }
  /** Shows a moment, at once on the line: the next key counts from there. */
  function seek(to: number): void {
    send({ kind: 'seek', time: to });
    isSeeking.current = true;
    setMotions((before) =>
      Object.fromEntries(
        Object.entries(before).map(([index, motion]) => [index, { ...motion, time: to, isPlaying: false }]),
      ),
    );
  }
  function changeSpeed(rate: number): void {
    setSpeed(rate);
    speedNow.current = rate;
    send({ kind: 'speed', rate });
  }
  function pressKey(event: KeyboardEvent): void {
    // Buttons and radio buttons use Space themselves.
    const usesSpace = event.target instanceof Element && event.target.matches('button, [type=radio]');
    if (event.key === ' ' && !usesSpace) send({ kind: isPlaying ? 'pause' : isAtEnd ? 'play' : 'resume' });
    else if (event.key === 'PageDown') seek(findStop(time, duration, stops, 1));
    else if (event.key === 'PageUp') seek(findStop(time, duration, stops, -1));
    else return;
    event.preventDefault();
  }
  const isAtEnd = time > duration - stepMs;

  return (
    <div className="player" role="group" aria-label={`Player of ${title}`} onKeyDown={pressKey}>
      <div className="player-row">
        <Button
          size="small"
          className="player-play"
          disabled={!hasMotion}
          icon={
            isPlaying ? (
              <Pause aria-hidden="true" size={16} strokeWidth={1.75} />
            ) : isAtStart ? (
              <PlayIcon aria-hidden="true" size={16} strokeWidth={1.75} />
            ) : (
              <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
            )
          }
          onClick={() => send({ kind: isPlaying ? 'pause' : 'play' })}
        >
          {isPlaying ? 'Pause' : isAtStart ? 'Play' : 'Play again'}
        </Button>
        <div className="player-speeds mono" role="radiogroup" aria-label="Speed">
          {speeds.map(({ rate, label, said }) => (
            <label key={rate} className="player-speed">
              <input
                type="radio"
                name={group}
                aria-label={said}
                checked={rate === speed}
                onChange={() => changeSpeed(rate)}
              />
              <span aria-hidden="true">{label}</span>
            </label>
          ))}
        </div>
        <div className="player-line">
          {hasMotion ? (
            <NodeSlider
              label="Time"
              said={describeTime(time, duration, stops)}
              min={0}
              max={Math.round(duration)}
              step={stepMs}
              value={Math.round(time)}
              stops={stops}
              onChange={seek}
            />
          ) : (
            <p className="player-hint">
              Nothing has moved yet. Point at the result, focus it or press it, then play it again here.
            </p>
          )}
        </div>
        {hasMotion && (
          <p className="player-time mono" aria-hidden="true">
            <strong>{seconds(time)}</strong> <span>of {seconds(duration)}</span>
          </p>
        )}
      </div>
      {isWaiting && hasMotion && (
        <p className="player-note">
          <Info aria-hidden="true" size={16} strokeWidth={1.75} />
          Your system asks for reduced motion, so the sample waits. Press Play, or drag along the line to see
          each position.
        </p>
      )}
    </div>
  );
}
