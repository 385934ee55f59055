// Settings of this device.
import { KeySettings } from './KeySettings.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { RadioSegments } from '../kit/Segments.tsx';
import { DeviceData } from './DeviceData.tsx';
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
      <RadioSegments
        name={name}
        items={choices}
        chosen={settings[name]}
        choose={(value) => changeSettings({ [name]: value })}
      />
    </fieldset>
  );
}

/** Warnings that the player turned off. */
function Muted() {
  const { muted } = useSettings();
  if (muted.length === 0) return null;
  return (
    <p className="flex-row">
      <span className="muted">
        {muted.length} {muted.length === 1 ? 'question is' : 'questions are'} turned off.
      </span>
      <button type="button" className="button small" onClick={() => changeSettings({ muted: [] })}>
        Ask them again
      </button>
    </p>
  );
}

/** Briefings before a mission, and warnings before something is left undone. */
const Warned = () => (
  <>
    <Pick
      name="nags"
      label="Before something is left undone"
      choices={[
        [true, 'Ask'],
        [false, 'Go on'],
      ]}
    />
    <Muted />
    <Pick
      name="briefings"
      label="Before a mission"
      choices={[
        [true, 'Show the briefing'],
        [false, 'Begin at once'],
      ]}
    />
  </>
);

/** How happenings are shown. */
function Films() {
  return (
    <>
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
        name="film"
        label="Fights and enemy turns"
        choices={[
          ['slow', 'Slow'],
          ['normal', 'Normal'],
          ['fast', 'Fast'],
          ['step', 'Step by step'],
          ['none', 'Only the result'],
        ]}
      />
      <Pick
        name="advance"
        label="Pictures without movement"
        choices={[
          [false, 'Wait for Next'],
          [true, 'Go on by themselves'],
        ]}
      />
    </>
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
      <Films />
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
      <Warned />
      <div className="donly">
        <Pick
          name="letters"
          label="Single-letter keys"
          choices={[
            [true, 'On'],
            [false, 'Off'],
          ]}
        />
        <KeySettings />
      </div>
      <DeviceData />
    </Dialog>
  );
}
