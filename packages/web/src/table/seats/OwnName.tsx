// The name that a person wants to have at a table.

interface OwnNameProps {
  id: string;
  name: string;
  setName(name: string): void;
}

export const OwnName = ({ id, name, setName }: OwnNameProps) => (
  <>
    <label className="label" htmlFor={id}>
      Your name
    </label>
    <input
      id={id}
      className="field"
      value={name}
      maxLength={40}
      required
      autoComplete="name"
      onChange={(event) => setName(event.target.value)}
    />
  </>
);
