// The page of the editor for home-made units, weapons and cards.
import type { ScenarioHead } from '@xenotable/kernel';
import type { FormProps, SettingsPage } from '../craft.ts';
import type { ContentCraft } from './contentCraft.ts';
import { ContentForm } from './ContentForm.tsx';

export const CONTENT = 'content';

export const contentPage = <S extends ScenarioHead>(craft: ContentCraft<S>): SettingsPage<S> => ({
  id: CONTENT,
  name: 'Content',
  fields: /^content/,
  Form: (props: FormProps<S>) => <ContentForm craft={craft} {...props} />,
});
