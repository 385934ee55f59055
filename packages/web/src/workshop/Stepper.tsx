// A number with a button on each side of it.
interface StepperProps {
  /** What is counted: 'Gnawer'. */
  label: string;
  value: number;
  least?: number;
  most: number;
  change(value: number): void;
}

export const Stepper = ({ label, value, least = 0, most, change }: StepperProps) => (
  <span className="stepper" role="group" aria-label={label}>
    <button
      type="button"
      aria-label={`Fewer: ${label}`}
      disabled={value <= least}
      onClick={() => change(value - 1)}
    >
      −
    </button>
    <output aria-label={`${label}: ${value}`}>{value}</output>
    <button
      type="button"
      aria-label={`More: ${label}`}
      disabled={value >= most}
      onClick={() => change(value + 1)}
    >
      +
    </button>
  </span>
);
