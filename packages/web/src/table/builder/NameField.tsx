// The name of a list, above its entries.
interface NameFieldProps {
  /** 'Name of the squad' */
  label: string;
  value: string;
  change(name: string): void;
}

export const NameField = ({ label, value, change }: NameFieldProps) => (
  <input
    className="field"
    value={value}
    maxLength={60}
    aria-label={label}
    onChange={(event) => change(event.target.value)}
  />
);
