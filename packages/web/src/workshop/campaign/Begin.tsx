// A new campaign: from a seed, or from a file.
import type { OwnCampaign, ScenarioHead } from '@xenotable/kernel';
import { useState } from 'react';
import { anySeed } from '../../kit/anySeed.ts';
import { FileButton } from '../../kit/FileButton.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { seedNumber } from '../../kit/seedOf.ts';
import { ChoiceField } from '../fields.tsx';
import type { CampaignCraft } from './contract.ts';

interface BeginProps<S extends ScenarioHead, P> {
  craft: CampaignCraft<S, P>;
  begin(campaign: OwnCampaign<S>): void;
  open(text: string): void;
}

export function Begin<S extends ScenarioHead, P>({ craft, begin, open }: BeginProps<S, P>) {
  const { sizes = [] } = craft;
  const [seed, setSeed] = useState('');
  const [size, setSize] = useState(sizes[0]?.[0] ?? '');
  return (
    <form
      className="campaign-begin"
      aria-label="A new campaign"
      onSubmit={(event) => {
        event.preventDefault();
        begin(craft.generate(seed.trim() === '' ? anySeed() : seedNumber(seed), size));
      }}
    >
      <p>{craft.says}</p>
      <label className="ed-field wide">
        <span>Seed</span>
        <input
          className="field"
          placeholder="any word or number; empty for a surprise"
          maxLength={60}
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
        />
      </label>
      {sizes.length > 0 && <ChoiceField label="Size" value={size} choices={sizes} change={setSize} wide />}
      <div className="flex-row">
        <button type="submit" className="button primary">
          <Icon name="flag" />
          Make the campaign
        </button>
        <FileButton
          words="Open a file"
          label="Campaign file"
          accept=".json,application/json"
          take={(file) => void file.text().then(open)}
        />
      </div>
    </form>
  );
}
