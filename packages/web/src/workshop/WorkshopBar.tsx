// The top of the workshop: undo, scenarios, sharing, and playing.
import { Icon, type IconName } from '../kit/draw/Icon.tsx';
import { PhaseBar } from '../table/frame/PhaseBar.tsx';

interface StepProps {
  label: string;
  title: string;
  left: number;
  flip?: boolean;
  step(): void;
}

const Step = ({ label, title, left, flip, step }: StepProps) => (
  <button
    type="button"
    className={flip ? 'icon-button flip' : 'icon-button'}
    aria-label={label}
    title={title}
    disabled={left === 0}
    onClick={step}
  >
    <Icon name="undo" size={18} />
  </button>
);

const Named = ({ icon, name, open }: { icon: IconName; name: string; open(): void }) => (
  <button type="button" className="button" aria-label={name} onClick={open}>
    <Icon name={icon} />
    <span>{name}</span>
  </button>
);

interface WorkshopBarProps {
  heading: string;
  name: string;
  steps: { undo(): void; redo(): void; undoes: number; redoes: number };
  stopped: boolean;
  openShelf(): void;
  openShare(): void;
  play(): void;
}

export function WorkshopBar({ heading, name, steps, stopped, openShelf, openShare, play }: WorkshopBarProps) {
  return (
    <PhaseBar title={heading} sub={name}>
      <div className="ed-bar">
        <Step label="Undo" title="Undo (U)" left={steps.undoes} step={steps.undo} />
        <Step label="Redo" title="Redo (Ctrl+Y)" left={steps.redoes} flip step={steps.redo} />
        <Named icon="list" name="Scenarios" open={openShelf} />
        <Named icon="link" name="Share and more" open={openShare} />
        <button type="button" className="button primary" aria-disabled={stopped} onClick={play}>
          <Icon name="play" size={14} />
          Play it
        </button>
      </div>
    </PhaseBar>
  );
}
