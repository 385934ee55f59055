// Parts of the page that the shell provides and every screen shows. Screens cannot import from the shell, so a context passes them down.
import { type ComponentType, Suspense, createContext, useContext } from 'react';

/** The entries of the main navigation. */
export type Place = 'play' | 'replays' | 'rules' | 'lab' | 'credits';

export interface ShellParts {
  Header: ComponentType<{ place: Place | null }>;
  SettingsDialog: ComponentType<{ close(): void }>;
}

const Nothing = (): null => null;

export const ShellPartsContext = createContext<ShellParts>({ Header: Nothing, SettingsDialog: Nothing });

/** The header of every page that is not a table. */
export function PageHeader({ place }: { place: Place | null }) {
  const { Header } = useContext(ShellPartsContext);
  return <Header place={place} />;
}

export function SettingsDialog({ close }: { close(): void }) {
  const { SettingsDialog: Dialog } = useContext(ShellPartsContext);
  return (
    <Suspense>
      <Dialog close={close} />
    </Suspense>
  );
}
