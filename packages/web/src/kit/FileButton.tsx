// Opens a file. It is a label around the browser's own field, which keys and screen readers reach.
import { Icon, type IconName } from './draw/Icon.tsx';

interface FileButtonProps {
  words: string;
  /** The field's own name, if the words are too short for it. */
  label?: string;
  icon?: IconName;
  small?: boolean;
  accept: string;
  take(file: File): void;
}

export const FileButton = ({ words, label, icon = 'file', small = false, accept, take }: FileButtonProps) => (
  <label className={small ? 'button small file-button' : 'button file-button'}>
    <Icon name={icon} size={small ? 14 : 16} />
    <span>{words}</span>
    <input
      type="file"
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file !== undefined) take(file);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  </label>
);
