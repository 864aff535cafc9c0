import { useEffect, useRef, useState } from 'react';
import { frameScript } from 'virtual:motion-script';
import type { Results } from '#app/learn/parts/results-context.ts';
import type { FrameCommand, Motion } from '#app/learn/playground/frame/frame-messages.ts';

const noMotion: Motion = { time: 0, duration: 0, isPlaying: false, isWaiting: false, stops: [] };

type MotionController = {
  motion: Motion;
  speed: number;
  send: (command: FrameCommand) => void;
  /** Shows a moment, in milliseconds from the start. */
  seek: (time: number) => void;
  changeSpeed: (rate: number) => void;
};

/** The playback state of one or several results, and the commands. Every command is posted to all results. */
export function useMotion(frames: Results['frames']): MotionController {
  const [motions, setMotions] = useState<Record<number, Motion>>({});
  const [speed, setSpeed] = useState<number>(1);
  const speedRef = useRef(speed);
  const isSeeking = useRef(false);

  useEffect(() => {
    const stops = frames.map(({ current: frame }, index) => {
      const stop = frame?.listen((message) => {
        // Until the frame has paused for the seek, its messages have the time before the seek.
        if (message.kind === 'motion' && !(isSeeking.current && message.motion.isPlaying)) {
          isSeeking.current = false;
          setMotions((before) => ({ ...before, [index]: message.motion }));
        }
        if (message.kind !== 'started') return;
        frame.send({ kind: 'run', name: 'motion', script: frameScript });
        frame.send({ kind: 'speed', rate: speedRef.current });
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
  return {
    // Of several results, the longest one determines the state.
    motion: Object.values(motions).reduce(
      (longest, motion) => (motion.duration > longest.duration ? motion : longest),
      motions[0] ?? noMotion,
    ),
    speed,
    send,
    seek(time) {
      send({ kind: 'seek', time });
      isSeeking.current = true;
      // Updated at once, because the next key press seeks from here.
      setMotions((before) =>
        Object.fromEntries(
          Object.entries(before).map(([index, motion]) => [index, { ...motion, time, isPlaying: false }]),
        ),
      );
    },
    changeSpeed(rate) {
      setSpeed(rate);
      speedRef.current = rate;
      send({ kind: 'speed', rate });
    },
  };
}
