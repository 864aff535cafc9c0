import { Info, Pause, Play as PlayIcon, RotateCcw } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { NodeSlider } from '#app/learn/parts/node-slider/node-slider.tsx';
import { formatTime, findStop, formatSeconds } from '#app/learn/parts/player/format-time.ts';
import { useMotion } from '#app/learn/parts/player/use-motion.ts';
import { useResults } from '#app/learn/parts/results-context.ts';
import type { Motion } from '#app/learn/playground/frame/frame-messages.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { chooseEndRadio } from '#app/ui/choose-end-radio.ts';
import './player.css';

const speeds = [
  { rate: 1, label: '1×', accessibleName: 'Normal speed' },
  { rate: 0.25, label: '¼×', accessibleName: 'A quarter of the speed' },
] as const;
const stepMs = 10;
const nothingMoves =
  'Nothing has moved yet. If the result waits for a press, a pointer, the focus or an edit, do that first. Then play it again here.';

/** Controls below an animated result: replay it, slow it down, or seek. */
export function Player() {
  const { title, frames } = useResults();
  const { motion, speed, send, seek, changeSpeed } = useMotion(frames);
  const { time, duration, isPlaying, isWaiting, stops } = motion;
  const hasMotion = duration > 0;
  /** *Play* was pressed before anything could move. */
  const [isAsked, setAsked] = useState(false);

  function handleKeyDown(event: KeyboardEvent): void {
    // Buttons and radio buttons use Space themselves.
    const usesSpace = event.target instanceof Element && event.target.matches('button, [type=radio]');
    const isAtEnd = time > duration - stepMs;
    if (event.key === ' ' && !usesSpace) send({ kind: isPlaying ? 'pause' : isAtEnd ? 'play' : 'resume' });
    else if (event.key === 'PageDown') seek(findStop(time, duration, stops, 1));
    else if (event.key === 'PageUp') seek(findStop(time, duration, stops, -1));
    else return;
    event.preventDefault();
  }

  return (
    <div className="player" role="group" aria-label={`Player of ${title}`} onKeyDown={handleKeyDown}>
      <div className="player-row">
        <PlayButton
          motion={motion}
          onPress={() => {
            if (hasMotion) return send({ kind: isPlaying ? 'pause' : 'play' });
            setAsked(true);
            announce(nothingMoves);
          }}
        />
        <SpeedChoice speed={speed} onChange={changeSpeed} />
        <div className="player-line">
          {hasMotion ? (
            <NodeSlider
              label="Time"
              valueText={formatTime(time, duration, stops)}
              min={0}
              max={Math.round(duration)}
              step={stepMs}
              value={Math.round(time)}
              stops={stops}
              onChange={seek}
            />
          ) : (
            <p className={`player-hint ${isAsked ? 'is-asked' : ''}`}>{nothingMoves}</p>
          )}
        </div>
        {hasMotion && (
          <p className="player-time mono" aria-hidden="true">
            <strong>{formatSeconds(time)}</strong> <span>of {formatSeconds(duration)}</span>
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

const playButtons = {
  playing: { label: 'Pause', Icon: Pause },
  'at the start': { label: 'Play', Icon: PlayIcon },
  'further on': { label: 'Play again', Icon: RotateCcw },
} as const;

function PlayButton({ motion, onPress }: { motion: Motion; onPress: () => void }) {
  const { time, isPlaying } = motion;
  const { label, Icon } = playButtons[isPlaying ? 'playing' : time < stepMs ? 'at the start' : 'further on'];
  return (
    <Button
      size="small"
      className="player-play"
      icon={<Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

function SpeedChoice({ speed, onChange }: { speed: number; onChange: (rate: number) => void }) {
  const group = useId();
  return (
    <div className="player-speeds mono" role="radiogroup" aria-label="Speed">
      {speeds.map(({ rate, label, accessibleName }) => (
        <label key={rate} className="player-speed">
          <input
            type="radio"
            name={group}
            aria-label={accessibleName}
            checked={rate === speed}
            onChange={() => onChange(rate)}
            onKeyDown={chooseEndRadio}
          />
          <span aria-hidden="true">{label}</span>
        </label>
      ))}
    </div>
  );
}
