import { useEffect, useRef, useState } from 'react';
import { frameScript } from 'virtual:motion-script';
import type { Results } from '#app/learn/parts/results-context.ts';
import type { FrameCommand, Motion } from '#app/learn/playground/frame/frame-messages.ts';

const still: Motion = { time: 0, duration: 0, isPlaying: false, isWaiting: false, stops: [] };

type MotionController = {
  motion: Motion;
  speed: number;
  send: (command: FrameCommand) => void;
  /** Shows a moment, in milliseconds from the start. */
  seek: (time: number) => void;
  changeSpeed: (rate: number) => void;
};

/** The motion of one or several results: where it is, and what plays it. Every command is posted to all results. */
export function useMotion(frames: Results['frames']): MotionController {
  const [motions, setMotions] = useState<Record<number, Motion>>({});
  const [speed, setSpeed] = useState<number>(1);
  const speedNow = useRef(speed);
  const isSeeking = useRef(false);

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
  return {
    // Of several results, the one that takes longest says where they are.
    motion: Object.values(motions).reduce(
      (longest, motion) => (motion.duration > longest.duration ? motion : longest),
      motions[0] ?? still,
    ),
    speed,
    send,
    seek(time) {
      send({ kind: 'seek', time });
      isSeeking.current = true;
      // At once on the line: the next key counts from there.
      setMotions((before) =>
        Object.fromEntries(
          Object.entries(before).map(([index, motion]) => [index, { ...motion, time, isPlaying: false }]),
        ),
      );
    },
    changeSpeed(rate) {
      setSpeed(rate);
      speedNow.current = rate;
      send({ kind: 'speed', rate });
    },
  };
}
