// Remembers where everything was: before each picture, and at a person's last act. Measured just before the page changes.
import type { ThingId } from '@xenotable/kernel';
import { Component, type RefObject } from 'react';
import type { Since } from '../client/tableState.ts';
import type { Picture } from '../film/pictures.ts';
import { type Place, type Places, StagePlaces } from './places.ts';

export class Memory {
  private readonly before = new WeakMap<Picture, Places>();
  private start: Places = new Map();
  private last: Places = new Map();

  /** Called before the page shows another picture, or the result of an act. */
  note(stage: Element, picture: Picture | null, acted: boolean): void {
    const places = new StagePlaces(stage).all();
    this.last = new Map([...this.last, ...places]);
    if (acted) this.start = places;
    if (picture !== null && !this.before.has(picture)) this.before.set(picture, places);
  }

  /** Called before the page shows an unrelated moment: old places do not apply to it. */
  forget(): void {
    this.start = new Map();
    this.last = new Map();
  }

  /** The place of a thing before a picture, or at the last act. */
  placeBefore(thing: ThingId, picture: Picture | null): Place | null {
    const then = picture === null ? undefined : this.before.get(picture);
    return (then ?? this.start).get(thing) ?? null;
  }

  /** The last known place of a thing. */
  placeOf(thing: ThingId): Place | null {
    return this.last.get(thing) ?? null;
  }
}

interface RememberProps {
  memory: Memory;
  stage: RefObject<HTMLElement | null>;
  view: unknown;
  picture: Picture | null;
  since: Since | null;
  /** In a replay: the step that is shown. */
  step: number;
}

/** Draws nothing: it measures the board before it changes. */
export class Remember extends Component<RememberProps> {
  override getSnapshotBeforeUpdate(before: RememberProps): null {
    const { memory, stage, view, picture, since, step } = this.props;
    const acted = before.since !== since;
    if (Math.abs(step - before.step) > 1) memory.forget();
    else if (stage.current !== null && (acted || before.view !== view || before.picture !== picture))
      memory.note(stage.current, picture, acted);
    return null;
  }

  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
