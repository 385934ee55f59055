// The panel of talk beside the board.
import { TalkPanel } from './TalkPanel.tsx';
import { type TalkProps, useTalk } from './useTalk.ts';
import './talk.css';

export default function TalkColumn(props: TalkProps) {
  const here = useTalk(props);
  return <TalkPanel here={here} state={props.state} panels={props.panels} />;
}
