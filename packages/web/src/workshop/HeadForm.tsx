// The head of a scenario: name, story, author, and licence.
import type { ScenarioHead } from '@xenotable/kernel';
import { TextField } from './fields.tsx';

interface HeadFormProps {
  scenario: ScenarioHead;
  edit(fields: Partial<ScenarioHead>): void;
}

export const HeadForm = ({ scenario, edit }: HeadFormProps) => (
  <>
    <TextField label="Name" value={scenario.name} most={60} change={(name) => edit({ name })} />
    <TextField label="Story" value={scenario.text} most={600} rows={3} change={(text) => edit({ text })} />
    <TextField
      label="Made by"
      value={scenario.author ?? ''}
      most={60}
      narrow
      change={(author) => edit({ author })}
    />
    <TextField
      label="Licence"
      value={scenario.licence ?? ''}
      most={60}
      narrow
      change={(licence) => edit({ licence })}
    />
  </>
);
