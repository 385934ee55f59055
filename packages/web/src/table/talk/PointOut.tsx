// In the details of a thing, for touch: points it out to the others.
import type { ThingId } from '../../boards/things.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { pingFrom } from './usePings.ts';
import { type TalkProps, useTalk } from './useTalk.ts';

export default function PointOut({ thing, ...props }: TalkProps & { thing: ThingId }) {
  const here = useTalk(props);
  return (
    <button type="button" className="button ponly" onClick={() => pingFrom(here, thing)}>
      <Icon name="eye" size={14} />
      Point it out
    </button>
  );
}
