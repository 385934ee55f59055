// Settings of this device.
import { Dialog } from '../kit/Dialog.tsx';
import { type Settings, changeSettings, useSettings } from '../storage/settings.ts';

type Choice<K extends keyof Settings> = readonly [value: Settings[K], words: string];

function Pick<K extends keyof Settings>({
  name,
  label,
  choices,
}: {
  name: K;
  label: string;
  choices: readonly Choice<K>[];
}) {
  const settings = useSettings();
  return (
    <fieldset className="pick">
      <legend>{label}</legend>
      <div className="segments">
        {choices.map(([value, words]) => (
          <label key={String(value)} className={settings[name] === value ? 'active' : ''}>
            <input
              type="radio"
              name={name}
              checked={settings[name] === value}
              onChange={() => changeSettings({ [name]: value })}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export default function SettingsDialog({ close }: { close(): void }) {
  return (
    <Dialog title="Settings" close={close}>
      <Pick
        name="theme"
        label="Surface"
        choices={[
          ['dark', 'Dark'],
          ['paper', 'Paper'],
          ['system', 'As the device'],
        ]}
      />
      <Pick
        name="contrast"
        label="Contrast"
        choices={[
          ['normal', 'Normal'],
          ['more', 'High'],
        ]}
      />
      <Pick
        name="text"
        label="Text size"
        choices={[
          ['small', 'Small'],
          ['normal', 'Normal'],
          ['large', 'Large'],
          ['largest', 'Largest'],
        ]}
      />
      <Pick
        name="motion"
        label="Movement"
        choices={[
          ['none', 'None'],
          ['fast', 'Fast'],
          ['normal', 'Normal'],
        ]}
      />
      <Pick
        name="sound"
        label="Sound"
        choices={[
          [false, 'Off'],
          [true, 'On'],
        ]}
      />
      <Pick
        name="oneClick"
        label="Playing"
        choices={[
          [false, 'Preview first'],
          [true, 'One click'],
        ]}
      />
      <div className="donly">
        <Pick
          name="letters"
          label="Single-letter keys"
          choices={[
            [true, 'On'],
            [false, 'Off'],
          ]}
        />
      </div>
    </Dialog>
  );
}
